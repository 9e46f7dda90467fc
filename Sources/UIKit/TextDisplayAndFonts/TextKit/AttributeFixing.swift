/// The removal of attributes that do not match the characters of a text.
struct AttributeFixing {
  private let text: NSMutableAttributedString

  init(_ text: NSMutableAttributedString) { self.text = text }

  func fix(in range: NSRange) {
    // Characters next to the range can have come into the same paragraph.
    let start = min(max(range.location - 1, 0), text.length)
    let end = min(range.location + range.length + 1, text.length)
    guard start < end else { return }
    let range = NSRange(location: start, length: end - start)
    text.beginEditing()
    removeStrayAttachments(in: range)
    unifyParagraphStyles(in: range)
    text.endEditing()
  }

  /// Removes attachments from characters other than U+FFFC.
  private func removeStrayAttachments(in range: NSRange) {
    var found: [NSRange] = []
    text.enumerateAttribute(.attachment, in: range, options: []) { value, part, _ in
      if value != nil { found.append(part) }
    }
    guard !found.isEmpty else { return }
    let units = text.string.utf16
    for part in found {
      let start = units.index(units.startIndex, offsetBy: part.location)
      for (index, unit) in units[start...].prefix(part.length).enumerated() where unit != 0xFFFC {
        text.removeAttribute(.attachment, range: NSRange(location: part.location + index, length: 1))
      }
    }
  }

  /// Extends the style of the first character of each paragraph to the whole paragraph.
  private func unifyParagraphStyles(in range: NSRange) {
    var common = NSRange()
    _ = text.attribute(.paragraphStyle, at: range.location, longestEffectiveRange: &common, in: range)
    guard common.length < range.length else { return }
    for paragraph in paragraphs(in: range) {
      var same = NSRange()
      let style = text.attribute(.paragraphStyle, at: paragraph.location, longestEffectiveRange: &same, in: paragraph)
      guard same.length < paragraph.length else { continue }
      if let style {
        text.addAttribute(.paragraphStyle, value: style, range: paragraph)
      } else {
        text.removeAttribute(.paragraphStyle, range: paragraph)
      }
    }
  }

  /// Returns the ranges of the paragraphs that intersect a range, with their line feeds.
  private func paragraphs(in range: NSRange) -> [NSRange] {
    let string = text.string
    let first = string.utf16.index(string.startIndex, offsetBy: range.location)
    var start = string[..<first].lastIndex(where: \.isNewline).map { string.index(after: $0) } ?? string.startIndex
    var offset = string.utf16.distance(from: string.startIndex, to: start)
    var found: [NSRange] = []
    while start < string.endIndex, offset < range.location + range.length {
      let end = string[start...].firstIndex(where: \.isNewline).map { string.index(after: $0) } ?? string.endIndex
      let length = string.utf16.distance(from: start, to: end)
      found.append(NSRange(location: offset, length: length))
      (start, offset) = (end, offset + length)
    }
    return found
  }
}
