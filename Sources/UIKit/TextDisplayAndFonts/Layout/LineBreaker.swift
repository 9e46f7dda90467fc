/// Finds where the lines of one paragraph end.
struct LineBreaker {
  let text: MeasuredText
  let breaksWords: Bool

  /// Returns the range of the line that starts at a character, the white space at its end included.
  func line(from start: Int, width: CGFloat) -> Range<Int> {
    let fitting = text.fitting(width, from: start)
    guard fitting < text.count else { return start..<text.count }
    let end = breaksWords ? fitting : lastBreak(from: start, upTo: fitting) ?? fitting
    // A line takes at least one character, however narrow it is, or the text would never end.
    return start..<endOfSpace(after: max(end, start + 1))
  }

  /// Returns the last place where a line may end, not after the character that no longer fits.
  private func lastBreak(from start: Int, upTo fitting: Int) -> Int? {
    // A space that no longer fits hangs over the edge, so the line may end before it.
    if text.characters[fitting].isWhitespace { return fitting }
    return ((start + 1)..<max(fitting + 1, start + 1)).last { mayBreak(before: $0) }
  }

  private func mayBreak(before index: Int) -> Bool {
    let before = text.characters[index - 1]
    let after = text.characters[index]
    if before == "\u{A0}" || after == "\u{A0}" || after.isWhitespace { return false }
    if before.isWhitespace || before == "-" || before == "–" || before == "—" || before == "\u{200B}" { return true }
    if Self.mustNotStartLine.contains(after) { return false }
    return Self.isIdeograph(before) || (Self.isIdeograph(after) && !before.isPunctuation)
  }

  private func endOfSpace(after index: Int) -> Int {
    var end = index
    while end < text.count, text.characters[end].isWhitespace, text.characters[end] != "\u{A0}" { end += 1 }
    return end
  }

  /// Marks that stay with the ideograph before them.
  private static let mustNotStartLine: Set<Character> = ["、", "。", "，", "．", "！", "？", "」", "』", "）", "：", "；", "ー"]

  private static func isIdeograph(_ character: Character) -> Bool {
    guard let scalar = character.unicodeScalars.first else { return false }
    // Kana have no spaces between words either.
    return scalar.properties.isIdeographic || (0x3040...0x30FF).contains(scalar.value)
  }
}
