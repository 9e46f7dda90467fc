extension EditableText {
  /// Replaces the marked text, or the selection if there is none, by marked text.
  func mark(_ text: String, selecting selection: NSRange) {
    let text = accepted(text)
    let range = content.marked ?? (clearsOnInsertion ? NSRange(location: 0, length: editor.length) : editor.selection)
    // The marked text is replaced as it is.
    content.marked = nil
    let style = markedTextStyle ?? [.backgroundColor: tintColor.withAlphaComponent(0.15)]
    let attributes = content.typingAttributes
    content.typingAttributes.merge(style) { $1 }
    replace(range, with: text)
    content.typingAttributes = attributes
    // The delegate may have changed the text.
    let length = text.utf16.count
    guard length > 0, content.plain.selection == NSRange(location: range.location + length, length: 0) else { return }
    content.marked = NSRange(location: range.location, length: length)
    content.attributesOfMarkedText = attributes
    let start = min(max(selection.location, 0), length)
    content.select(
      NSRange(location: range.location + start, length: min(max(selection.length, 0), length - start)))
    content.typingAttributes = attributes
    attributesDidChange()
  }

  /// Makes the marked text normal text.
  func endMarking() {
    guard let marked = content.marked else { return }
    content.marked = nil
    content.setAttributes(content.attributesOfMarkedText, of: marked)
    attributesDidChange()
  }
}
