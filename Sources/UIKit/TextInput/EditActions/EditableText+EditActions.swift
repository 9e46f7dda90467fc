extension EditableText {
  /// Returns whether the text can currently perform an action; `nil` if it is not an edit action.
  func canPerformEdit(_ action: Selector) -> Bool? {
    guard let edit = StandardEditAction(action) else { return nil }
    let text = editor
    let hasSelection = text.selection.length > 0
    switch edit {
    case .cut: return hasSelection && acceptsText && !isSecureTextEntry
    case .copy: return hasSelection && !isSecureTextEntry
    case .paste: return acceptsText && (UIPasteboard.general.hasStrings || UIPasteboard.general.hasURLs)
    case .select: return !hasSelection && text.length > 0 && isFirstResponder
    case .selectAll: return text.length > 0 && text.selection.length < text.length
    // The text on the pasteboard has no attributes, and the delete key deletes the selection.
    case .pasteAndMatchStyle, .delete: return false
    case .toggleBoldface, .toggleItalics, .toggleUnderline, .increaseSize, .decreaseSize: return false
    }
  }

  /// Performs an edit action with the selection and the general pasteboard, as far as the delegate allows it.
  func performEdit(_ edit: StandardEditAction) {
    switch edit {
    case .cut:
      copySelection()
      remove(name: "Cut")
    case .copy: copySelection()
    case .paste, .pasteAndMatchStyle: pasteText()
    case .select: selectRange(editor.wordRange(at: editor.selection.location))
    case .selectAll: selectRange(NSRange(location: 0, length: editor.length))
    case .delete: remove(name: "Delete")
    case .toggleBoldface, .toggleItalics, .toggleUnderline, .increaseSize, .decreaseSize: break
    }
  }

  private func copySelection() {
    guard editor.selection.length > 0, !isSecureTextEntry else { return }
    UIPasteboard.general.string = editor.substring(in: editor.selection)
    SmartSpacing.didCopy(editor.selection, of: editor)
  }

  private func remove(name: String) {
    guard editor.selection.length > 0, acceptsText else { return }
    let range = adjustsSpacing ? SmartSpacing.deletionRange(for: editor.selection, in: editor) : editor.selection
    guard mayChange(range, to: "") else { return }
    replace(range, with: "", name: name)
  }

  private func pasteText() {
    guard acceptsText, let text = UIPasteboard.general.string ?? UIPasteboard.general.url?.absoluteString else {
      return
    }
    var pasted = accepted(text)
    if adjustsSpacing, !clearsOnInsertion {
      pasted = SmartSpacing.spaced(pasted, replacing: editor.selection, in: editor)
    }
    guard mayChange(editor.selection, to: pasted) else { return }
    // Read again, because the delegate can have changed the text.
    replace(
      clearsOnInsertion ? NSRange(location: 0, length: editor.length) : editor.selection, with: pasted, name: "Paste")
  }
}
