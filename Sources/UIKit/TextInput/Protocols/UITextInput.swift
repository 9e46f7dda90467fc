/// An object that contains text with positions, ranges, and a selection.
///
/// - Note: Marked text, writing directions, and tokenizers are not available, because the keyboard of the runtime does
///   not compose text.
@preconcurrency @MainActor
public protocol UITextInput: UIKeyInput {
  /// Returns the text in a range.
  func text(in range: UITextRange) -> String?
  /// Replaces the text in a range.
  func replace(_ range: UITextRange, withText text: String)
  /// The selected range; an empty range is the caret.
  var selectedTextRange: UITextRange? { get set }
  /// The position at the beginning of the text.
  var beginningOfDocument: UITextPosition { get }
  /// The position at the end of the text.
  var endOfDocument: UITextPosition { get }
  /// Returns the range between two positions, in any order.
  func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
  /// Returns the position at an offset in UTF-16 units; `nil` if it is outside of the text.
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?
  /// Returns the order of two positions.
  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
  /// Returns the number of UTF-16 units between two positions.
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
  /// Returns the rectangle of the first line of a range.
  func firstRect(for range: UITextRange) -> CGRect
  /// Returns the rectangle of the caret at a position.
  func caretRect(for position: UITextPosition) -> CGRect
  /// Returns the position in the text that is closest to a point.
  func closestPosition(to point: CGPoint) -> UITextPosition?
  /// Returns the edit menu for a range: `nil` for the suggested actions.
  ///
  /// The default is `nil`.
  func editMenu(for textRange: UITextRange, suggestedActions: [UIMenuElement]) -> UIMenu?
  /// Called when an edit menu is about to appear.
  func willPresentEditMenu(animator: any UIEditMenuInteractionAnimating)
  /// Called when an edit menu is about to disappear.
  func willDismissEditMenu(animator: any UIEditMenuInteractionAnimating)
}

extension UITextInput {
  /// The default implementation returns `nil`.
  public func editMenu(for textRange: UITextRange, suggestedActions: [UIMenuElement]) -> UIMenu? { nil }
  /// The default implementation does nothing.
  public func willPresentEditMenu(animator: any UIEditMenuInteractionAnimating) {}
  /// The default implementation does nothing.
  public func willDismissEditMenu(animator: any UIEditMenuInteractionAnimating) {}
}
