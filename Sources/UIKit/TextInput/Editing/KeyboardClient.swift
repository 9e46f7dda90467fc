/// Text that asks its delegate before it lets the user change it.
///
/// Code that calls `UIKeyInput` is not asked about; the keyboard's keys come through here.
@MainActor
protocol KeyboardClient: UIKeyInput {
  /// The text and its selection.
  var editor: EditedText { get }
  /// A Boolean value that indicates whether the object currently accepts text.
  var acceptsText: Bool { get }
  /// Asks the delegate about a change by the user.
  func mayChange(_ range: NSRange, to text: String) -> Bool
  /// The user pressed the return key.
  func keyboardDidPressReturn()
}

extension KeyboardClient {
  /// The text before the caret, which determines the shift state of the keyboard.
  var textBeforeCaret: String { editor.substring(in: NSRange(location: 0, length: editor.selection.location)) }

  /// The user typed a character.
  func keyboardDidType(_ character: String) {
    // The delegate is asked about the range of the caret, even where all of the text is replaced; see
    // clearsOnInsertion.
    if mayChange(editor.selection, to: character) { insertText(character) }
  }

  /// The user pressed the delete key.
  func keyboardDidPressDelete() {
    guard let range = editor.deletionRange else { return }
    if mayChange(range, to: "") { deleteBackward() }
  }
}
