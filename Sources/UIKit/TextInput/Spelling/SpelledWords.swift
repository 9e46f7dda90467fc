/// The words of a text whose spelling is checked, and their ranges in UTF-16 units.
///
/// A word is a run of letters and of apostrophes between them. What contains a digit is not checked.
struct SpelledWords {
  private(set) var words: [(text: String, range: NSRange)] = []

  /// Finds the words in a part of a text.
  init(_ text: String, in range: NSRange) {
    let units = Array(text.utf16)
    let start = min(max(range.location, 0), units.count)
    let end = start + min(max(range.length, 0), units.count - start)
    let part = String(decoding: units[start..<end], as: UTF16.self)
    var word = ""
    var wordStart = start
    var position = start
    for character in part {
      if word.isEmpty { wordStart = position }
      position += character.utf16.count
      if character.isLetter || character.isNumber || (!word.isEmpty && Self.isApostrophe(character)) {
        word.append(character)
      } else {
        append(word, at: wordStart)
        word = ""
      }
    }
    append(word, at: wordStart)
  }

  private mutating func append(_ word: String, at start: Int) {
    let trimmed = String(word.reversed().drop(while: Self.isApostrophe).reversed())
    guard !trimmed.isEmpty, !trimmed.contains(where: \.isNumber) else { return }
    words.append((trimmed, NSRange(location: start, length: trimmed.utf16.count)))
  }

  private static func isApostrophe(_ character: Character) -> Bool { character == "'" || character == "’" }
}
