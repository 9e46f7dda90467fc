extension UITextField {
  // MARK: - Displayed Text

  /// The displayed text, which consists of bullets in a secure field.
  var shownText: String { isSecureTextEntry ? bullets(for: editor.string) : editor.string }

  /// The displayed text with its attributes.
  var shownString: NSAttributedString {
    guard isSecureTextEntry else { return content.attributedString }
    return NSAttributedString(string: shownText, attributes: content.viewAttributes)
  }

  /// The displayed placeholder with its attributes.
  var shownPlaceholder: NSAttributedString { attributedPlaceholder ?? NSAttributedString(string: "") }

  /// Returns a placeholder with the default attributes wherever it does not have its own.
  func placeholderInLook(_ text: NSAttributedString) -> NSAttributedString {
    text.completed(with: [
      .font: placeholderLook.font ?? content.font,
      .foregroundColor: placeholderLook.color ?? standardPlaceholderColor,
    ])
  }

  private func bullets(for text: some StringProtocol) -> String { String(repeating: "•", count: text.count) }

  // MARK: - Line

  /// Returns a text as a single line.
  ///
  /// With a maximum size, the font is smaller if the field permits that.
  func line(of text: NSAttributedString, fitting room: CGFloat? = nil, truncatedTo width: CGFloat = .infinity)
    -> TextLayout
  {
    let defaults = TextAttributes(font: content.font, color: content.color)
    let paragraph = ParagraphAttributes(alignment: content.alignment, lineBreakMode: .byTruncatingTail)
    var options = TextLayout.Options(width: width, numberOfLines: 1)
    options.isRightToLeft = traitCollection.layoutDirection == .rightToLeft
    func layout(scale: CGFloat) -> TextLayout {
      TextLayout(TextSource(text, defaults: defaults, paragraph: paragraph, scale: scale), options: options)
    }
    guard adjustsFontSizeToFitWidth, let room, room > 0 else { return layout(scale: 1) }
    let needed = line(of: text).size.width
    guard needed > room else { return layout(scale: 1) }
    let least = min(max(minimumFontSize, 1) / max(content.font.pointSize, 1), 1)
    return layout(scale: max(room / needed, least))
  }

  /// The displayed text as a single line.
  private var editedLine: TextLayout { line(of: shownString, fitting: shownRect.width) }

  /// Returns the height of the line.
  func height(of line: TextLayout) -> CGFloat { line.lines.first?.height ?? content.font.lineHeight }

  /// Returns the distance of a position from the beginning of the text.
  private func distance(to offset: Int, on line: TextLayout) -> CGFloat {
    let before = editor.substring(in: NSRange(location: 0, length: offset))
    let index = isSecureTextEntry ? before.count : offset
    return line.caretRect(at: index, in: CGRect(origin: .zero, size: line.size)).minX
  }

  /// Returns the horizontal position at which the line begins.
  private func start(of line: TextLayout) -> CGFloat {
    let rect = shownRect
    let free = rect.width - line.size.width
    guard free > 0 else { return rect.minX - scrollOffset }
    switch content.alignment {
    case .center: return rect.minX + free / 2
    case .right: return rect.minX + free
    case .natural where traitCollection.layoutDirection == .rightToLeft: return rect.minX + free
    case .left, .justified, .natural: return rect.minX
    }
  }

  /// Returns the vertical position of the top of a line.
  func top(of line: TextLayout) -> CGFloat { top(of: line, in: shownRect) }

  /// Returns the vertical position of the top of a line in a rectangle.
  func top(of line: TextLayout, in rect: CGRect) -> CGFloat {
    let free = rect.height - height(of: line)
    switch contentVerticalAlignment {
    case .top: return rect.minY
    case .bottom: return rect.minY + free
    case .center, .fill: return rect.minY + free / 2
    }
  }

  // MARK: - Positions

  /// Returns the rectangle in which the line is drawn while it is edited.
  func editedRect(of line: TextLayout) -> CGRect {
    CGRect(x: start(of: line), y: top(of: line), width: line.size.width, height: height(of: line))
  }

  func caretRect(at offset: Int) -> CGRect {
    let line = editedLine
    let x = start(of: line) + distance(to: offset, on: line)
    return CGRect(x: x - 1, y: top(of: line), width: 2, height: height(of: line))
  }

  func selectionRects(of range: NSRange) -> [CGRect] { [rect(of: range)] }

  func rect(of range: NSRange) -> CGRect {
    let range = editor.aligned(range)
    let line = editedLine
    let (start, end) = (
      distance(to: range.location, on: line), distance(to: range.location + range.length, on: line)
    )
    return CGRect(
      x: self.start(of: line) + min(start, end), y: top(of: line), width: abs(end - start), height: height(of: line))
  }

  /// Returns the position in the text that is nearest to a point, in UTF-16 units.
  func offset(at point: CGPoint) -> Int {
    let line = editedLine
    let index = line.closestIndex(to: CGPoint(x: point.x.finite, y: 0), in: editedRect(of: line))
    return isSecureTextEntry ? editor.string.prefix(index).utf16.count : index
  }

  /// Scrolls the text so that the caret is visible, but not beyond the ends of the text.
  func scrollToCaret() {
    let width = shownRect.width
    let line = editedLine
    guard isEditing, line.size.width > width else {
      scrollOffset = 0
      return
    }
    let caret = distance(to: editor.selection.location + editor.selection.length, on: line)
    scrollOffset = min(max(scrollOffset, caret - width), caret)
    scrollOffset = min(max(scrollOffset, 0), line.size.width - width)
  }
}
