/// The positions and ranges that `UITextInput` uses, in UTF-16 units.
///
/// Positions and ranges that another object created are invalid in this text. They are treated as its end.
@MainActor
struct TextPlaces {
  private let text: EditedText

  init(_ text: EditedText) { self.text = text }

  func offset(of position: UITextPosition) -> Int {
    min(max((position as? TextOffset)?.offset ?? text.length, 0), text.length)
  }

  func range(of range: UITextRange) -> NSRange {
    let (start, end) = (offset(of: range.start), offset(of: range.end))
    return NSRange(location: min(start, end), length: abs(end - start))
  }

  func textRange(from: UITextPosition, to: UITextPosition) -> UITextRange {
    let (start, end) = (offset(of: from), offset(of: to))
    return TextSpan(NSRange(location: min(start, end), length: abs(end - start)))
  }

  func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let (sum, overflows) = self.offset(of: position).addingReportingOverflow(offset)
    return !overflows && (0...text.length).contains(sum) ? TextOffset(sum) : nil
  }

  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    let (first, second) = (offset(of: position), offset(of: other))
    return first == second ? .orderedSame : first < second ? .orderedAscending : .orderedDescending
  }

  func offset(from: UITextPosition, to: UITextPosition) -> Int { offset(of: to) - offset(of: from) }
}
