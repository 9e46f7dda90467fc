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
    endMarking()
    clearsOnInsertion = false
    textMenu.dismiss()
    canvas.contentDidChange()
    delegate?.textViewDidEndEditing(self)
    post(Self.textDidEndEditingNotification)
  }

  // MARK: - Changing the Text

  /// Sets the text on behalf of the app, which is reported only as a change of selection.
  func setText(_ change: (StyledText) -> Void) {
    let old = editor.selection
    inputDelegate?.textWillChange(self)
    textUndo.clear(self)
    change(content)
    finding.textDidChange()
    updateDetectedData()
    inputDelegate?.textDidChange(self)
    defaultsDidChange()
    selectionDidChange(from: old)
  }

  // MARK: - Selecting

  func changeSelection(_ change: (StyledText) -> Void) {
    endMarking()
    clearsOnInsertion = false
    textUndo.endAction()
    textMenu.dismiss()
    let old = editor.selection
    change(content)
    guard editor.selection != old else { return }
    canvas.contentDidChange()
    if isEditingText { scrollToCaret() }
    selectionDidChange(from: old)
  }

  fileprivate func selectionDidChange(from old: NSRange) {
    if editor.selection != old { delegate?.textViewDidChangeSelection(self) }
  }

  func didTap(_ recognizer: UIGestureRecognizer) {
    // The location is determined first, because the text moves if the keyboard makes the view smaller.
    let place = recognizer.location(in: self)
    let count = textTaps.count(in: self, at: place)
    let wasEdited = isFirstResponder
    if count == 1, openItem(at: place) { return }
    // Text that cannot be edited has no caret.
    guard isEditable || count > 1 else { return }
    beginsByTap = isSelectable
    let isEdited = FirstResponder.current === self || becomeFirstResponder()
    beginsByTap = false
    if isEdited, isSelectable { textTaps.select(in: self, at: place, count: count, wasEdited: wasEdited) }
  }

  fileprivate func post(_ name: NSNotification.Name) { NotificationCenter.default.post(name: name, object: self) }
}

extension UITextView: EditableText {
  var canvasView: UIView { canvas }

  func caretDidChange() { canvas.contentDidChange() }

  var lineRanges: [Range<Int>] {
    let lines = shownLayout.lines.map(\.range)
    return lines.isEmpty ? [0..<0] : lines
  }

  func attributesDidChange() { textDidChange() }

  func accepted(_ text: String) -> String { text }

  func userDidChangeText(from oldSelection: NSRange) {
    hasUserText = true
    clearsOnInsertion = false
    finding.textDidChange()
    textDidChange()
    updateContentSize()
    if isEditingText { scrollToCaret() }
    selectionDidChange(from: oldSelection)
    delegate?.textViewDidChange(self)
    post(Self.textDidChangeNotification)
  }

  var acceptsText: Bool { isEditable }

  /// Inserts a line feed.
  func keyboardDidPressReturn() { keyboardDidType("\n") }

  func mayChange(_ range: NSRange, to text: String) -> Bool {
    delegate?.textView(self, shouldChangeTextIn: range, replacementText: text) ?? true
  }
}
