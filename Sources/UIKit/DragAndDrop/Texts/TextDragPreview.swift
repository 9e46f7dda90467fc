/// The preview of dragged text: its lines, without what is around them.
@MainActor
enum TextDragPreview {
  private static let margin = CGSize(width: 4, height: 2)
  private static let cornerRadius: CGFloat = 5

  /// Returns a preview of a range of a text, at its place; `nil` if the range is not visible.
  static func make(of range: NSRange, in text: any EditableText) -> UITargetedDragPreview? {
    let lines = text.selectionRects(of: range).filter { $0.width > 0 && $0.intersects(text.bounds) }
    guard text.window != nil, let first = lines.first else { return nil }
    let shapes = lines.map { $0.insetBy(dx: -margin.width, dy: -margin.height) }
    let frame = shapes.dropFirst().reduce(shapes[0]) { $0.union($1) }
    let image = UIGraphicsImageRenderer(bounds: frame).image { _ in
      text.traitCollection.performAsCurrent { draw(range, in: text, at: first) }
    }
    let view = UIImageView(image: image)
    view.frame = CGRect(origin: .zero, size: frame.size)
    let path = UIBezierPath()
    for shape in shapes {
      path.append(
        UIBezierPath(
          roundedRect: shape.offsetBy(dx: -frame.minX, dy: -frame.minY), cornerRadius: cornerRadius))
    }
    let parameters = UIDragPreviewParameters()
    parameters.visiblePath = path
    if text.textDragOptions.contains(.stripTextColorFromPreviews) { parameters.backgroundColor = .clear }
    return UITargetedDragPreview(
      view: view, parameters: parameters,
      target: UIDragPreviewTarget(container: text, center: CGPoint(x: frame.midX, y: frame.midY)))
  }

  /// Draws a range in the coordinates of a text.
  private static func draw(_ range: NSRange, in text: any EditableText, at first: CGRect) {
    let isStripped = text.textDragOptions.contains(.stripTextColorFromPreviews)
    guard let view = text as? UITextView else {
      let own: [NSAttributedString.Key: Any] = [.font: text.content.font, .foregroundColor: text.content.color]
      let part = text.content.storage.attributedSubstring(from: range).completed(with: own)
      (isStripped ? stripped(part) : part).draw(at: first.origin)
      return
    }
    _ = view.shownLayout
    guard isStripped else { return draw(range, with: view.layoutManager, at: view.containerOrigin) }
    // The same lines, because colors have no effect on the layout.
    let storage = NSTextStorage(attributedString: stripped(view.textStorage))
    let manager = NSLayoutManager()
    let container = NSTextContainer(size: view.textContainer.size)
    container.lineFragmentPadding = view.textContainer.lineFragmentPadding
    container.exclusionPaths = view.textContainer.exclusionPaths
    container.lineBreakMode = view.textContainer.lineBreakMode
    container.maximumNumberOfLines = view.textContainer.maximumNumberOfLines
    manager.defaults = view.layoutManager.defaults
    manager.isRightToLeft = view.layoutManager.isRightToLeft
    manager.addTextContainer(container)
    storage.addLayoutManager(manager)
    withExtendedLifetime(storage) { draw(range, with: manager, at: view.containerOrigin) }
  }

  private static func draw(_ range: NSRange, with manager: NSLayoutManager, at origin: CGPoint) {
    let glyphs = manager.glyphRange(forCharacterRange: range, actualCharacterRange: nil)
    manager.drawBackground(forGlyphRange: glyphs, at: origin)
    manager.drawGlyphs(forGlyphRange: glyphs, at: origin)
  }

  private static func stripped(_ text: NSAttributedString) -> NSAttributedString {
    let result = NSMutableAttributedString(attributedString: text)
    let whole = NSRange(location: 0, length: result.length)
    result.removeAttribute(.backgroundColor, range: whole)
    result.addAttribute(.foregroundColor, value: UIColor.black, range: whole)
    return result
  }
}
