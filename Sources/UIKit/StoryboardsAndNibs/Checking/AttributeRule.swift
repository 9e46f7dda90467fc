/// A rule that converts an attribute's text to a property's value, and refuses other text.
@MainActor
struct AttributeRule {
  /// The expected format of the text, for messages.
  let expected: String
  /// Captures the current value of the property.
  ///
  /// The value is `nil` for an attribute that cannot be varied by size class.
  var capture: InterfaceCapture?
  let setting: (String, InterfaceResources) -> InterfaceSetting?

  /// An attribute that has no effect in a running app.
  static let ignored = AttributeRule(expected: "anything") { _, _ in { _, _ in } }

  static func bool<Object: AnyObject>(_ path: ReferenceWritableKeyPath<Object, Bool>) -> AttributeRule {
    AttributeRule(expected: "YES or NO", capture: capturing(path)) { text, _ in
      InterfaceText.bool(text).map { value in Self.set(path, value) }
    }
  }

  static func string<Object: AnyObject>(_ path: ReferenceWritableKeyPath<Object, String?>) -> AttributeRule {
    AttributeRule(expected: "text", capture: capturing(path)) { text, _ in Self.set(path, text) }
  }

  static func integer<Object: AnyObject>(
    _ path: ReferenceWritableKeyPath<Object, Int>, in range: ClosedRange<Int> = -1_000_000...1_000_000
  ) -> AttributeRule {
    AttributeRule(expected: "a whole number from \(range.lowerBound) to \(range.upperBound)", capture: capturing(path))
    { text, _ in
      Int(text).flatMap { range.contains($0) ? Self.set(path, $0) : nil }
    }
  }

  static func number<Object: AnyObject>(
    _ path: ReferenceWritableKeyPath<Object, CGFloat>,
    in range: ClosedRange<Double> = -InterfaceLimits.magnitude...InterfaceLimits.magnitude
  ) -> AttributeRule {
    AttributeRule(expected: "a number from \(range.lowerBound) to \(range.upperBound)", capture: capturing(path)) {
      text, _ in
      InterfaceText.number(text, in: range).map { Self.set(path, CGFloat($0)) }
    }
  }

  static func float<Object: AnyObject>(_ path: ReferenceWritableKeyPath<Object, Float>) -> AttributeRule {
    AttributeRule(expected: "a number", capture: capturing(path)) { text, _ in
      InterfaceText.number(text).map { Self.set(path, Float($0)) }
    }
  }

  static func choice<Object: AnyObject, Value>(
    _ path: ReferenceWritableKeyPath<Object, Value>, _ choices: [String: Value]
  ) -> AttributeRule {
    AttributeRule(expected: "one of \(choices.keys.sorted().joined(separator: ", "))", capture: capturing(path)) {
      text, _ in
      choices[text].map { Self.set(path, $0) }
    }
  }

  static func image<Object: AnyObject>(_ path: ReferenceWritableKeyPath<Object, UIImage?>) -> AttributeRule {
    AttributeRule(expected: "the name of an image", capture: capturing(path)) { text, resources in
      let image = resources.image(text)
      return { object, bundle in (object as? Object)?[keyPath: path] = image(bundle) }
    }
  }

  /// Returns a rule with custom closures for an attribute to which no other rule applies.
  static func custom<Object: AnyObject, Value>(
    _ type: Object.Type, expected: String, _ read: @escaping (String) -> Value?,
    _ apply: @escaping @MainActor (Object, Value) -> Void
  ) -> AttributeRule {
    AttributeRule(expected: expected) { text, _ -> InterfaceSetting? in
      guard let value = read(text) else { return nil }
      return { object, _ in
        guard let object = object as? Object else { return }
        apply(object, value)
      }
    }
  }

  /// Returns a rule that only validates an attribute, which is read elsewhere.
  static func checked(expected: String, _ isValid: @escaping (String) -> Bool) -> AttributeRule {
    AttributeRule(expected: expected) { text, _ -> InterfaceSetting? in
      guard isValid(text) else { return nil }
      return { _, _ in }
    }
  }

  static func priority(_ apply: @escaping @MainActor (UIView, UILayoutPriority) -> Void) -> AttributeRule {
    custom(UIView.self, expected: "a priority above 0 and at most 1000", InterfaceText.priority, apply)
  }

  static func set<Object: AnyObject, Value>(_ path: ReferenceWritableKeyPath<Object, Value>, _ value: Value)
    -> InterfaceSetting
  {
    { object, _ in (object as? Object)?[keyPath: path] = value }
  }

  /// Returns a closure that captures the value of a property.
  static func capturing<Object: AnyObject, Value>(_ path: ReferenceWritableKeyPath<Object, Value>) -> InterfaceCapture {
    { object in (object as? Object).map { set(path, $0[keyPath: path]) } }
  }
}
