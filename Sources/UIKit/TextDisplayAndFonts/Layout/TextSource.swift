/// A text that is divided into paragraphs, with the attributes of each character.
struct TextSource {
  let paragraphs: [MeasuredText]
  /// The attributes of text that is inserted into the empty text.
  let defaults: TextAttributes
  let paragraphDefaults: ParagraphAttributes

  /// Creates a source for text with the same attributes.
  init(_ text: String, look: TextAttributes, paragraph: ParagraphAttributes = ParagraphAttributes()) {
    defaults = look
    paragraphDefaults = paragraph
    var reader = Reader(looks: [look])
    for character in text { reader.add(character, style: 0, paragraph: paragraph) }
    paragraphs = text.isEmpty ? [] : reader.finished(paragraph)
  }

  /// Creates a source for text with attributes; the defaults apply where the attributes specify nothing.
  ///
  /// - Parameter scale: The scale factor for all lengths that the attributes and defaults specify in points.
  init(
    _ text: NSAttributedString, defaults: TextAttributes, paragraph: ParagraphAttributes = ParagraphAttributes(),
    scale: CGFloat = 1
  ) {
    var scaled = defaults
    scaled.resize(scale)
    self.defaults = scaled
    paragraphDefaults = paragraph
    guard text.length > 0 else {
      paragraphs = []
      return
    }
    var runs: [(end: Int, paragraph: ParagraphAttributes)] = []
    var looks: [TextAttributes] = []
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length), options: []) { attributes, range, _ in
      let style = (attributes[.paragraphStyle] as? NSParagraphStyle)?.values
      runs.append((range.location + range.length, style ?? paragraph))
      looks.append(TextAttributes(attributes, defaults: defaults, scale: scale))
    }
    var reader = Reader(looks: looks)
    var run = 0
    for character in text.string {
      while run < runs.count - 1, reader.offset >= runs[run].end { run += 1 }
      reader.add(character, style: run, paragraph: runs[run].paragraph)
    }
    paragraphs = reader.finished(runs.last?.paragraph ?? paragraph)
  }

  /// A structure that collects characters into paragraphs.
  private struct Reader {
    let looks: [TextAttributes]
    private(set) var offset = 0
    private var done: [MeasuredText] = []
    private var characters: [Character] = []
    private var styles: [Int] = []
    private var offsets: [Int] = []
    /// The attributes of the paragraph's first character.
    private var paragraph: ParagraphAttributes?

    init(looks: [TextAttributes]) { self.looks = looks }

    mutating func add(_ character: Character, style: Int, paragraph: ParagraphAttributes) {
      if self.paragraph == nil { self.paragraph = paragraph }
      styles.append(style)
      offsets.append(offset)
      offset += character.utf16.count
      if character.isNewline { endParagraph(paragraph) } else { characters.append(character) }
    }

    mutating func finished(_ paragraph: ParagraphAttributes) -> [MeasuredText] {
      styles.append(styles.last ?? looks.count - 1)
      offsets.append(offset)
      endParagraph(paragraph)
      return done
    }

    private mutating func endParagraph(_ paragraph: ParagraphAttributes) {
      done.append(
        MeasuredText(
          characters, styles: styles, looks: looks, offsets: offsets, end: offset,
          paragraph: self.paragraph ?? paragraph))
      characters = []
      styles = []
      offsets = []
      self.paragraph = nil
    }
  }
}
