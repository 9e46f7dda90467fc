/// Measures text on one line by the widths that text is drawn with.
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
      // False for a position that is not a number, which is therefore at the beginning.
      guard place > edge + width / 2 else { return count }
      edge += width
      count += 1
    }
    return count
  }
}
