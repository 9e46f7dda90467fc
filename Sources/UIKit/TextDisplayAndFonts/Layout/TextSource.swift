/// A text that is divided into paragraphs, with the attributes of each character.
struct TextSource {
  /// The attributes that apply where an attributed string specifies nothing.
  struct Defaults {
    var look: TextAttributes
    var paragraph = ParagraphAttributes()
    /// The line break mode of paragraphs that wrap at words.
    var wordWrapping = NSLineBreakMode.byWordWrapping
    /// A Boolean value that indicates whether a paragraph with a style that does not wrap has only one line.
    var limitsParagraphs = false
    /// The attributes of links; `nil` for the attributes of links in labels.
    var link: [NSAttributedString.Key: Any]?
    /// The scale factor for all lengths that the attributes and defaults specify in points.
    var scale: CGFloat = 1
  }

  private(set) var paragraphs: [MeasuredText]
  /// The length of the text in UTF-16 units.
  var length: Int { paragraphs.last?.end ?? 0 }
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
  init(_ text: NSAttributedString, defaults: Defaults) {
    var scaled = defaults.look
    scaled.resize(defaults.scale)
    self.defaults = scaled
    paragraphDefaults = defaults.paragraph
    let whole = NSRange(location: 0, length: text.length)
    paragraphs = whole.length > 0 ? Self.paragraphs(of: text, in: whole, defaults) : []
  }

  /// Creates a source for text with attributes; the defaults apply where the attributes specify nothing.
  ///
  /// - Parameter scale: The scale factor for all lengths that the attributes and defaults specify in points.
  init(
    _ text: NSAttributedString, defaults: TextAttributes, paragraph: ParagraphAttributes = ParagraphAttributes(),
    scale: CGFloat = 1
  ) {
    self.init(text, defaults: Defaults(look: defaults, paragraph: paragraph, scale: scale))
  }

  // MARK: - Reading Attributed Strings

  /// Returns the paragraphs in a range, which begins and ends at a paragraph.
  ///
  /// A line feed at the end is followed by an empty paragraph.
  private static func paragraphs(of text: NSAttributedString, in range: NSRange, _ defaults: Defaults)
    -> [MeasuredText]
  {
    var runs: [(end: Int, paragraph: ParagraphAttributes)] = []
    var looks: [TextAttributes] = []
    text.enumerateAttributes(in: range, options: []) { attributes, range, _ in
      var style = (attributes[.paragraphStyle] as? NSParagraphStyle)?.values ?? defaults.paragraph
      style.isOneLine = defaults.limitsParagraphs && !style.wraps
      if style.lineBreakMode == .byWordWrapping { style.lineBreakMode = defaults.wordWrapping }
      runs.append((range.location + range.length, style))
      looks.append(
        TextAttributes(attributes, defaults: defaults.look, link: defaults.link, scale: defaults.scale))
    }
    var reader = Reader(looks: looks, start: range.location)
    var run = 0
    for character in text.string.utf16Part(range) {
      while run < runs.count - 1, reader.offset >= runs[run].end { run += 1 }
      reader.add(character, style: run, paragraph: runs[run].paragraph)
    }
    return reader.finished(runs.last?.paragraph ?? defaults.paragraph)
  }

  /// A structure that collects characters into paragraphs.
  private struct Reader {
    let looks: [TextAttributes]
    private(set) var offset: Int
    private var start: Int
    private var done: [MeasuredText] = []
    private var characters: [Character] = []
    private var styles: [Int] = []
    private var offsets: [Int] = []
    /// The attributes of the paragraph's first character.
    private var paragraph: ParagraphAttributes?

    init(looks: [TextAttributes], start: Int = 0) {
      self.looks = looks
      self.start = start
      offset = start
    }

    mutating func add(_ character: Character, style: Int, paragraph: ParagraphAttributes) {
      if self.paragraph == nil { self.paragraph = paragraph }
      styles.append(style)
      offsets.append(offset - start)
      offset += character.utf16.count
      if character.isNewline { endParagraph(paragraph) } else { characters.append(character) }
    }

    mutating func finished(_ paragraph: ParagraphAttributes) -> [MeasuredText] {
      styles.append(styles.last ?? looks.count - 1)
      offsets.append(offset - start)
      endParagraph(paragraph)
      return done
    }

    private mutating func endParagraph(_ paragraph: ParagraphAttributes) {
      done.append(
        MeasuredText(
          characters, styles: styles, looks: looks, start: start, offsets: offsets, length: offset - start,
          paragraph: self.paragraph ?? paragraph))
      characters = []
      styles = []
      offsets = []
      start = offset
      self.paragraph = nil
    }
  }
}

// MARK: - Editing

extension TextSource {
  /// The paragraphs that were measured again after an edit.
  struct Change {
    /// The indices of the paragraphs that were replaced.
    var old: Range<Int>
    /// The number of the paragraphs that replace them.
    var count: Int
    /// The change in the length of the text.
    var delta: Int
  }

  /// Measures the paragraphs of an edited range again, and moves those after it.
  ///
  /// - Parameters:
  ///   - text: The text after the edit.
  ///   - range: The range that was edited, in the text after the edit.
  ///   - delta: The change in the length of the text.
  ///   - defaults: The attributes that apply where the text specifies nothing.
  mutating func update(
    _ text: NSAttributedString, edited range: NSRange, changeInLength delta: Int, _ defaults: Defaults
  )
    -> Change
  {
    let oldEnd = range.location + range.length - delta
    // A line feed can become part of a character together with the character before it.
    let first = index(ofParagraphAt: max(range.location - 1, 0))
    let last = index(ofParagraphAt: oldEnd)
    guard let start = paragraphs.indices.contains(first) ? paragraphs[first].start : nil, text.length > 0 else {
      let count = paragraphs.count
      self = TextSource(text, defaults: defaults)
      return Change(old: 0..<count, count: paragraphs.count, delta: delta)
    }
    let isAtEnd = last == paragraphs.count - 1
    let end = isAtEnd ? text.length : paragraphs[last].end + delta
    var measured = Self.paragraphs(of: text, in: NSRange(location: start, length: max(end - start, 0)), defaults)
    // The empty paragraph after a line feed exists only at the end of the text.
    if !isAtEnd { measured.removeLast() }
    if delta != 0 {
      for index in (last + 1)..<max(paragraphs.count, last + 1) { paragraphs[index].start += delta }
    }
    paragraphs.replaceSubrange(first...last, with: measured)
    return Change(old: first..<(last + 1), count: measured.count, delta: delta)
  }

  /// Returns the index of the paragraph that contains an offset, or of the last one.
  private func index(ofParagraphAt offset: Int) -> Int {
    var (low, high) = (0, paragraphs.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if paragraphs[middle].start <= offset { low = middle } else { high = middle }
    }
    return low
  }
}

extension String {
  /// Returns the part in a range of UTF-16 offsets.
  fileprivate func utf16Part(_ range: NSRange) -> Substring {
    let start = utf16.index(startIndex, offsetBy: range.location)
    return self[start..<utf16.index(start, offsetBy: range.length)]
  }
}
