extension EditableText {
  /// Replaces a range by a text that is pasted or dropped, as far as the delegate allows it.
  ///
  /// - Parameters:
  ///   - pasted: The text.
  ///   - textRange: The range to replace.
  /// - Returns: The range of the inserted text, which is empty if nothing was inserted.
  func insertPaste(_ pasted: NSAttributedString, replacing textRange: UITextRange) -> UITextRange {
    let range = editor.aligned(TextPlaces(editor).range(of: textRange))
    let nothing = TextSpan(NSRange(location: range.location, length: 0))
    guard acceptsText, pasted.length > 0 else { return nothing }
    var inserted = accepted(pasted)
    // Only the text of the general pasteboard may have been copied as words.
    if adjustsSpacing, !clearsOnInsertion, UIPasteboard.general.string == pasted.string {
      inserted = spaced(inserted, replacing: range)
    }
    let isSelection = range == editor.selection
    guard mayChange(range, to: inserted.string) else { return nothing }
    // Read again, because the delegate can have changed the text.
    let current = isSelection ? editor.selection : editor.aligned(range)
    let replaced = clearsOnInsertion ? NSRange(location: 0, length: editor.length) : current
    change(replaced, name: "Paste") { $0.replace(replaced, with: inserted) }
    return TextSpan(NSRange(location: replaced.location, length: inserted.length))
  }

  /// Returns a text with the characters that the view accepts.
  private func accepted(_ text: NSAttributedString) -> NSAttributedString {
    let string = text.string
    guard accepted(string) != string else { return text }
    let result = NSMutableAttributedString(attributedString: text)
    for index in string.indices.reversed() {
      let character = String(string[index])
      let replacement = accepted(character)
      guard replacement != character else { continue }
      result.replaceCharacters(in: NSRange(index..<string.index(after: index), in: string), with: replacement)
    }
    return result
  }

  /// Returns words with the spaces that separate them from the words around a range.
  private func spaced(_ words: NSAttributedString, replacing range: NSRange) -> NSAttributedString {
    let string = SmartSpacing.spaced(words.string, replacing: range, in: editor)
    let result = NSMutableAttributedString(string: string, attributes: content.typingAttributes)
    let place = (string as NSString).range(of: words.string)
    guard place.length == words.length else { return words }
    result.replaceCharacters(in: place, with: words)
    return result
  }

  /// Replaces the selection by items, as the paste delegate determines.
  func pasteItems(_ itemProviders: [NSItemProvider], matchesStyle: Bool = false) {
    guard acceptsText else { return }
    TextPaste.begin(
      itemProviders.map { TextPaste.Source(itemProvider: $0) }, in: self, matchesStyle: matchesStyle)
  }
}
