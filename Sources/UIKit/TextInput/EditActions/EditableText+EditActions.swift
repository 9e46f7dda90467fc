extension EditableText {
  /// Returns whether the text can currently perform an action; `nil` if it is not an edit action.
  func canPerformEdit(_ action: Selector) -> Bool? {
    guard let edit = StandardEditAction(action) else { return nil }
    let text = editor
    let hasSelection = text.selection.length > 0
    switch edit {
    case .cut: return hasSelection && acceptsText && !isSecureTextEntry
    case .copy: return hasSelection && !isSecureTextEntry
    case .paste: return acceptsText && (hasTextOnPasteboard || pasteDelegate != nil && canPasteFromPasteboard)
    case .select: return !hasSelection && text.length > 0 && isFirstResponder
    case .selectAll: return text.length > 0 && text.selection.length < text.length
    case .pasteAndMatchStyle:
      return acceptsText && allowsEditingTextAttributes
        && UIPasteboard.general.contains(pasteboardTypes: [PasteboardTypes.styledText])
    case .toggleBoldface, .toggleItalics, .toggleUnderline, .increaseSize, .decreaseSize: return canRestyle
    // The delete key deletes the selection.
    case .delete: return false
    case .find, .findAndReplace, .findNext, .findPrevious, .useSelectionForFind: return nil
    }
  }

  /// Performs an edit action with the selection and the general pasteboard, as far as the delegate allows it.
  func performEdit(_ edit: StandardEditAction) {
    switch edit {
    case .cut:
      copySelection()
      remove(name: "Cut")
    case .copy: copySelection()
    case .paste: pasteText(matchesStyle: false)
    case .pasteAndMatchStyle: pasteText(matchesStyle: true)
    case .select: selectRange(editor.wordRange(at: editor.selection.location))
    case .selectAll: selectRange(NSRange(location: 0, length: editor.length))
    case .delete: remove(name: "Delete")
    case .toggleBoldface, .toggleItalics, .toggleUnderline: toggleStyle(edit)
    case .increaseSize: changeSize(by: 1)
    case .decreaseSize: changeSize(by: -1)
    case .find, .findAndReplace, .findNext, .findPrevious, .useSelectionForFind: break
    }
  }

  private func copySelection() {
    guard editor.selection.length > 0, !isSecureTextEntry else { return }
    let text = editor.substring(in: editor.selection)
    if allowsEditingTextAttributes {
      let styled = content.storage.attributedSubstring(from: editor.selection)
      UIPasteboard.general.items = [[PasteboardTypes.text: text, PasteboardTypes.styledText: styled]]
    } else {
      UIPasteboard.general.string = text
    }
    SmartSpacing.didCopy(editor.selection, of: editor)
  }

  private func remove(name: String) {
    guard editor.selection.length > 0, acceptsText else { return }
    let range = adjustsSpacing ? SmartSpacing.deletionRange(for: editor.selection, in: editor) : editor.selection
    guard mayChange(range, to: "") else { return }
    replace(range, with: "", name: name)
  }

  private var hasTextOnPasteboard: Bool { UIPasteboard.general.hasStrings || UIPasteboard.general.hasURLs }

  private func pasteText(matchesStyle: Bool) {
    guard pasteDelegate == nil else {
      return pasteItems(UIPasteboard.general.itemProviders, matchesStyle: matchesStyle)
    }
    guard let text = UIPasteboard.general.string ?? UIPasteboard.general.url?.absoluteString else { return }
    pasteText(text, matchesStyle: matchesStyle)
  }

  /// Replaces the selection by a text, as far as the delegate allows it.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - matchesStyle: Whether the text has the attributes of typed text; otherwise it has those of the pasteboard, if
  ///     the app permits that.
  func pasteText(_ text: String, matchesStyle: Bool) {
    guard acceptsText else { return }
    var pasted = accepted(text)
    if adjustsSpacing, !clearsOnInsertion {
      pasted = SmartSpacing.spaced(pasted, replacing: editor.selection, in: editor)
    }
    guard mayChange(editor.selection, to: pasted) else { return }
    // Read again, because the delegate can have changed the text.
    let range = clearsOnInsertion ? NSRange(location: 0, length: editor.length) : editor.selection
    let styled = styled(pasted, matchesStyle: matchesStyle)
    change(range, name: "Paste") { $0.replace(range, with: styled) }
  }
}
