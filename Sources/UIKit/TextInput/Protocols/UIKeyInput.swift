/// The least that a responder needs in order to be typed into.
///
/// While a responder that conforms is first responder, the keyboard is shown.
@preconcurrency @MainActor
public protocol UIKeyInput: UITextInputTraits {
  /// A Boolean value that indicates whether there is any text.
  var hasText: Bool { get }
  /// Inserts text at the caret.
  func insertText(_ text: String)
  /// Deletes the selected text, or else the character before the caret.
  func deleteBackward()
}
