/// An item at which the search of a rotor arrives: an element, or a range of its text.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotorItemResult: NSObject {
  /// The element, which is not retained.
  open weak var targetElement: (any NSObjectProtocol)?

  /// The range of the element's text; `nil` for the element as a whole.
  open var targetRange: UITextRange?

  /// Creates an item from an element.
  ///
  /// - Parameters:
  ///   - targetElement: The element.
  ///   - targetRange: The range of text, if the element conforms to ``UITextInput``; `nil` for the element as a whole.
  public init(targetElement: any NSObjectProtocol, targetRange: UITextRange?) {
    self.targetElement = targetElement
    self.targetRange = targetRange
    super.init()
  }

  /// Creates the item from which a search begins if no element has the focus.
  override init() { super.init() }
}
