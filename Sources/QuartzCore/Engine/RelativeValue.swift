/// A value that an effect adds to a property, which keeps the type in which the app has specified it.
package struct RelativeValue {
  /// The type of the app's value.
  enum Form {
    case number, point, size, rect, transform, color
  }

  let form: Form
  let value: AnimatableValue

  /// Creates a value from a number, a point, a size, a rectangle, a transform, a color, or an `NSValue`.
  ///
  /// Returns `nil` for other types.
  package init?(_ object: Any?) {
    guard let object else { return nil }
    if let number = AnimatableValue.number(object) {
      (form, value) = (.number, number)
      return
    }
    guard let value = AnimatableValue.geometry(object) else { return nil }
    self.value = value
    switch object {
    case is CGSize: form = .size
    case is CGRect: form = .rect
    case is CATransform3D, is CGAffineTransform: form = .transform
    case is CGColor: form = .color
    case let wrapped as NSValue:
      form =
        switch String(cString: wrapped.objCType) {
        case String(cString: NSValue(size: .zero).objCType): .size
        case String(cString: NSValue(rect: .zero).objCType): .rect
        case NSValue.typeOfTransform: .transform
        default: .point
        }
    default: form = .point
    }
  }

  init(_ value: AnimatableValue, _ form: Form) { (self.value, self.form) = (value, form) }

  /// Returns the value between two values, one of which can be `nil` if it adds nothing.
  package static func between(_ start: RelativeValue?, _ end: RelativeValue?, at progress: Double) -> RelativeValue? {
    guard let form = start?.form ?? end?.form, form == end?.form ?? form,
      let from = start?.value ?? end?.value.neutral, let to = end?.value ?? start?.value.neutral
    else { return nil }
    return RelativeValue(from.mixed(with: to, at: progress), form)
  }

  /// Returns the sum of two values of the same type.
  package func adding(_ other: RelativeValue) -> RelativeValue? {
    form == other.form ? RelativeValue(value.adding(other.value), form) : nil
  }

  /// The value as an object: a number, geometry in an `NSValue`, or a color.
  package var object: Any {
    switch (form, value) {
    case (.number, .vector(let v)): NSNumber(value: v.x)
    case (.point, .vector(let v)): NSValue(point: CGPoint(x: v.x, y: v.y))
    case (.size, .vector(let v)): NSValue(size: CGSize(width: v.x, height: v.y))
    case (.rect, .vector(let v)): NSValue(rect: CGRect(x: v.x, y: v.y, width: v.z, height: v.w))
    case (.color, .vector(let v)): CGColor(animatableComponents: v)
    case (_, .transform(let components)): NSValue(caTransform3D: components.transform)
    default: NSNull()
    }
  }
}
