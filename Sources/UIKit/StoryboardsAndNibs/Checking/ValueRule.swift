/// A rule that converts an element to a property's value.
@MainActor
struct ValueRule {
  /// The allowed names of the element.
  let elements: Set<String>
  /// Captures the current value of the property; `nil` for a value that cannot be varied by size class.
  var capture: InterfaceCapture?
  let setting: (InterfaceElement, InterfaceChecker) throws(_RuntimeInterfaceError) -> InterfaceSetting

  /// A value that has no effect in a running app.
  static let ignored = ValueRule(elements: []) { _, _ throws(_RuntimeInterfaceError) in { _, _ in } }

  static func color<Object: AnyObject>(_ path: ReferenceWritableKeyPath<Object, UIColor?>) -> ValueRule {
    ValueRule(elements: ["color"], capture: AttributeRule.capturing(path)) {
      element, checker throws(_RuntimeInterfaceError) in
      AttributeRule.set(path, try checker.color(element))
    }
  }

  static func font<Object: AnyObject>(_ path: ReferenceWritableKeyPath<Object, UIFont?>) -> ValueRule {
    ValueRule(elements: ["fontDescription"], capture: AttributeRule.capturing(path)) {
      element, checker throws(_RuntimeInterfaceError) in
      AttributeRule.set(path, try InterfaceFont.read(element, checker))
    }
  }

  static func string<Object: AnyObject>(_ path: ReferenceWritableKeyPath<Object, String?>) -> ValueRule {
    ValueRule(elements: ["string", "mutableString"], capture: AttributeRule.capturing(path)) {
      element, checker throws(_RuntimeInterfaceError) in
      AttributeRule.set(path, try checker.string(element))
    }
  }

  static func attributedString<Object: AnyObject>(_ path: ReferenceWritableKeyPath<Object, NSAttributedString?>)
    -> ValueRule
  {
    ValueRule(elements: ["attributedString"], capture: AttributeRule.capturing(path)) {
      element, checker throws(_RuntimeInterfaceError) in
      AttributeRule.set(path, try InterfaceAttributedString.read(element, checker))
    }
  }

  static func rect<Object: AnyObject>(_ path: ReferenceWritableKeyPath<Object, CGRect>) -> ValueRule {
    ValueRule(elements: ["rect"], capture: AttributeRule.capturing(path)) {
      element, checker throws(_RuntimeInterfaceError) in
      AttributeRule.set(path, try InterfaceGeometry.rect(element, checker))
    }
  }

  static func size<Object: AnyObject>(_ path: ReferenceWritableKeyPath<Object, CGSize>) -> ValueRule {
    ValueRule(elements: ["size"], capture: AttributeRule.capturing(path)) {
      element, checker throws(_RuntimeInterfaceError) in
      AttributeRule.set(path, try InterfaceGeometry.size(element, checker))
    }
  }

  static func insets<Object: AnyObject>(_ path: ReferenceWritableKeyPath<Object, UIEdgeInsets>) -> ValueRule {
    ValueRule(elements: ["inset", "edgeInsets"], capture: AttributeRule.capturing(path)) {
      element, checker throws(_RuntimeInterfaceError) in
      AttributeRule.set(path, try InterfaceGeometry.insets(element, checker))
    }
  }

  static func edges<Object: AnyObject>(_ path: ReferenceWritableKeyPath<Object, UIRectEdge>) -> ValueRule {
    ValueRule(elements: ["rectEdge", "extendedEdge"]) { element, _ throws(_RuntimeInterfaceError) in
      var edges: UIRectEdge = []
      if element["top"] == "YES" { edges.insert(.top) }
      if element["left"] == "YES" { edges.insert(.left) }
      if element["bottom"] == "YES" { edges.insert(.bottom) }
      if element["right"] == "YES" { edges.insert(.right) }
      return AttributeRule.set(path, edges)
    }
  }

  /// Returns a rule for attributes that are in a separate element.
  static func attributes(_ elements: Set<String>, _ rules: [String: AttributeRule]) -> ValueRule {
    ValueRule(elements: elements) { element, checker throws(_RuntimeInterfaceError) in
      let settings = try checker.settings(of: element, by: { rules[$0] })
      return { object, bundle in for setting in settings { setting(object, bundle) } }
    }
  }
}

/// A rule for an element that is not the value of a property but changes its object.
@MainActor
struct ElementRule {
  let read: (InterfaceElement, ObjectNode, InterfaceChecker) throws(_RuntimeInterfaceError) -> Void

  /// An element that has no effect in a running app.
  static let ignored = ElementRule { _, _, _ throws(_RuntimeInterfaceError) in }
}
