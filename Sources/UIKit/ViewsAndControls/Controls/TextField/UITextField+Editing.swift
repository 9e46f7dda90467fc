extension UITextField {
  /// The text and its selection.
  var editor: EditedText { content.plain }

  /// Returns a text for a text field, with spaces in place of line breaks.
  static func oneLine(_ text: String) -> String { String(text.map { $0.isNewline ? " " : $0 }) }

  // MARK: - Beginning and Ending

  /// Begins editing.
  ///
  /// Called when the field has become first responder.
  func beginEditing() {
    textDrags.attach(to: self)
    isEditing = true
    content.select(NSRange(location: editor.length, length: 0))
    clearsOnInsertion = isSecureTextEntry && hasText
    contentDidChange()
    // That is no change by the user, of which the field would send an event.
    if clearsOnBeginEditing, hasText, delegate?.textFieldShouldClear(self) ?? true {
      removeAdditions()
      setText { $0.setString("") }
    }
    delegate?.textFieldDidBeginEditing(self)
    sendActions(for: .editingDidBegin)
    post(Self.textDidBeginEditingNotification)
  }

  /// Ends editing.
  ///
  /// Called when the field has resigned first responder.
  func endEditing() {
    // A field that resigned during its own `becomeFirstResponder` has not begun editing.
    guard isEditing else { return }
    isEditing = false
    endMarking()
    selectionWillChange()
    clearsOnInsertion = false
    scrollOffset = 0
    textUndo.clear(self)
    textMenu.dismiss()
    contentDidChange()
    delegate?.textFieldDidEndEditing(self, reason: .committed)
    sendActions(for: .editingDidEnd)
    post(Self.textDidEndEditingNotification)
  }

  // MARK: - Changing the Text

  /// Changes the text for the app.
  ///
  /// Only the change of the selection is reported.
  func setText(_ change: (StyledText) -> Void) {
    let old = editor.selection
    inputDelegate?.textWillChange(self)
    textUndo.clear(self)
    change(content)
    inputDelegate?.textDidChange(self)
    selectionDidChange(from: old)
    contentDidChange()
  }

  func insert(_ text: String) { replace(clearsOnInsertion ? all : editor.selection, with: text) }

  func delete() {
    guard let range = clearsOnInsertion ? all : editor.deletionRange else { return }
    replace(range, with: "")
  }

  private var all: NSRange { NSRange(location: 0, length: editor.length) }

  private func clear() {
    removeAdditions()
    replace(all, with: "")
  }

  func clearButtonWasPressed() {
    guard delegate?.textFieldShouldClear(self) ?? true else { return }
    clear()
    // The user will probably enter other text.
    if !isFirstResponder { becomeFirstResponder() }
  }

  // MARK: - Selecting

  func changeSelection(_ change: (StyledText) -> Void) {
    endMarking()
    selectionWillChange()
    let old = editor.selection
    clearsOnInsertion = false
    textUndo.endAction()
    textMenu.dismiss()
    change(content)
    selectionDidChange(from: old)
    contentDidChange()
  }

  fileprivate func selectionDidChange(from old: NSRange) {
    if isEditing, editor.selection != old { delegate?.textFieldDidChangeSelection(self) }
  }

  /// Returns a range of this field in UTF-16 units.
  ///
  /// A range of another object becomes the end of the text.
  func range(of range: UITextRange) -> NSRange { TextPlaces(editor).range(of: range) }

  fileprivate func post(_ name: NSNotification.Name) { NotificationCenter.default.post(name: name, object: self) }
}

extension UITextField: EditableText {
  var canvasView: UIView { canvas }

  func caretDidChange() { contentDidChange() }

  var lineRanges: [Range<Int>] { [0..<editor.length] }

  func attributesDidChange() { contentDidChange() }

  func accepted(_ text: String) -> String { Self.oneLine(text) }

  func userDidChangeText(from oldSelection: NSRange) {
    hasUserText = true
    clearsOnInsertion = false
    contentDidChange()
    selectionDidChange(from: oldSelection)
    sendActions(for: .editingChanged)
    post(Self.textDidChangeNotification)
  }

  var acceptsText: Bool { isEnabled }

  func keyboardDidPressReturn() {
    guard !enablesReturnKeyAutomatically || hasText else { return }
    guard delegate?.textFieldShouldReturn(self) ?? true else { return }
    sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
    if allControlEvents.contains(.editingDidEndOnExit) { resignFirstResponder() }
  }

  func mayChange(_ range: NSRange, to string: String) -> Bool {
    delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: string) ?? true
  }
}
