/// The accessibility values that were set on an object.
///
/// A value that was not set is `nil`.
final class AccessibilityAttributes {
  var identifier: String?
  var isElement: Bool?
  var label: String? {
    didSet { attributedLabel = nil }
  }
  var hint: String? {
    didSet { attributedHint = nil }
  }
  var value: String? {
    didSet { attributedValue = nil }
  }
  var attributedLabel: NSAttributedString?
  var attributedHint: NSAttributedString?
  var attributedValue: NSAttributedString?
  var userInputLabels: [String]?
  var traits: UIAccessibilityTraits?
  var language: String?
  var frame: CGRect?
  var path: UIBezierPath?
  var frameInContainer: CGRect?
  var activationPoint: CGPoint?
  var respondsToUserInteraction: Bool?
  var hidesElements = false
  var isModal = false
  var groupsChildren = false
  var navigationStyle = UIAccessibilityNavigationStyle.automatic
  var ignoresInvertColors = false
  var elements: [Any]?
  var customActions: [UIAccessibilityCustomAction]?
  var customRotors: [UIAccessibilityCustomRotor]?
  var containerType = UIAccessibilityContainerType.none
  var dragSources: [UIAccessibilityLocationDescriptor]?
  var dropPoints: [UIAccessibilityLocationDescriptor]?
  var largeContent: LargeContentValues?
}

extension UIResponder {
  var accessibilityAttributesForWriting: AccessibilityAttributes {
    if let accessibilityAttributes { return accessibilityAttributes }
    let attributes = AccessibilityAttributes()
    accessibilityAttributes = attributes
    return attributes
  }

  var infersUserInteraction: Bool {
    let interactive: UIAccessibilityTraits = [
      .button, .toggleButton, .link, .keyboardKey, .searchField, .adjustable, .allowsDirectInteraction,
    ]
    let traits = accessibilityTraits
    guard !traits.contains(.notEnabled) else { return false }
    return !traits.isDisjoint(with: interactive) || accessibilityCustomActions?.isEmpty == false
  }

  func namedIndex(of element: Any) -> Int? {
    let count = accessibilityElementCount()
    guard count > 0 else { return nil }
    return (0..<count).first { (accessibilityElement(at: $0) as AnyObject?) === (element as AnyObject) }
  }
}

extension CGRect {
  var center: CGPoint { CGPoint(x: midX, y: midY) }
}
