/// The characters of one paragraph with their attributes and widths.
///
/// Any range can be measured from them.
struct MeasuredText {
  let characters: [Character]
  /// The index in ``looks`` of each character, followed by that of the paragraph's end.
  let styles: [Int]
  /// The distinct attributes in the whole text.
  let looks: [TextAttributes]
  /// The UTF-16 offset of the paragraph in the text.
  var start: Int
  /// The UTF-16 length of the paragraph with its line feed.
  let length: Int
  let paragraph: ParagraphAttributes
  /// The UTF-16 offset in the paragraph of each character, followed by that of its end without the line feed.
  private let offsets: [Int]
  /// The horizontal position of each character, followed by that of the paragraph's end.
  private let edges: [CGFloat]
  private let hasSoftHyphens: Bool
  /// The places of the attachments that have returned their bounds, by the indices of their characters.
  let attachments: [Int: AttachmentPlace]
  /// A Boolean value that indicates whether the text has an attachment.
  let hasAttachments: Bool

  /// Creates the paragraph at an offset of the text.
  ///
  /// The offsets of its characters are relative to it.
  init(
    _ characters: [Character], styles: [Int], looks: [TextAttributes], start: Int = 0, offsets: [Int] = [0],
    length: Int = 0, paragraph: ParagraphAttributes, attachments: [Int: AttachmentPlace] = [:]
  ) {
    self.characters = characters
    self.styles = styles
    self.looks = looks
    self.start = start
    self.offsets = offsets
    self.length = length
    self.paragraph = paragraph
    self.attachments = attachments
    let mayHaveAttachments = looks.contains { $0.attachment != nil }
    var hasAttachments = false
    func width(of index: Int) -> CGFloat {
      guard mayHaveAttachments, characters[index] == "\u{FFFC}", looks[styles[index]].attachment != nil else {
        return looks[styles[index]].width(of: characters[index])
      }
      hasAttachments = true
      // An attachment that has not returned its bounds yet has no width.
      return attachments[index]?.width(looks[styles[index]]) ?? 0
    }
    var edges: [CGFloat] = [0]
    edges.reserveCapacity(characters.count + 1)
    var edge: CGFloat = 0
    var hasSoftHyphens = false
    for (index, character) in characters.enumerated() {
      if character == "\t" {
        let stop = paragraph.tabStop(after: edge)
        let next = characters[(index + 1)...].prefix { $0 != "\t" }
        var following = index
        let share = stop.share(of: next) { _ in
          following += 1
          return width(of: following)
        }
        edge = max(edge, stop.location - share)
      } else {
        edge += width(of: index)
        if character.isSoftHyphen { hasSoftHyphens = true }
      }
      edges.append(edge)
    }
    self.edges = edges
    self.hasSoftHyphens = hasSoftHyphens
    self.hasAttachments = hasAttachments
  }

  /// Returns the same paragraph with a different distance between all characters.
  func withKern(adjustedBy distance: CGFloat) -> MeasuredText {
    let looks = looks.map { look in
      var look = look
      look.kern += distance
      return look
    }
    return MeasuredText(
      characters, styles: styles, looks: looks, start: start, offsets: offsets, length: length, paragraph: paragraph,
      attachments: attachments)
  }

  /// Returns the same paragraph with other places of its attachments.
  func withAttachments(_ attachments: [Int: AttachmentPlace]) -> MeasuredText {
    MeasuredText(
      characters, styles: styles, looks: looks, start: start, offsets: offsets, length: length, paragraph: paragraph,
      attachments: attachments)
  }

  var count: Int { characters.count }

  /// The UTF-16 offset of the next paragraph.
  var end: Int { start + length }

  /// Returns the UTF-16 offset in the text of a character, or of the paragraph's end.
  func offset(_ index: Int) -> Int { start + offsets[index] }

  func width(_ range: Range<Int>) -> CGFloat { edges[range.upperBound] - edges[range.lowerBound] }

  /// Returns the visible characters of a range, which soft hyphens are not.
  func string(_ range: Range<Int>) -> String {
    var string = ""
    // One by one, because a string of a slice is not specialized for characters.
    for index in range where !hasSoftHyphens || !characters[index].isSoftHyphen { string.append(characters[index]) }
    return string
  }

  /// Returns the range without the white space at its end.
  ///
  /// The white space extends beyond the edge of a line.
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

extension Character {
  /// A Boolean value that indicates whether the character is a soft hyphen.
  ///
  /// Its bytes are compared, because each character of a text is examined, and a comparison of characters considers
  /// their normal forms.
  var isSoftHyphen: Bool { utf8.first == 0xC2 && unicodeScalars.first?.value == 0xAD }
}

extension TextAttributes {
  func width(of character: Character) -> CGFloat {
    // A soft hyphen is visible only at the end of a line, as a hyphen.
    if character.isSoftHyphen { return 0 }
    let width = font.typeface.width(of: character) * font.pointSize
    return (expansion == 0 ? width : width * exp(min(expansion, 8))) + kern
  }
}

extension MeasuredText {
  /// Returns the height of a line with the attributes of a range.
  func lineHeight(of range: Range<Int>) -> CGFloat {
    let metrics = lineMetrics(of: range)
    return paragraph.lineHeight(natural: metrics.ascent + metrics.descent)
  }

  /// Returns the extents above and below the baseline of a line with the attributes of a range.
  func lineMetrics(of range: Range<Int>) -> (ascent: CGFloat, descent: CGFloat) {
    let looks = Set(styles[range.isEmpty ? range.lowerBound..<(range.lowerBound + 1) : range])
    var ascent = looks.map { self.looks[$0].ascent }.max() ?? 0
    var descent = looks.map { self.looks[$0].descent }.max() ?? 0
    if hasAttachments {
      for index in range {
        guard let place = attachments[index] else { continue }
        let offset = self.looks[styles[index]].baselineOffset
        ascent = max(ascent, place.bounds.maxY + offset)
        descent = max(descent, -place.bounds.minY - offset)
      }
    }
    return (ascent, descent)
  }
}
