/// The measurement of text on one line, with the widths with which text is drawn.
enum TextRuler {
  static func width(of text: some StringProtocol, font: UIFont) -> CGFloat {
    text.reduce(0) { $0 + font.typeface.width(of: $1) * font.pointSize }
  }

  /// Returns the number of characters before the character boundary that is closest to a position.
  static func count(of text: some StringProtocol, font: UIFont, at place: CGFloat) -> Int {
    var edge: CGFloat = 0
    var count = 0
    for character in text {
      let width = font.typeface.width(of: character) * font.pointSize
      // The comparison is false if the position is not a number, which therefore is at the beginning.
      guard place > edge + width / 2 else { return count }
      edge += width
      count += 1
    }
    return count
  }
}
