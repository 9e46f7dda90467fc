/// Text that is broken into lines of a width.
///
/// Labels, buttons, and text views measure and draw the same lines, so that text has exactly its measured size.
/// Positions in the text are UTF-16 offsets, as in `NSRange`.
package struct TextLayout {
  /// The options of a layout.
  struct Options {
    /// The width of the lines.
    ///
    /// Text does not wrap in an infinite width.
    var width = CGFloat.infinity
    /// The maximum height of the lines.
    ///
    /// Lines that exceed it are not shown, except the first one.
    var height = CGFloat.infinity
    /// The maximum number of lines; 0 for no limit.
    var numberOfLines = 0
    /// A Boolean value that indicates whether lines begin on the right if the text has no direction.
    var isRightToLeft = false
    /// A Boolean value that indicates whether a truncated paragraph has only one line.
    ///
    /// This is the case when strings are drawn.
    ///
    /// In a label, such a paragraph continues on the next line if there is one.
    var truncatesParagraphs = false
    /// A Boolean value that indicates whether the last line ends in an ellipsis even in wrapped text.
    var truncatesLastLine = false
    /// A Boolean value that indicates whether lines that exceed the height are left to another layout.
    var continues = false
    /// The shape of the layout, and the adjustments of its lines.
    ///
    /// The value is `nil` for a rectangle without adjustments.
    var region: (any TextRegion)?
    /// The container of the lines; `nil` for the lines of labels and strings.
    var container: NSTextContainer?
  }

  /// A position at which lines begin.
  struct Position: Equatable {
    var paragraph = 0
    /// The index of the character in the paragraph.
    var character = 0
  }

  /// The tolerance for rounding errors in sums of widths.
  ///
  /// Without it, text that was measured to fit could wrap.
  static let tolerance: CGFloat = 0.0001

  /// The lines from top to bottom; empty if the text is empty.
  package private(set) var lines: [Line] = []
  /// A Boolean value that indicates whether the lines omit a part of the text.
  package private(set) var isTruncated = false
  /// The font of text that is inserted into empty text.
  package let font: UIFont
  /// The line of the caret while the text is empty.
  let emptyLine: Line
  /// The options, without the region, which is used only while lines are added.
  private(set) var options: Options
  /// A Boolean value that indicates whether the lines do not depend on a region.
  private let isPlain: Bool
  /// The position of the text that follows the lines.
  private(set) var end = Position()
  private let start: Position
  private var limit: Int

  /// Creates a layout of text in one font.
  ///
  /// - Parameters:
  ///   - width: The width of the lines. Text does not wrap in an infinite width.
  ///   - numberOfLines: The maximum number of lines; 0 for no limit.
  package init(
    _ text: String, font: UIFont, width: CGFloat = .infinity,
    lineBreakMode: NSLineBreakMode = .byTruncatingTail, numberOfLines: Int = 0,
    alignment: NSTextAlignment = .natural, isRightToLeft: Bool = false
  ) {
    self.init(
      TextSource(
        text, look: TextAttributes(font: font),
        paragraph: ParagraphAttributes(alignment: alignment, lineBreakMode: lineBreakMode)),
      options: Options(width: width, numberOfLines: numberOfLines, isRightToLeft: isRightToLeft))
  }

  /// Creates a layout of text with attributes.
  ///
  /// - Parameters:
  ///   - font: The font of text without a font.
  ///   - alignment: The alignment of paragraphs without a style.
  package init(
    _ text: NSAttributedString, font: UIFont, width: CGFloat = .infinity,
    lineBreakMode: NSLineBreakMode = .byWordWrapping, numberOfLines: Int = 0,
    alignment: NSTextAlignment = .natural, isRightToLeft: Bool = false
  ) {
    self.init(
      TextSource(
        text, defaults: TextAttributes(font: font),
        paragraph: ParagraphAttributes(alignment: alignment, lineBreakMode: lineBreakMode)),
      options: Options(width: width, numberOfLines: numberOfLines, isRightToLeft: isRightToLeft))
  }

  /// Creates a layout of a text, or of its rest.
  init(_ source: TextSource, options: Options, from start: Position = Position()) {
    var options = options
    if options.width.isNaN { options.width = .infinity }
    self.options = options
    self.start = start
    isPlain = options.region == nil
    font = source.defaults.font
    limit = options.numberOfLines > 0 ? options.numberOfLines : Int.max
    let nothing = MeasuredText([], styles: [0], looks: [source.defaults], paragraph: source.paragraphDefaults)
    emptyLine = LineBuilder(nothing, pieces: []).line(
      range: 0..<0, top: 0, indents: nothing.paragraph.indents(isFirstLine: true, in: options.width),
      isRightToLeft: nothing.isRightToLeft(fallback: options.isRightToLeft))
    addLines(of: source.paragraphs[...], from: start)
    if !options.continues { cutLines(of: source) }
    self.options.region = nil
  }

  /// Removes the lines that exceed the height, and replaces the last of the others.
  private mutating func cutLines(of source: TextSource) {
    // The number of lines that fit depends on their heights, and the last line depends on that number.
    let fitting = max(1, lines.prefix { isInside($0) }.count)
    guard fitting < lines.count else { return }
    limit = fitting
    lines = []
    isTruncated = false
    addLines(of: source.paragraphs[...], from: start)
  }

  /// Returns whether a line is inside of the height.
  private func isInside(_ line: Line) -> Bool { line.bottom <= options.height + 0.01 * line.height }

  /// The size of all lines together.
  package var size: CGSize {
    CGSize(
      width: lines.map { $0.width + $0.indents.head + max(0, $0.indents.tail) }.max() ?? 0,
      height: lines.last?.bottom ?? 0)
  }

  // MARK: - Filling Lines

  private mutating func addLines(of paragraphs: ArraySlice<MeasuredText>, from start: Position) {
    end = start
    while end.paragraph < paragraphs.count {
      let isLast = end.paragraph == paragraphs.count - 1
      let isComplete = add(paragraphs[end.paragraph], from: end.character, isLast: isLast)
      guard lines.count < limit, isComplete else {
        isTruncated = isTruncated || !isLast
        return
      }
    }
  }

  /// Adds the lines of a paragraph from a character on.
  ///
  /// Returns `false` if no room is left for all of them.
  private mutating func add(_ text: MeasuredText, from first: Int, isLast: Bool) -> Bool {
    var breaker = LineBreaker(
      text: text, breaksWords: text.paragraph.lineBreakMode == .byCharWrapping, region: options.region)
    let isRightToLeft = text.isRightToLeft(fallback: options.isRightToLeft)
    let firstLine = lines.count
    var start = first
    repeat {
      let added = nextLines(of: breaker, from: start, isRightToLeft: isRightToLeft, isLast: isLast)
      guard let last = added.last, !options.continues || isInside(last) else {
        isTruncated = true
        return false
      }
      lines += added
      if text.hasAttachments { breaker.text = breaker.text.withAttachments(last.paragraph.attachments) }
      start = last.characters.upperBound
      end.character = start
    } while start < text.count && lines.count < limit
    if start < text.count {
      isTruncated = true
    } else {
      pushOutWord(from: firstLine, breaker: breaker)
      end = Position(paragraph: end.paragraph + 1)
    }
    return true
  }

  /// Moves a word to the last line of a paragraph, if a single word is there.
  private mutating func pushOutWord(from firstLine: Int, breaker: LineBreaker) {
    guard lines.count - firstLine >= 2, options.region == nil, !options.truncatesParagraphs else { return }
    if let pair = breaker.pushingOut(lines[lines.count - 2], lines[lines.count - 1], width: options.width) {
      lines.replaceSubrange((lines.count - 2)..., with: [pair.previous, pair.last])
    }
  }

  /// Returns the lines beside each other that follow.
  ///
  /// There is one, unless the region has gaps.
  private mutating func nextLines(
    of breaker: LineBreaker, from start: Int, isRightToLeft: Bool, isLast: Bool
  ) -> [Line] {
    let text = breaker.text
    let isFirst = start == 0
    let before = isFirst ? spacingBefore(text) : 0
    let top = nextTop + before
    guard let region = options.region else {
      let indents = text.paragraph.indents(isFirstLine: isFirst, in: options.width)
      let width = options.width - indents.head - indents.tail
      let frame = CGRect(x: 0, y: top, width: width, height: 0)
      let (text, range, pieces) = nextLine(
        of: breaker.placingAttachments(from: start, in: frame, indent: indents.head, options.container),
        from: start, width: width, isLast: isLast)
      var line = LineBuilder(text, pieces: pieces).line(
        range: range, top: top, indents: indents, isRightToLeft: isRightToLeft)
      line.spacingBefore = before
      return [line]
    }
    let whole = CGRect(x: 0, y: top, width: options.width, height: 0)
    let placed = breaker.placingAttachments(from: start, in: whole, indent: 0, options.container).text
    var band = TextBand(top: top, height: placed.lineHeight(of: start..<min(start + 1, text.count)))
    // The height of a line depends on its text, which depends on the room that there is for the height.
    for attempt in 0..<4 {
      band.least = text.count > start ? placed.width(start..<(start + 1)) : 0
      band.index = text.offset(start)
      band.isRightToLeft = isRightToLeft
      guard let (place, rooms) = region.rooms(for: band, below: options.continues ? options.height : .infinity) else {
        return []
      }
      var added: [Line] = []
      var next = start
      for room in rooms where added.isEmpty || (next < text.count && lines.count + added.count < limit) {
        // The first line of a paragraph may be in two parts, of which only one is indented.
        var indents = text.paragraph.indents(isFirstLine: isFirst, in: room.width)
        if !added.isEmpty { indents.head = 0 }
        let width = max(room.width - indents.head - indents.tail, 0)
        let frame = CGRect(x: room.minX, y: place, width: width, height: band.height)
        let (text, range, pieces) = nextLine(
          of: breaker.placingAttachments(from: next, in: frame, indent: indents.head, options.container),
          from: next, width: width, isLast: isLast)
        var line = LineBuilder(text, pieces: pieces).line(
          range: range, top: place, indents: indents, isRightToLeft: isRightToLeft)
        line.room = region.isRectangle ? nil : room
        line.spacingBefore = before
        next = range.upperBound
        added.append(line)
      }
      let tallest = added.map(\.height).max() ?? 0
      if attempt == 3 || tallest <= band.height + Self.tolerance { return aligned(added, in: region) }
      band.height = tallest
    }
    return []
  }

  /// The distance from the top at which the next line begins, without the spacing before its paragraph.
  private var nextTop: CGFloat { lines.last.map { $0.bottom + $0.lineSpacing + $0.paragraphSpacing } ?? 0 }

  private func spacingBefore(_ text: MeasuredText) -> CGFloat {
    guard !lines.isEmpty else { return 0 }
    let spacing = max(0, text.paragraph.paragraphSpacingBefore.finite)
    return options.region?.paragraphSpacing(before: text.start, below: nextTop, default: spacing) ?? spacing
  }

  /// Returns lines beside each other with the same height and baseline, as the region adjusts them.
  private func aligned(_ lines: [Line], in region: any TextRegion) -> [Line] {
    let height = lines.map(\.height).max() ?? 0
    let baseline = lines.map(\.baseline).max() ?? 0
    return lines.map { line in
      var line = line
      line.height = height
      line.baseline = baseline
      region.adjust(&line)
      return line
    }
  }

  /// Returns the range and the visible pieces of the next line, and the text in which they are measured.
  private mutating func nextLine(
    of breaker: LineBreaker, from start: Int, width: CGFloat, isLast: Bool
  ) -> (MeasuredText, Range<Int>, [Truncation.Piece]) {
    let text = breaker.text
    let isLastLine = lines.count == limit - 1
    let isOneLine = options.truncatesParagraphs || text.paragraph.isOneLine
    if text.paragraph.wraps ? isLastLine && options.truncatesLastLine : isLastLine || isOneLine {
      let isCut = isLastLine && !isLast
      let text = (isCut ? nil : text.tightened(visible(start..<text.count, of: text, width: width), to: width)) ?? text
      return (text, start..<text.count, shortened(text, from: start, width: width, isCut: isCut))
    }
    let range = breaker.line(from: start, width: width)
    let shown = Truncation.Piece.text(visible(range, of: text, width: width))
    let pieces = breaker.isHyphenated(range) ? [shown, .hyphen(look: text.styles[range.upperBound - 1])] : [shown]
    return (text, range, pieces)
  }

  /// Returns the visible part of a line.
  ///
  /// White space at the end of the text is included. White space at a line break is not, because it extends beyond the
  /// edge.
  private func visible(_ range: Range<Int>, of text: MeasuredText, width: CGFloat) -> Range<Int> {
    let isEnd = range.upperBound == text.count && text.width(range) <= width + Self.tolerance
    return isEnd ? range : text.trimmed(range)
  }

  /// Returns the content of a line that contains all the remaining text, truncated if necessary.
  private mutating func shortened(_ text: MeasuredText, from start: Int, width: CGFloat, isCut: Bool)
    -> [Truncation.Piece]
  {
    let mode = text.paragraph.lineBreakMode
    let rest = visible(start..<text.count, of: text, width: width)
    let fits = text.width(rest) <= width + Self.tolerance
    guard !fits || (isCut && mode != .byClipping) else { return [.text(rest)] }
    isTruncated = true
    // If more paragraphs follow, the ellipsis represents them, even after a line that fits.
    let truncation = Truncation(text: text, width: width)
    return switch mode {
    case .byTruncatingHead where !fits: truncation.head(from: start)
    case .byTruncatingMiddle where !fits: truncation.middle(from: start)
    case .byClipping: [.text(rest)]
    default: truncation.tail(from: start)
    }
  }
}

// MARK: - Editing

extension TextLayout {
  /// Replaces the lines of paragraphs that were measured again.
  ///
  /// Returns `false` if the whole text must be laid out.
  mutating func update(_ change: TextSource.Change, of source: TextSource) -> Bool {
    // Without limits and gaps, the lines of a paragraph do not depend on the paragraphs before it.
    guard isPlain, !isTruncated, limit == Int.max, !options.truncatesParagraphs, start == Position(),
      !source.paragraphs.isEmpty, !lines.isEmpty, !change.old.isEmpty
    else { return false }
    let paragraphs = source.paragraphs
    let first = change.old.lowerBound
    let next = first + change.count
    // Lines know the beginnings of their paragraphs before the edit.
    let keptEnd = lines.firstIndex { $0.paragraph.start >= paragraphs[first].start } ?? lines.count
    var rest: [Line] = []
    if next < paragraphs.count {
      let oldStart = paragraphs[next].start - change.delta
      rest = Array(lines[(lines.lastIndex { $0.paragraph.start < oldStart }.map { $0 + 1 } ?? 0)...])
    }
    lines.removeSubrange(keptEnd...)
    addLines(of: paragraphs[..<next], from: Position(paragraph: first))
    if let line = rest.first {
      let distance = nextTop + spacingBefore(line.paragraph) - line.top
      for index in rest.indices { rest[index].move(down: distance, by: change.delta) }
    }
    lines += rest
    end = Position(paragraph: paragraphs.count)
    return !isTruncated && lines.last.map(isInside) != false
  }
}
