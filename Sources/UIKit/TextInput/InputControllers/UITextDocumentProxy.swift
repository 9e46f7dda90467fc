/// The text of the first responder, as an input view controller uses it.
///
/// What is inserted and deleted is typed by the user: the delegate of a text field or text view is asked, and a line
/// feed is the return key. The traits are those of the first responder.
@preconcurrency @MainActor
public protocol UITextDocumentProxy: UIKeyInput {
  /// The text before the selection or the caret; `nil` if there is none.
  var documentContextBeforeInput: String? { get }
  /// The text after the selection or the caret; `nil` if there is none.
  var documentContextAfterInput: String? { get }
  /// The selected text; `nil` if there is none.
  var selectedText: String? { get }
  /// The text input mode of the first responder.
  var documentInputMode: UITextInputMode? { get }
  /// A value that identifies the first responder.
  var documentIdentifier: UUID { get }
  /// Moves the caret by a number of UTF-16 units, but not beyond the text.
  ///
  /// A negative number moves it toward the beginning.
  func adjustTextPosition(byCharacterOffset offset: Int)
  /// Replaces the marked text, or the selection if there is none, by marked text.
  ///
  /// - Parameters:
  ///   - markedText: The text to mark.
  ///   - selectedRange: The selection, as a range of the marked text.
  func setMarkedText(_ markedText: String, selectedRange: NSRange)
  /// Ends the composition: the marked text becomes normal text.
  func unmarkText()
}
