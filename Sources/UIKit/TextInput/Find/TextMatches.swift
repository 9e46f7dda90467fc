/// The ranges of a text that match a search.
struct TextMatches {
  private let text: EditedText
  private let query: String
  private let compareOptions: NSString.CompareOptions
  private let method: UITextSearchOptions.WordMatchMethod

  @MainActor
  init(_ query: String, in text: EditedText, options: UITextSearchOptions) {
    self.text = text
    self.query = query
    // The search is forward through the whole text.
    compareOptions = options.stringCompareOptions.subtracting([.backwards, .anchored])
    method = options.wordMatchMethod
  }

  /// The ranges, which do not overlap, in the order of the text.
  var ranges: [NSRange] {
    guard !query.isEmpty else { return [] }
    let string = text.string as NSString
    var ranges: [NSRange] = []
    var start = 0
    while start < string.length {
      let rest = NSRange(location: start, length: string.length - start)
      let match = string.range(of: query, options: compareOptions, range: rest)
      guard match.location != NSNotFound, match.length > 0 else { break }
      if isAtWord(match, of: string) {
        ranges.append(match)
        start = match.location + match.length
      } else {
        start = match.location + 1
      }
    }
    return ranges
  }

  private func isAtWord(_ match: NSRange, of string: NSString) -> Bool {
    let end = match.location + match.length
    switch method {
    case .contains: return true
    case .startsWith: return !isInWord(match.location, of: string)
    case .fullWord: return !isInWord(match.location, of: string) && !isInWord(end, of: string)
    }
  }

  /// Returns whether there is a word on both sides of an offset.
  private func isInWord(_ offset: Int, of string: NSString) -> Bool {
    guard offset > 0, offset < string.length else { return false }
    let before = string.substring(with: string.rangeOfComposedCharacterSequence(at: offset - 1))
    let after = string.substring(with: string.rangeOfComposedCharacterSequence(at: offset))
    return [before, after].allSatisfy { $0.first.map { EditedText.Kind($0) == .word } ?? false }
  }
}
