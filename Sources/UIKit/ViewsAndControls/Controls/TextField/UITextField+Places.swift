extension UITextField {
  /// The text as it is seen.
  var shownText: String { hide(editor.string) }

  private func hide(_ text: String) -> String {
    isSecureTextEntry ? String(repeating: "•", count: text.count) : text
  }

  private var editedFont: UIFont { shownFont(for: shownText, width: shownRect.width) }

  /// How far from the text's beginning a place in it is.
  private func distance(to offset: Int) -> CGFloat {
    let before = editor.substring(in: NSRange(location: 0, length: offset))
    return TextRuler.width(of: hide(before), font: editedFont)
  }

  /// Where the text begins across.
  var textStart: CGFloat {
    let rect = shownRect
    let free = rect.width - TextRuler.width(of: shownText, font: editedFont)
    guard free > 0 else { return rect.minX - scrollOffset }
    switch textAlignment {
    case .center: return rect.minX + free / 2
    case .right: return rect.minX + free
    case .natural where traitCollection.layoutDirection == .rightToLeft: return rect.minX + free
    case .left, .justified, .natural: return rect.minX
    }
  }

  /// The top of the line.
  var lineTop: CGFloat {
    let rect = shownRect
    let free = rect.height - editedFont.lineHeight
    switch contentVerticalAlignment {
    case .top: return rect.minY
    case .bottom: return rect.minY + free
    case .center, .fill: return rect.minY + free / 2
    }
  }

  func caretRect(at offset: Int) -> CGRect {
    CGRect(x: textStart + distance(to: offset) - 1, y: lineTop, width: 2, height: editedFont.lineHeight)
  }

  func rect(of range: NSRange) -> CGRect {
    let range = editor.aligned(range)
    let (start, end) = (distance(to: range.location), distance(to: range.location + range.length))
    return CGRect(x: textStart + start, y: lineTop, width: end - start, height: editedFont.lineHeight)
  }

  /// The place in the text that is nearest to a point, in UTF-16 units.
  func offset(at point: CGPoint) -> Int {
    let count = TextRuler.count(of: shownText, font: editedFont, at: point.x - textStart)
    return editor.string.prefix(count).utf16.count
  }

  /// Moves the text so far that the caret is seen, and no further than there is text.
  func scrollToCaret() {
    let width = shownRect.width
    let text = TextRuler.width(of: shownText, font: editedFont)
    guard isEditing, text > width else {
      scrollOffset = 0
      return
    }
    let caret = distance(to: editor.selection.location + editor.selection.length)
    scrollOffset = min(max(scrollOffset, caret - width), caret)
    scrollOffset = min(max(scrollOffset, 0), text - width)
  }
}
