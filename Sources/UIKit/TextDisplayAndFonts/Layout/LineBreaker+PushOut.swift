extension LineBreaker {
  /// Returns the last two lines of a paragraph, of which the last one has the last word of the other in addition.
  ///
  /// Returns `nil` if the last line has more than one word, or the other only one, or if the words do not fit.
  ///
  /// - Parameters:
  ///   - previous: The line before the last one.
  ///   - last: The last line.
  ///   - width: The width of the layout.
  func pushingOut(
    _ previous: TextLayout.Line, _ last: TextLayout.Line, width: CGFloat
  ) -> (previous: TextLayout.Line, last: TextLayout.Line)? {
    guard text.paragraph.lineBreakStrategy.contains(.pushOut), !breaksWords,
      text.paragraph.lineBreakMode != .byClipping,
      last.pieces.count == 1, case .text(let shown)? = last.pieces.first, previous.pieces.count == 1,
      lastWord(of: last.characters) == nil, let start = lastWord(of: previous.characters)
    else { return nil }
    let (head, tail) = (previous.characters.lowerBound..<start, start..<shown.upperBound)
    let room = width - last.indents.head - last.indents.tail
    guard text.width(text.trimmed(tail)) <= room + TextLayout.tolerance else { return nil }
    var first = LineBuilder(text, pieces: [.text(text.trimmed(head))]).line(
      range: head, top: previous.top, indents: previous.indents, isRightToLeft: previous.isRightToLeft)
    first.spacingBefore = previous.spacingBefore
    let second = LineBuilder(text, pieces: [.text(tail)]).line(
      range: start..<last.characters.upperBound, top: first.bottom + first.lineSpacing, indents: last.indents,
      isRightToLeft: last.isRightToLeft)
    return (first, second)
  }

  /// Returns the beginning of the last word of a line; `nil` if it is the only one.
  private func lastWord(of line: Range<Int>) -> Int? {
    text.trimmed(line).dropFirst().last { mayBreak(before: $0) }
  }
}
