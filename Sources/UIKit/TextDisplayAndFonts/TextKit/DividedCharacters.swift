/// The characters that a range of UTF-16 units divides at its beginning and at its end.
///
/// Foundation for Linux replaces whole characters in a mutable string, but attributes in exactly the given range. A
/// text and its attributes remain consistent if only whole characters are replaced.
struct DividedCharacters {
  /// The range, extended to whole characters.
  let whole: NSRange
  /// The part of the first character that is before the range.
  let head: String
  /// The part of the last character that is after the range.
  let tail: String

  /// Finds the divided characters; `nil` if the range divides no character.
  init?(in string: String, at range: NSRange) {
    let text = EditedText(string)
    let (location, end) = (range.location, range.location + range.length)
    let start = text.boundary(location, roundsUp: false)
    let next = text.boundary(end, roundsUp: true)
    guard start < location || end < next else { return nil }
    whole = NSRange(location: start, length: next - start)
    head = Self.units(of: string, start..<location)
    tail = Self.units(of: string, end..<next)
  }

  /// Returns the text of units.
  ///
  /// Half of a surrogate pair becomes the replacement character, which is also one unit.
  private static func units(of string: String, _ range: Range<Int>) -> String {
    let start = string.utf16.index(string.startIndex, offsetBy: range.lowerBound)
    return String(decoding: Array(string.utf16[start...].prefix(range.count)), as: UTF16.self)
  }
}
