/// Characters with their widths in a font, so that any part can be measured at once.
struct MeasuredText {
  let characters: [Character]
  /// Where each character begins, and at last where the text ends.
  private let edges: [CGFloat]

  init(_ text: some Sequence<Character>, font: UIFont) {
    characters = Array(text)
    var edges: [CGFloat] = [0]
    edges.reserveCapacity(characters.count + 1)
    var end: CGFloat = 0
    for character in characters {
      end += font.typeface.width(of: character) * font.pointSize
      edges.append(end)
    }
    self.edges = edges
  }

  var count: Int { characters.count }
  var width: CGFloat { edges[characters.count] }

  func width(_ range: Range<Int>) -> CGFloat { edges[range.upperBound] - edges[range.lowerBound] }

  func string(_ range: Range<Int>) -> String { String(characters[range]) }

  /// The range without the white space at its end, which hangs over the edge of a line unseen.
  func trimmed(_ range: Range<Int>) -> Range<Int> {
    var end = range.upperBound
    while end > range.lowerBound, characters[end - 1].isWhitespace { end -= 1 }
    return range.lowerBound..<end
  }

  /// How many characters from the start of a range fit into a width.
  func fitting(_ width: CGFloat, from start: Int) -> Int {
    var end = start
    while end < count, self.width(start..<(end + 1)) <= width + TextLayout.tolerance { end += 1 }
    return end
  }

  /// How far back from the end characters fit into a width.
  func fittingBack(_ width: CGFloat, downTo start: Int) -> Int {
    var first = count
    while first > start, self.width((first - 1)..<count) <= width + TextLayout.tolerance { first -= 1 }
    return first
  }
}
