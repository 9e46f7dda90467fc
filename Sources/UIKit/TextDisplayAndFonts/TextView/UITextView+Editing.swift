extension UITextView {
  /// The text and what is selected in it.
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

  /// Sets the text from the app's code, which is reported as a change of selection only.
  func setText(_ change: (inout StyledText) -> Void) {
    let old = editor.selection
    change(&content)
    textDidChange()
    selectionDidChange(from: old)
  }

  /// Changes the text as the user does, and reports the change.
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
    // The place that was touched, which may move when the keyboard makes the view smaller.
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

  /// A line feed is text like any other.
  func keyboardDidPressReturn() { keyboardDidType("\n") }

  func mayChange(_ range: NSRange, to text: String) -> Bool {
    delegate?.textView(self, shouldChangeTextIn: range, replacementText: text) ?? true
  }
}
