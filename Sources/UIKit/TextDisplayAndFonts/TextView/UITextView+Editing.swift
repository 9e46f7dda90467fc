extension UITextView {
  /// The text and its selection.
  var editor: EditedText { content.plain }

  var all: NSRange { NSRange(location: 0, length: editor.length) }

  // MARK: - Beginning and Ending

  func didBeginEditing() {
    canvas.contentDidChange()
    if !beginsByTap { scrollToCaret() }
    delegate?.textViewDidBeginEditing(self)
    post(Self.textDidBeginEditingNotification)
  }

  func didEndEditing() {
    clearsOnInsertion = false
    canvas.contentDidChange()
    delegate?.textViewDidEndEditing(self)
    post(Self.textDidEndEditingNotification)
  }

  // MARK: - Changing the Text

  /// Sets the text on behalf of the app, which is reported only as a change of selection.
  func setText(_ change: (inout StyledText) -> Void) {
    let old = editor.selection
    change(&content)
    textDidChange()
    selectionDidChange(from: old)
  }

  /// Replaces text on behalf of the user, and reports the change.
  func replace(_ range: NSRange, with text: String) {
    hasUserText = true
    clearsOnInsertion = false
    let old = editor.selection
    content.replace(range, with: text)
    textDidChange()
    updateContentSize()
    if isEditingText { scrollToCaret() }
    selectionDidChange(from: old)
    delegate?.textViewDidChange(self)
    post(Self.textDidChangeNotification)
  }

  // MARK: - Selecting

  func select(_ range: NSRange) {
    clearsOnInsertion = false
    let old = editor.selection
    content.select(range)
    guard editor.selection != old else { return }
    canvas.contentDidChange()
    if isEditingText { scrollToCaret() }
    selectionDidChange(from: old)
  }

  private func selectionDidChange(from old: NSRange) {
    if editor.selection != old { delegate?.textViewDidChangeSelection(self) }
  }

  func didTap(_ recognizer: UIGestureRecognizer) {
    // The offset is determined first, because the text moves if the keyboard makes the view smaller.
    let place = offset(at: recognizer.location(in: self))
    beginsByTap = isSelectable
    let isEdited = isFirstResponder || becomeFirstResponder()
    beginsByTap = false
    if isEdited, isSelectable { select(NSRange(location: place, length: 0)) }
  }

  private func post(_ name: NSNotification.Name) { NotificationCenter.default.post(name: name, object: self) }
}

extension UITextView: KeyboardClient {
  var acceptsText: Bool { isEditable }

  /// Inserts a line feed.
  func keyboardDidPressReturn() { keyboardDidType("\n") }

  func mayChange(_ range: NSRange, to text: String) -> Bool {
    delegate?.textView(self, shouldChangeTextIn: range, replacementText: text) ?? true
  }
}
