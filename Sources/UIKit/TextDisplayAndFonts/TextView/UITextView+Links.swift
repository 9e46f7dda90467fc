extension UITextView {
  /// A link in the text.
  private struct Link {
    let url: URL
    let range: NSRange
  }

  /// Opens the link at a point, as far as the delegate allows it.
  ///
  /// Returns `false` if there is none.
  func openLink(at point: CGPoint) -> Bool {
    guard !isEditable, isSelectable, let link = link(at: point) else { return false }
    let opens =
      delegate?.textView(
        self, shouldInteractWith: link.url, in: link.range, interaction: .invokeDefaultAction) ?? true
    if opens { UIApplication.shared.open(link.url) }
    return true
  }

  private func link(at point: CGPoint) -> Link? {
    _ = shownLayout
    let place = CGPoint(x: point.x - containerOrigin.x, y: point.y - containerOrigin.y)
    let index = layoutManager.glyphIndex(for: place, in: textContainer)
    let glyph = NSRange(location: index, length: 1)
    guard index < textStorage.length,
      layoutManager.boundingRect(forGlyphRange: glyph, in: textContainer).contains(place)
    else { return nil }
    var range = NSRange()
    let whole = NSRange(location: 0, length: textStorage.length)
    let value = textStorage.attribute(.link, at: index, longestEffectiveRange: &range, in: whole)
    guard let url = value as? URL ?? (value as? NSURL)?.absoluteURL ?? (value as? String).flatMap(URL.init(string:))
    else {
      return nil
    }
    return Link(url: url, range: range)
  }
}
