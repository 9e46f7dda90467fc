/// Text that is broken into lines of a width.
///
/// Labels, buttons, and text views measure and draw the same lines, so that text has exactly its measured size.
/// Positions in the text are UTF-16 offsets, as in `NSRange`.
package struct TextLayout {
  /// The options of a layout.
  struct Options {
    /// The width of the lines. Text does not wrap in an infinite width.
    var width = CGFloat.infinity
    /// The maximum height of the lines. Lines that exceed it are not shown, except the first one.
    var height = CGFloat.infinity
    /// The maximum number of lines; 0 for no limit.
    var numberOfLines = 0
    /// A Boolean value that indicates whether lines begin on the right if the text has no direction.
    var isRightToLeft = false
    /// A Boolean value that indicates whether a truncated paragraph has only one line. This is the case when strings
    /// are drawn.
    ///
    /// In a label, such a paragraph continues on the next line if there is one.
    var truncatesParagraphs = false
    /// A Boolean value that indicates whether the last line ends in an ellipsis even in wrapped text.
    var truncatesLastLine = false
  }

  /// The tolerance for rounding errors in sums of widths. Without it, text that was measured to fit could wrap.
  static let tolerance: CGFloat = 0.001

  /// The lines from top to bottom; empty if the text is empty.
  package private(set) var lines: [Line] = []
  /// A Boolean value that indicates whether the lines omit a part of the text.
  package private(set) var isTruncated = false
  /// The font of text that is inserted into empty text.
  package let font: UIFont
  /// The line of the caret while the text is empty.
  let emptyLine: Line
  let options: Options
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
    var paragraph = ParagraphAttributes()
    paragraph.lineBreakMode = lineBreakMode
    paragraph.alignment = alignment
    self.init(
      TextSource(text, look: TextAttributes(font: font), paragraph: paragraph),
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
    var paragraph = ParagraphAttributes()
    paragraph.lineBreakMode = lineBreakMode
    paragraph.alignment = alignment
    self.init(
      TextSource(text, defaults: TextAttributes(font: font), paragraph: paragraph),
      options: Options(width: width, numberOfLines: numberOfLines, isRightToLeft: isRightToLeft))
  }

  init(_ source: TextSource, options: Options) {
    var options = options
    if options.width.isNaN { options.width = .infinity }
    self.options = options
    font = source.defaults.font
    limit = options.numberOfLines > 0 ? options.numberOfLines : Int.max
    let nothing = MeasuredText(
      [], styles: [0], looks: [source.defaults], offsets: [0], end: 0, paragraph: source.paragraphDefaults)
    emptyLine = LineBuilder(nothing, pieces: []).line(
      range: 0..<0, top: 0, indents: nothing.paragraph.indents(isFirstLine: true, in: options.width),
      isRightToLeft: nothing.isRightToLeft(fallback: options.isRightToLeft))
    addLines(of: source.paragraphs)
    // The number of lines that fit depends on their heights, and the last line depends on that number.
    let fitting = max(1, lines.prefix { $0.bottom <= options.height + 0.01 * $0.height }.count)
    guard fitting < lines.count else { return }
    limit = fitting
    lines = []
    isTruncated = false
    addLines(of: source.paragraphs)
  }

  /// The size of all lines together.
  package var size: CGSize {
    CGSize(
      width: lines.map { $0.width + $0.indents.head + max(0, $0.indents.tail) }.max() ?? 0,
      height: lines.last?.bottom ?? 0)
  }

  // MARK: - Filling Lines

  private mutating func addLines(of paragraphs: [MeasuredText]) {
    for (index, paragraph) in paragraphs.enumerated() {
      let isLast = index == paragraphs.count - 1
      add(paragraph, isLast: isLast)
      guard lines.count < limit else {
        isTruncated = isTruncated || !isLast
        return
      }
    }
  }

  private mutating func add(_ text: MeasuredText, isLast: Bool) {
    let mode = text.paragraph.lineBreakMode
    let breaker = LineBreaker(text: text, breaksWords: mode == .byCharWrapping)
    let isRightToLeft = text.isRightToLeft(fallback: options.isRightToLeft)
    var start = 0
    repeat {
      let indents = text.paragraph.indents(isFirstLine: start == 0, in: options.width)
      let width = options.width - indents.head - indents.tail
      let (range, pieces) = nextLine(of: text, from: start, breaker: breaker, width: width, isLast: isLast)
      let line = LineBuilder(text, pieces: pieces).line(
        range: range, top: nextTop(text.paragraph, isFirstLine: start == 0), indents: indents,
        isRightToLeft: isRightToLeft)
      lines.append(line)
      start = range.upperBound
    } while start < text.count && lines.count < limit
    if start < text.count { isTruncated = true }
  }

  private func nextTop(_ paragraph: ParagraphAttributes, isFirstLine: Bool) -> CGFloat {
    guard let last = lines.last else { return 0 }
    guard isFirstLine else { return last.bottom + max(0, paragraph.lineSpacing.finite) }
    return last.bottom + last.spacingAfter + max(0, paragraph.paragraphSpacingBefore.finite)
  }

  private mutating func nextLine(
    of text: MeasuredText, from start: Int, breaker: LineBreaker, width: CGFloat, isLast: Bool
  ) -> (Range<Int>, [Truncation.Piece]) {
    let mode = text.paragraph.lineBreakMode
    let wraps = mode == .byWordWrapping || mode == .byCharWrapping
    let isLastLine = lines.count == limit - 1
    if wraps ? isLastLine && options.truncatesLastLine : isLastLine || options.truncatesParagraphs {
      return (start..<text.count, shortened(text, from: start, width: width, isCut: isLastLine && !isLast))
    }
    let range = breaker.line(from: start, width: width)
    return (range, [.text(visible(range, of: text, width: width))])
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
