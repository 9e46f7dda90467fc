/// An object that contains text with positions, ranges, and a selection.
///
/// While the object is the first responder, the keyboard is its ``inputDelegate``, which follows the text and the
/// selection.
///
/// - Note: The keyboard of the runtime does not compose text; only the app marks text.
@preconcurrency @MainActor
public protocol UITextInput: UIKeyInput {
  /// Returns the text in a range.
  func text(in range: UITextRange) -> String?
  /// Replaces the text in a range.
  func replace(_ range: UITextRange, withText text: String)
  /// The selected range; an empty range is the caret.
  var selectedTextRange: UITextRange? { get set }
  /// The range of the marked text, which is text that is still being composed; `nil` if there is none.
  var markedTextRange: UITextRange? { get }
  /// The attributes of marked text.
  var markedTextStyle: [NSAttributedString.Key: Any]? { get set }
  /// Replaces the marked text, or the selection if there is none, by marked text.
  ///
  /// - Parameters:
  ///   - markedText: The text to mark.
  ///   - selectedRange: The selection, as a range of the marked text.
  func setMarkedText(_ markedText: String?, selectedRange: NSRange)
  /// Ends the composition: the marked text becomes normal text.
  func unmarkText()
  /// The position at the beginning of the text.
  var beginningOfDocument: UITextPosition { get }
  /// The position at the end of the text.
  var endOfDocument: UITextPosition { get }
  /// Returns the range between two positions, in any order.
  func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
  /// Returns the position at an offset in UTF-16 units; `nil` if it is outside of the text.
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?
  /// Returns the position at an offset in a direction of the layout; `nil` if it is outside of the text.
  func position(from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int) -> UITextPosition?
  /// Returns the order of two positions.
  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
  /// Returns the number of UTF-16 units between two positions.
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
  /// Returns the position that is farthest in a direction within a range.
  func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition?
  /// Returns the range from a position to the end of the text in a direction.
  func characterRange(byExtending position: UITextPosition, in direction: UITextLayoutDirection) -> UITextRange?
  /// Returns the base writing direction at a position.
  func baseWritingDirection(for position: UITextPosition, in direction: UITextStorageDirection) -> NSWritingDirection
  /// Sets the base writing direction of the paragraphs in a range.
  func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange)
  /// The object that is notified of changes of the text and the selection, which the system sets.
  var inputDelegate: (any UITextInputDelegate)? { get set }
  /// The object that finds the units of the text.
  var tokenizer: any UITextInputTokenizer { get }
  /// Returns the rectangle of the first line of a range.
  func firstRect(for range: UITextRange) -> CGRect
  /// Returns the rectangle of the caret at a position.
  func caretRect(for position: UITextPosition) -> CGRect
  /// Returns the rectangles of a range, one for each line.
  func selectionRects(for range: UITextRange) -> [UITextSelectionRect]
  /// Returns the position in the text that is closest to a point.
  func closestPosition(to point: CGPoint) -> UITextPosition?
  /// Returns the position in a range that is closest to a point.
  func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition?
  /// Returns the range of the character at a point; `nil` if there is none.
  func characterRange(at point: CGPoint) -> UITextRange?
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
