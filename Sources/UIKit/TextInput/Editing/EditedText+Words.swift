extension EditedText {
  /// The kinds of characters of which a unit of text consists.
  enum Kind {
    case word
    case space
    case newline
    case other

    init(_ character: Character) {
      if character.isNewline {
        self = .newline
      } else if character.isWhitespace {
        self = .space
      } else if character.isLetter || character.isNumber || character == "_" || character == "’" || character == "'" {
        self = .word
      } else {
        self = .other
      }
    }
  }

  /// Returns the character boundary after or before an offset.
  func character(after offset: Int, isForward: Bool) -> Int {
    let index = string.utf16.index(string.startIndex, offsetBy: min(max(offset, 0), length))
    if isForward {
      guard index < string.endIndex else { return length }
      return self.offset(of: string.index(after: index))
    }
    guard index > string.startIndex else { return 0 }
    return self.offset(of: string.index(before: index))
  }

  /// Returns the end of the word at or after an offset, or the beginning of the word at or before it.
  func word(after offset: Int, isForward: Bool) -> Int {
    var index = string.utf16.index(string.startIndex, offsetBy: min(max(offset, 0), length))
    var isInWord = false
    while isForward ? index < string.endIndex : index > string.startIndex {
      let next = isForward ? string.index(after: index) : string.index(before: index)
      let isWord = Kind(string[isForward ? index : next]) == .word
      if isInWord, !isWord { break }
      isInWord = isInWord || isWord
      index = next
    }
    return self.offset(of: index)
  }

  /// Returns the word at an offset, or the space or sign there.
  ///
  /// Of two words that touch the offset, it is the one after it.
  func wordRange(at offset: Int) -> NSRange {
    guard length > 0 else { return NSRange(location: 0, length: 0) }
    let place = string.utf16.index(string.startIndex, offsetBy: min(max(offset, 0), length))
    var start = place < string.endIndex ? place : string.index(before: string.endIndex)
    // At the end of a word, that word is meant and not the space after it.
    if Kind(string[start]) != .word, start > string.startIndex, start == place {
      let before = string.index(before: start)
      if Kind(string[before]) == .word { start = before }
    }
    let kind = Kind(string[start])
    var end = string.index(after: start)
    guard kind != .newline, kind != .other else { return range(start..<end) }
    while start > string.startIndex, Kind(string[string.index(before: start)]) == kind {
      start = string.index(before: start)
    }
    while end < string.endIndex, Kind(string[end]) == kind { end = string.index(after: end) }
    return range(start..<end)
  }

  /// Returns the paragraph at an offset, without its line break.
  func paragraphRange(at offset: Int) -> NSRange {
    let place = string.utf16.index(string.startIndex, offsetBy: min(max(offset, 0), length))
    let start = string[..<place].lastIndex(where: \.isNewline).map { string.index(after: $0) } ?? string.startIndex
    let end = string[place...].firstIndex(where: \.isNewline) ?? string.endIndex
    return range(start..<max(start, end))
  }

  private func offset(of index: String.Index) -> Int { string.utf16.distance(from: string.startIndex, to: index) }

  private func range(_ range: Range<String.Index>) -> NSRange {
    let start = offset(of: range.lowerBound)
    return NSRange(location: start, length: offset(of: range.upperBound) - start)
  }
}
