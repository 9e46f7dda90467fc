/// Text broken into lines of a width.
///
/// This is where the size of labels and buttons comes from, and what is drawn: both use the same lines, so that what
/// was measured is what appears.
package struct TextLayout {
  /// One line.
  package struct Line: Equatable {
    /// What is written.
    package var text: String
    /// How wide that is.
    package var width: CGFloat
  }

  /// Sums of widths may miss the room that was made for them by a rounding error; no text is broken for that.
  static let tolerance: CGFloat = 0.001

  /// The lines from top to bottom.
  package private(set) var lines: [Line] = []
  /// Whether some of the text is not in the lines.
  package private(set) var isTruncated = false
  /// The font of all lines.
  package let font: UIFont

  /// Breaks a text.
  ///
  /// - Parameters:
  ///   - width: The width of the lines; text is never broken for an infinite one.
  ///   - numberOfLines: How many lines there may be; 0 for as many as are needed.
  package init(
    _ text: String, font: UIFont, width: CGFloat = .infinity,
    lineBreakMode: NSLineBreakMode = .byTruncatingTail, numberOfLines: Int = 0
  ) {
    self.font = font
    guard !text.isEmpty else { return }
    let paragraphs = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let limit = numberOfLines > 0 ? numberOfLines : Int.max
    for (index, paragraph) in paragraphs.enumerated() {
      let isLast = index == paragraphs.count - 1
      add(
        MeasuredText(paragraph, font: font), width: width, mode: lineBreakMode, limit: limit,
        isLastParagraph: isLast)
      guard lines.count < limit else {
        isTruncated = isTruncated || !isLast
        return
      }
    }
  }

  /// The size of all lines together.
  package var size: CGSize {
    CGSize(width: lines.map(\.width).max() ?? 0, height: font.lineHeight * CGFloat(lines.count))
  }

  private mutating func add(
    _ text: MeasuredText, width: CGFloat, mode: NSLineBreakMode, limit: Int, isLastParagraph: Bool
  ) {
    let breaker = LineBreaker(text: text, width: width, breaksWords: mode == .byCharWrapping)
    var start = 0
    repeat {
      if lines.count == limit - 1, mode != .byWordWrapping, mode != .byCharWrapping {
        lines.append(lastLine(of: text, from: start, width: width, mode: mode, isCut: !isLastParagraph))
        return
      }
      let range = breaker.line(from: start)
      append(text, visible(range, of: text, width: width))
      start = range.upperBound
    } while start < text.count && lines.count < limit
    if start < text.count { isTruncated = true }
  }

  /// Space at the end counts where the text ends, as it is wanted there, and hangs over the edge where a line is broken.
  private func visible(_ range: Range<Int>, of text: MeasuredText, width: CGFloat) -> Range<Int> {
    let isEnd = range.upperBound == text.count && text.width(range) <= width + Self.tolerance
    return isEnd ? range : text.trimmed(range)
  }

  private mutating func append(_ text: MeasuredText, _ range: Range<Int>) {
    lines.append(Line(text: text.string(range), width: text.width(range)))
  }

  /// The line that must take all that is left, shortened if that is too much.
  private mutating func lastLine(
    of text: MeasuredText, from start: Int, width: CGFloat, mode: NSLineBreakMode, isCut: Bool
  ) -> Line {
    let rest = visible(start..<text.count, of: text, width: width)
    let fits = text.width(rest) <= width + Self.tolerance
    guard !fits || (isCut && mode != .byClipping) else {
      return Line(text: text.string(rest), width: text.width(rest))
    }
    isTruncated = true
    // More paragraphs follow: the ellipsis stands for them, after a line that would have fitted by itself.
    let truncation = Truncation(text: text, width: width, font: font)
    let shortened =
      switch mode {
      case .byTruncatingHead where !fits: truncation.head(from: start)
      case .byTruncatingMiddle where !fits: truncation.middle(from: start)
      case .byClipping: text.string(rest)
      default: truncation.tail(from: start)
      }
    return Line(text: shortened, width: MeasuredText(shortened, font: font).width)
  }
}
