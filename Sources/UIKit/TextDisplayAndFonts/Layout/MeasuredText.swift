/// The characters of one paragraph with their attributes and widths. Any range can be measured from them.
struct MeasuredText {
  let characters: [Character]
  /// The index in ``looks`` of each character, followed by that of the paragraph's end.
  let styles: [Int]
  /// The distinct attributes in the whole text.
  let looks: [TextAttributes]
  /// The UTF-16 offset of each character, followed by that of the paragraph's end without its line feed.
  let offsets: [Int]
  /// The UTF-16 offset of the next paragraph.
  let end: Int
  let paragraph: ParagraphAttributes
  /// The horizontal position of each character, followed by that of the paragraph's end.
  private let edges: [CGFloat]

  init(
    _ characters: [Character], styles: [Int], looks: [TextAttributes], offsets: [Int], end: Int,
    paragraph: ParagraphAttributes
  ) {
    self.characters = characters
    self.styles = styles
    self.looks = looks
    self.offsets = offsets
    self.end = end
    self.paragraph = paragraph
    var edges: [CGFloat] = [0]
    edges.reserveCapacity(characters.count + 1)
    var edge: CGFloat = 0
    for (character, style) in zip(characters, styles) {
      edge = character == "\t" ? Self.tabStop(after: edge) : edge + looks[style].width(of: character)
      edges.append(edge)
    }
    self.edges = edges
  }

  /// Returns the position of the next tab stop. The default tab stops are 28 points apart.
  private static func tabStop(after edge: CGFloat) -> CGFloat { ((edge / 28).rounded(.down) + 1) * 28 }

  var count: Int { characters.count }

  func width(_ range: Range<Int>) -> CGFloat { edges[range.upperBound] - edges[range.lowerBound] }

  func string(_ range: Range<Int>) -> String { String(characters[range]) }

  /// Returns the range without the white space at its end. The white space extends beyond the edge of a line.
  func trimmed(_ range: Range<Int>) -> Range<Int> {
    var end = range.upperBound
    while end > range.lowerBound, characters[end - 1].isWhitespace { end -= 1 }
    return range.lowerBound..<end
  }

  /// Returns the range without the white space at its beginning.
  func trimmedAtStart(_ range: Range<Int>) -> Range<Int> {
    var start = range.lowerBound
    while start < range.upperBound, characters[start].isWhitespace { start += 1 }
    return start..<range.upperBound
  }

  /// Returns the number of characters from the start of a range that fit into a width.
  func fitting(_ width: CGFloat, from start: Int) -> Int {
    var end = start
    while end < count, self.width(start..<(end + 1)) <= width + TextLayout.tolerance { end += 1 }
    return end
  }

  /// Returns the position from which the characters up to the end fit into a width.
  func fittingBack(_ width: CGFloat, downTo start: Int) -> Int {
    var first = count
    while first > start, self.width((first - 1)..<count) <= width + TextLayout.tolerance { first -= 1 }
    return first
  }

  /// Returns whether lines begin on the right.
  ///
  /// The paragraph style determines the side, or the first letter that has a direction.
  func isRightToLeft(fallback: Bool) -> Bool {
    switch paragraph.baseWritingDirection {
    case .leftToRight: false
    case .rightToLeft: true
    case .natural: TextDirection.ofFirstLetter(in: characters).map { $0 == .rightToLeft } ?? fallback
    }
  }
}

extension TextAttributes {
  func width(of character: Character) -> CGFloat {
    if let attachment, character == "\u{FFFC}" { return max(0, attachment.place.maxX + kern) }
    return font.typeface.width(of: character) * font.pointSize + kern
  }
}
