/// A structure that assembles one line from parts of a paragraph.
struct LineBuilder {
  let text: MeasuredText
  private var fragments: [TextLayout.Fragment] = []
  private var string = ""
  private var lastLook: Int?
  private var width: CGFloat = 0

  private let pieces: [Truncation.Piece]

  init(_ text: MeasuredText, pieces: [Truncation.Piece]) {
    self.text = text
    self.pieces = pieces
    for piece in pieces {
      switch piece {
      case .text(let range): add(range)
      case .ellipsis(let look): addFragment("…", width: text.looks[look].width(of: "…"), look: look)
      case .hyphen(let look): addFragment("-", width: text.looks[look].width(of: "-"), look: look)
      }
    }
  }

  /// Returns the line at a position of the layout.
  func line(range: Range<Int>, top: CGFloat, indents: (head: CGFloat, tail: CGFloat), isRightToLeft: Bool)
    -> TextLayout.Line
  {
    let endsParagraph = range.upperBound == text.count
    let (ascent, descent) = text.lineMetrics(of: range)
    let height = text.paragraph.lineHeight(natural: ascent + descent)
    return TextLayout.Line(
      text: string, width: width,
      range: text.offset(range.lowerBound)..<(endsParagraph ? text.end : text.offset(range.upperBound)),
      top: top, height: height,
      // Line height in excess of the height of the characters is above them.
      baseline: top + height - descent, isRightToLeft: isRightToLeft, alignment: text.paragraph.alignment,
      indents: indents, mayStretch: !endsParagraph,
      lineSpacing: max(0, text.paragraph.lineSpacing.finite),
      paragraphSpacing: endsParagraph ? max(0, text.paragraph.paragraphSpacing.finite) : 0,
      fragments: visibleFragments, paragraph: text, characters: range, pieces: pieces)
  }

  /// The visible parts of the line.
  ///
  /// An empty line has one empty part, which retains its attributes.
  private var visibleFragments: [TextLayout.Fragment] {
    guard fragments.isEmpty, let look = text.styles.first.map({ text.looks[$0] }) else { return fragments }
    return [TextLayout.Fragment(text: "", x: 0, width: 0, inkWidth: 0, look: look)]
  }

  private mutating func add(_ range: Range<Int>) {
    var start = range.lowerBound
    while start < range.upperBound {
      var end = start + 1
      if !stands(alone: start) {
        while end < range.upperBound, text.styles[end] == text.styles[start], !stands(alone: end) { end += 1 }
      }
      let part = start..<end
      addFragment(
        text.string(part), width: text.width(part), inkWidth: text.width(text.trimmed(part)), look: text.styles[start],
        attachment: text.attachments[start])
      start = end
    }
  }

  /// Returns whether a character is a separate part.
  ///
  /// Tabs and attachments are, because fonts do not define their widths.
  private func stands(alone index: Int) -> Bool {
    text.characters[index] == "\t"
      || (text.characters[index] == "\u{FFFC}" && text.looks[text.styles[index]].attachment != nil)
  }

  private mutating func addFragment(
    _ string: String, width: CGFloat, inkWidth: CGFloat? = nil, look: Int,
    attachment: AttachmentPlace? = nil
  ) {
    let inkWidth = inkWidth ?? width
    if let last = fragments.last, look == lastLook,
      ![last.text, string].contains(where: { $0 == "\t" || $0 == "\u{FFFC}" })
    {
      // An ellipsis or a hyphen is drawn together with the text that it follows.
      fragments[fragments.count - 1].text += string
      fragments[fragments.count - 1].inkWidth = last.width + inkWidth
      fragments[fragments.count - 1].width += width
    } else {
      fragments.append(
        TextLayout.Fragment(
          text: string, x: self.width, width: width, inkWidth: inkWidth, look: text.looks[look], attachment: attachment)
      )
    }
    lastLook = look
    self.string += string
    self.width += width
  }
}
