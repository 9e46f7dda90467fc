/// The methods that a responder must implement to receive typed text.
///
/// The keyboard is shown while a responder that conforms to the protocol is the first responder.
@preconcurrency @MainActor
public protocol UIKeyInput: UITextInputTraits {
  /// A Boolean value that indicates whether there is any text.
  var hasText: Bool { get }
  /// Inserts text at the caret.
  func insertText(_ text: String)
  /// Deletes the selected text, or the character before the caret.
  func deleteBackward()
}
