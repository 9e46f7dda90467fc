extension UITextView {
  /// Performs the action of the link, attachment or tag at a point, as far as the delegate allows it.
  ///
  /// Returns `false` if there is none.
  func openItem(at point: CGPoint) -> Bool {
    guard !isEditable, isSelectable, let item = item(at: point) else { return false }
    let defaultAction = UIAction { [weak self] _ in self?.performDefaultAction(of: item) }
    let action =
      delegate.map { $0.textView(self, primaryActionFor: item, defaultAction: defaultAction) } ?? defaultAction
    action?.perform(sender: self)
    return true
  }

  private func performDefaultAction(of item: UITextItem) {
    switch item.content {
    case .link(let url):
      let opens =
        delegate?.textView(self, shouldInteractWith: url, in: item.range, interaction: .invokeDefaultAction) ?? true
      if opens { UIApplication.shared.open(url) }
    case .textAttachment(let attachment):
      // The delegate performs the action itself; there is no other one.
      _ = delegate?.textView(
        self, shouldInteractWith: attachment, in: item.range, interaction: .invokeDefaultAction)
    case .tag: break
    }
  }

  private func item(at point: CGPoint) -> UITextItem? {
    _ = shownLayout
    let place = CGPoint(x: point.x - containerOrigin.x, y: point.y - containerOrigin.y)
    let index = layoutManager.glyphIndex(for: place, in: textContainer)
    let glyph = NSRange(location: index, length: 1)
    guard index < textStorage.length,
      layoutManager.boundingRect(forGlyphRange: glyph, in: textContainer).contains(place)
    else { return nil }
    if let (link, range) = attribute(.link, at: index), let url = Self.url(link) {
      return UITextItem(content: .link(url), range: range)
    }
    if let (tag, range) = attribute(.textItemTag, at: index), let tag = tag as? String {
      return UITextItem(content: .tag(tag), range: range)
    }
    if let attachment = textStorage.attribute(.attachment, at: index, effectiveRange: nil) as? NSTextAttachment {
      return UITextItem(content: .textAttachment(attachment), range: glyph)
    }
    return nil
  }

  private func attribute(_ key: NSAttributedString.Key, at index: Int) -> (Any, NSRange)? {
    var range = NSRange()
    let whole = NSRange(location: 0, length: textStorage.length)
    return textStorage.attribute(key, at: index, longestEffectiveRange: &range, in: whole).map { ($0, range) }
  }

  private static func url(_ value: Any) -> URL? {
    value as? URL ?? (value as? NSURL)?.absoluteURL ?? (value as? String).flatMap(URL.init(string:))
  }
}
