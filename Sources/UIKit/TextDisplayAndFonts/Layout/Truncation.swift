/// Shortens text to a width, marking with an ellipsis what was left out.
struct Truncation {
  let text: MeasuredText
  let width: CGFloat
  let font: UIFont

  private var ellipsisWidth: CGFloat { MeasuredText("…", font: font).width }

  /// The beginning of what starts at a character, then the ellipsis.
  func tail(from start: Int) -> String {
    let end = text.fitting(width - ellipsisWidth, from: start)
    return text.string(text.trimmed(start..<end)) + "…"
  }

  /// The ellipsis, then the end of the text.
  func head(from start: Int) -> String {
    let first = text.fittingBack(width - ellipsisWidth, downTo: start)
    return "…" + text.string(first..<text.count).trimmingLeadingWhitespace()
  }

  /// The beginning, the ellipsis and the end, the beginning having half of the room.
  func middle(from start: Int) -> String {
    let room = max(0, width - ellipsisWidth)
    let end = text.fitting(room / 2, from: start)
    let rest = room - text.width(start..<end)
    let first = max(end, text.fittingBack(rest, downTo: end))
    return text.string(text.trimmed(start..<end)) + "…"
      + text.string(first..<text.count).trimmingLeadingWhitespace()
  }
}

extension String {
  fileprivate func trimmingLeadingWhitespace() -> String { String(drop(while: \.isWhitespace)) }
}
