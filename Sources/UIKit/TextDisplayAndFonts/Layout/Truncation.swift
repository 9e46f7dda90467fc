/// A structure that shortens text to a width and marks the omitted part with an ellipsis.
struct Truncation {
  /// A part of a line.
  enum Piece {
    case text(Range<Int>)
    case ellipsis(look: Int)
    /// The hyphen at the end of a line.
    case hyphen(look: Int)
  }

  let text: MeasuredText
  let width: CGFloat

  /// Returns the beginning of the text that starts at a character, followed by an ellipsis.
  func tail(from start: Int) -> [Piece] {
    // The ellipsis has the attributes of the text before it, whose end depends on the width of the ellipsis.
    let guess = text.fitting(width, from: start)
    let room = width - ellipsisWidth(look: look(before: guess, from: start))
    let end = text.fitting(room, from: start)
    return [.text(text.trimmed(start..<end)), .ellipsis(look: look(before: end, from: start))]
  }

  /// Returns an ellipsis, followed by the end of the text.
  func head(from start: Int) -> [Piece] {
    let look = text.styles[start]
    let first = text.fittingBack(width - ellipsisWidth(look: look), downTo: start)
    return [.ellipsis(look: look), .text(text.trimmedAtStart(first..<text.count))]
  }

  /// Returns the beginning, an ellipsis, and the end.
  ///
  /// The beginning has half of the available width.
  func middle(from start: Int) -> [Piece] {
    let guess = look(before: text.fitting(width / 2, from: start), from: start)
    let room = max(0, width - ellipsisWidth(look: guess))
    let end = text.fitting(room / 2, from: start)
    let rest = room - text.width(start..<end)
    let first = max(end, text.fittingBack(rest, downTo: end))
    return [
      .text(text.trimmed(start..<end)), .ellipsis(look: guess), .text(text.trimmedAtStart(first..<text.count)),
    ]
  }

  private func look(before end: Int, from start: Int) -> Int { text.styles[max(start, end - 1)] }

  private func ellipsisWidth(look: Int) -> CGFloat { text.looks[look].width(of: "…") }
}
