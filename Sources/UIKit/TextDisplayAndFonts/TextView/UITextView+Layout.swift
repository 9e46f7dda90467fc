extension UITextView {
  /// Called when the attributes of text without attributes, or of links, may have changed.
  func defaultsDidChange() {
    var defaults = TextSource.Defaults(look: content.defaultLook)
    defaults.paragraph.alignment = content.alignment
    defaults.link = linkTextAttributes
    layoutManager.defaults = defaults
    layoutManager.invalidateText()
  }

  /// Called when the lines may have changed.
  func textDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    canvas.contentDidChange()
  }

  // MARK: - The Container

  /// The insets, with 0 for values that are not finite.
  private var inset: UIEdgeInsets {
    let inset = textContainerInset
    return UIEdgeInsets(
      top: inset.top.finite, left: inset.left.finite, bottom: inset.bottom.finite, right: inset.right.finite)
  }

  private var padding: CGFloat { textContainer.padding }

  /// The part of the view's width that is not available to lines.
  private var reservedWidth: CGFloat { inset.left + inset.right + 2 * padding }

  /// Returns the width of lines in a view with a width.
  ///
  /// A width that is not positive is not a limit.
  private func lineWidth(in width: CGFloat) -> CGFloat {
    guard textContainer.widthTracksTextView else { return textContainer.lineWidth }
    return width > 0 ? max(width - reservedWidth, 0) : .infinity
  }

  /// The origin of the container, in the view's coordinates, which are those of its content.
  var containerOrigin: CGPoint { CGPoint(x: inset.left, y: inset.top) }

  /// Sets the size of a container that tracks the size of the view.
  private func followBounds() {
    // A length of 0 would not be a limit.
    let least = bounds.width > 0 ? CGFloat.leastNormalMagnitude : 0
    textContainer.follow(
      CGSize(
        width: max(bounds.width - inset.left - inset.right, least),
        height: max(bounds.height - inset.top - inset.bottom, 0)))
  }

  // MARK: - Lines

  /// The lines as they are displayed.
  var shownLayout: TextLayout {
    followBounds()
    prepareLayout()
    return layoutManager.lines(in: textContainer)
  }

  private func prepareLayout() {
    layoutManager.isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    guard content.storage.length == 0 else { return }
    // The empty line has the attributes of the text that will be inserted.
    var look = layoutManager.defaults
    look.look = TextAttributes(content.typingAttributes, defaults: look.look)
    if let style = content.typingAttributes[.paragraphStyle] as? NSParagraphStyle { look.paragraph = style.values }
    layoutManager.setEmptyLook(look)
  }

  /// Returns the lines in a view with a width.
  private func textLayout(inWidth width: CGFloat) -> TextLayout {
    prepareLayout()
    let own = textContainer.size.height
    return layoutManager.lines(
      in: textContainer, width: lineWidth(in: width),
      height: own > 0 && !textContainer.heightTracksTextView ? own : .infinity)
  }

  private func height(of layout: TextLayout) -> CGFloat { (layout.lines.last ?? layout.emptyLine).bottom }

  /// The rectangle of the lines, in the view's coordinates, which are those of its content.
  var textRect: CGRect { textRect(of: shownLayout) }

  private func textRect(of layout: TextLayout) -> CGRect {
    let width = lineWidth(in: bounds.width)
    return CGRect(
      x: inset.left + padding, y: inset.top, width: width.isFinite ? width : layout.size.width,
      height: height(of: layout))
  }

  // MARK: - Measuring

  private func roundUp(_ length: CGFloat) -> CGFloat {
    let pixels = max(traitCollection.displayScale, 1)
    return ((length - TextLayout.tolerance) * pixels).rounded(.up) / pixels
  }

  /// Returns the size of the whole text.
  ///
  /// A width that is not positive, or not a number, is not a limit.
  func fittingSize(for width: CGFloat) -> CGSize {
    let layout = textLayout(inWidth: width)
    var needed = roundUp(layout.size.width + reservedWidth)
    if width > 0, textContainer.widthTracksTextView { needed = min(needed, width) }
    return CGSize(
      width: max(needed.finite, 0), height: max(roundUp(height(of: layout) + inset.top + inset.bottom).finite, 0))
  }

  func textBaseline(first: Bool) -> CGFloat {
    let layout = textLayout(inWidth: bounds.width)
    let line = (first ? layout.lines.first : layout.lines.last) ?? layout.emptyLine
    if first { return inset.top + line.baseline }
    return roundUp(height(of: layout) + inset.top + inset.bottom) - inset.top - line.baseline
  }

  // MARK: - Laying Out

  func placeText() {
    followBounds()
    updateContentSize()
    let size = CGSize(width: max(contentSize.width, bounds.width), height: max(contentSize.height, bounds.height))
    if canvas.frame.size != size { canvas.frame = CGRect(origin: .zero, size: size) }
  }

  /// Updates the content size for the text.
  ///
  /// Does nothing while the view has no width.
  func updateContentSize() {
    guard bounds.width > 0 else { return }
    let rect = textRect
    let width = textContainer.widthTracksTextView ? bounds.width : rect.maxX + padding + inset.right
    // Unlike the fitting height, that of the content is a whole number.
    let height = (rect.maxY + inset.bottom - TextLayout.tolerance).rounded(.up)
    // A height whose pixels cannot be counted is as invalid as one that is not finite.
    let isCountable = (height * max(traitCollection.displayScale, 1)).isFinite
    adoptContentSize(CGSize(width: width, height: isCountable ? height : .infinity))
  }

  // MARK: - Positions

  func caretRect(at offset: Int) -> CGRect {
    let layout = shownLayout
    let rect = textRect(of: layout)
    var caret = layout.caretRect(at: offset, in: rect)
    // A caret after a line that fills the available width must remain visible.
    caret.origin.x = max(min(caret.minX, rect.maxX + padding - caret.width), rect.minX - padding)
    return caret
  }

  func selectionRects(of range: NSRange) -> [CGRect] {
    let range = editor.aligned(range)
    let layout = shownLayout
    return layout.selectionRects(
      for: range.location..<range.location + range.length, in: textRect(of: layout))
  }

  func firstRect(of range: NSRange) -> CGRect {
    selectionRects(of: range).first ?? caretRect(at: editor.aligned(range).location)
  }

  /// Returns the position in the text that is nearest to a point, in UTF-16 units.
  func offset(at point: CGPoint) -> Int {
    let layout = shownLayout
    return layout.closestIndex(to: CGPoint(x: point.x.finite, y: point.y.finite), in: textRect(of: layout))
  }

  // MARK: - Scrolling

  /// Returns the union of the carets at both ends of a range.
  func caretSpan(of range: NSRange) -> CGRect {
    var rect = caretRect(at: range.location).union(caretRect(at: range.location + range.length))
    // A container that is as wide as the view does not scroll horizontally.
    if textContainer.widthTracksTextView { (rect.origin.x, rect.size.width) = (bounds.minX, bounds.width) }
    return rect
  }

  /// Scrolls until the caret is visible, and the inset beside it if it is in the first or the last line.
  func scrollToCaret() {
    guard isScrollEnabled, bounds.width > 0, bounds.height > 0 else { return }
    updateContentSize()
    let caret = caretSpan(of: NSRange(location: editor.selection.location + editor.selection.length, length: 0))
    let text = textRect
    let top = caret.minY - text.minY < 1 ? 0 : caret.minY
    let bottom = text.maxY - caret.maxY < 1 ? text.maxY + max(inset.bottom, 0) : caret.maxY
    let rect = CGRect(x: caret.minX, y: top, width: caret.width, height: max(bottom - top, 0))
    makeVisible(rect, animated: false)
  }
}
