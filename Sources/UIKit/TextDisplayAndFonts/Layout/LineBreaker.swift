/// A structure that finds the ends of the lines in one paragraph.
struct LineBreaker {
  var text: MeasuredText
  let breaksWords: Bool
  /// The region, which can prevent breaks between words.
  let region: (any TextRegion)?

  /// Returns the range of the line that starts at a character, including the white space at its end.
  func line(from start: Int, width: CGFloat) -> Range<Int> {
    let fitting = text.fitting(width, from: start)
    guard fitting < text.count else { return start..<text.count }
    let wordEnd = breaksWords ? fitting : lastBreak(from: start, upTo: fitting)
    let end = softBreak(from: start, after: wordEnd ?? start, upTo: fitting, width: width) ?? wordEnd ?? fitting
    // A line has at least one character, even if it is too narrow; otherwise the layout would not terminate.
    return start..<endOfSpace(after: max(end, start + 1))
  }

  /// Returns whether a line ends at a soft hyphen.
  func isHyphenated(_ range: Range<Int>) -> Bool {
    text.paragraph.hyphenationFactor > 0 && !range.isEmpty && range.upperBound < text.count
      && text.characters[range.upperBound - 1].isSoftHyphen
  }

  /// Returns the last soft hyphen at which the line can end, if it would otherwise be too short.
  private func softBreak(from start: Int, after wordEnd: Int, upTo fitting: Int, width: CGFloat) -> Int? {
    let factor = CGFloat(text.paragraph.hyphenationFactor)
    guard factor > 0, !breaksWords, text.width(text.trimmed(start..<wordEnd)) < factor * width else { return nil }
    return ((max(wordEnd, start) + 1)..<max(fitting + 1, max(wordEnd, start) + 1)).last { index in
      guard index > start + 1, text.characters[index - 1].isSoftHyphen else { return false }
      let hyphen = text.looks[text.styles[index - 1]].width(of: "-")
      return text.width(start..<index) + hyphen <= width + TextLayout.tolerance
    }
  }

  /// Returns the last position at which the line can end, up to the first character that does not fit.
  private func lastBreak(from start: Int, upTo fitting: Int) -> Int? {
    // White space that does not fit extends beyond the edge, so the line can end before it.
    if text.characters[fitting].isWhitespace {
      let next = endOfSpace(after: fitting)
      if next == text.count || region?.mayBreak(before: text.offset(next)) != false { return fitting }
    }
    return ((start + 1)..<max(fitting + 1, start + 1)).last {
      mayBreak(before: $0) && region?.mayBreak(before: text.offset($0)) != false
    }
  }

  /// Returns whether a line can end before a character.
  func mayBreak(before index: Int) -> Bool {
    let before = text.characters[index - 1]
    let after = text.characters[index]
    if before == "\u{A0}" || after == "\u{A0}" || after.isWhitespace { return false }
    if before.isWhitespace || before == "-" || before == "–" || before == "—" || before == "\u{200B}" { return true }
    if Self.mustNotStartLine.contains(after) { return false }
    return isIdeograph(before) || (isIdeograph(after) && !before.isPunctuation)
  }

  private func endOfSpace(after index: Int) -> Int {
    var end = index
    while end < text.count, text.characters[end].isWhitespace, text.characters[end] != "\u{A0}" { end += 1 }
    return end
  }

  /// The punctuation marks that remain on the line of the ideograph before them.
  private static let mustNotStartLine: Set<Character> = ["、", "。", "，", "．", "！", "？", "」", "』", "）", "：", "；", "ー"]

  /// Returns whether lines can be broken beside a character that is not beside a space.
  private func isIdeograph(_ character: Character) -> Bool {
    guard let scalar = character.unicodeScalars.first else { return false }
    if (0xAC00...0xD7A3).contains(scalar.value) {
      return !text.paragraph.lineBreakStrategy.contains(.hangulWordPriority)
    }
    // Kana are not separated by spaces either.
    return scalar.properties.isIdeographic || (0x3040...0x30FF).contains(scalar.value)
  }
}
