/// The conversion of the texts of attributes.
enum InterfaceText {
  static func bool(_ text: String) -> Bool? {
    switch text {
    case "YES", "true": true
    case "NO", "false": false
    default: nil
    }
  }

  /// Returns a finite number within a range.
  static func number(
    _ text: String, in range: ClosedRange<Double> = -InterfaceLimits.magnitude...InterfaceLimits.magnitude
  ) -> Double? {
    guard let value = Double(text), range.contains(value) else { return nil }
    return value
  }

  static func priority(_ text: String) -> UILayoutPriority? {
    // Checked in the type in which it is stored, which cannot represent values very close to 0.
    number(text, in: 0...1000).flatMap { Float($0) > 0 ? UILayoutPriority(Float($0)) : nil }
  }

  /// Returns a number, or a proportion such as 16:9 or 1/3.
  ///
  /// It cannot be 0, which would equate a position with a number.
  static func multiplier(_ text: String) -> CGFloat? {
    let parts = text.split(omittingEmptySubsequences: false) { $0 == ":" || $0 == "/" }
    let values = parts.compactMap { number(String($0)) }
    guard values.count == parts.count else { return nil }
    let value: Double
    switch values.count {
    case 1: value = values[0]
    case 2 where values[1] != 0: value = values[0] / values[1]
    default: return nil
    }
    return abs(value) >= 1e-6 && abs(value) <= InterfaceLimits.magnitude ? CGFloat(value) : nil
  }

  static func attribute(_ text: String) -> NSLayoutConstraint.Attribute? {
    switch text {
    case "left": .left
    case "right": .right
    case "top": .top
    case "bottom": .bottom
    case "leading": .leading
    case "trailing": .trailing
    case "width": .width
    case "height": .height
    case "centerX": .centerX
    case "centerY": .centerY
    case "baseline", "lastBaseline": .lastBaseline
    case "firstBaseline": .firstBaseline
    case "leftMargin": .leftMargin
    case "rightMargin": .rightMargin
    case "topMargin": .topMargin
    case "bottomMargin": .bottomMargin
    case "leadingMargin": .leadingMargin
    case "trailingMargin": .trailingMargin
    case "centerXWithinMargins": .centerXWithinMargins
    case "centerYWithinMargins": .centerYWithinMargins
    default: nil
    }
  }

  static func relation(_ text: String) -> NSLayoutConstraint.Relation? {
    switch text {
    case "equal": .equal
    case "lessThanOrEqual": .lessThanOrEqual
    case "greaterThanOrEqual": .greaterThanOrEqual
    default: nil
    }
  }

  static func event(_ text: String) -> UIControl.Event? {
    switch text {
    case "touchDown": .touchDown
    case "touchDownRepeat": .touchDownRepeat
    case "touchDragInside": .touchDragInside
    case "touchDragOutside": .touchDragOutside
    case "touchDragEnter": .touchDragEnter
    case "touchDragExit": .touchDragExit
    case "touchUpInside": .touchUpInside
    case "touchUpOutside": .touchUpOutside
    case "touchCancel": .touchCancel
    case "valueChanged": .valueChanged
    case "primaryActionTriggered": .primaryActionTriggered
    case "editingDidBegin": .editingDidBegin
    case "editingChanged": .editingChanged
    case "editingDidEnd": .editingDidEnd
    case "editingDidEndOnExit": .editingDidEndOnExit
    default: nil
    }
  }
}
