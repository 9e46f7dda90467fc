/// A text input whose delegate is asked before the user changes the text.
///
/// The keys of the keyboard call these methods. Calls of `UIKeyInput` by the app do not ask the delegate.
@MainActor
protocol KeyboardClient: UIKeyInput {
  /// The text and its selection.
  var editor: EditedText { get }
  /// A Boolean value that indicates whether the object currently accepts text.
  var acceptsText: Bool { get }
  /// Asks the delegate whether the user may make a change.
  func mayChange(_ range: NSRange, to text: String) -> Bool
  /// Called when the user presses the return key.
  func keyboardDidPressReturn()
  /// Replaces text that the user typed.
  func replaceTyped(_ range: NSRange, with text: String)
}

extension KeyboardClient {
  /// The text before the caret, which determines the shift state of the keyboard.
  var textBeforeCaret: String { editor.substring(in: NSRange(location: 0, length: editor.selection.location)) }

  /// The text after the caret.
  var textAfterCaret: String {
    let end = editor.selection.location + editor.selection.length
    return editor.substring(in: NSRange(location: end, length: editor.length - end))
  }

  /// Inserts a character that the user typed, if the delegate allows it.
  ///
  /// Typographic marks replace the straight quotation marks and hyphens before the delegate is asked.
  func keyboardDidType(_ character: String) {
    let smart = SmartPunctuation(for: self).substitution(for: character, after: textBeforeCaret)
    // The delegate receives the range of the selection, even if the whole text is replaced; see clearsOnInsertion.
    var range = editor.selection
    guard let smart, smart.deletedLength > 0 else {
      let text = smart?.text ?? character
      if mayChange(range, to: text) { insertText(text) }
      return
    }
    range.location -= smart.deletedLength
    range.length += smart.deletedLength
    if mayChange(range, to: smart.text) { replaceTyped(range, with: smart.text) }
  }

  /// Deletes the text for the delete key, if the delegate allows it.
  ///
  /// An override of `deleteBackward()` is also called where there is nothing to delete.
  func keyboardDidPressDelete() {
    guard let range = editor.deletionRange else { return deleteBackward() }
    if mayChange(range, to: "") { deleteBackward() }
  }
}
