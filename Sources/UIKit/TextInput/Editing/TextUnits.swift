/// The units of a text, such as its words, as ranges of UTF-16 offsets in the order of the text.
struct TextUnits {
  let ranges: [Range<Int>]

  init(_ ranges: [Range<Int>]) { self.ranges = ranges }

  init(_ text: String, _ granularity: UITextGranularity) {
    var parts = Parts()
    switch granularity {
    case .character: for character in text { parts.add(character, isPart: true, begins: true) }
    case .word: for character in text { parts.add(character, isPart: EditedText.Kind(character) == .word) }
    case .sentence: Self.addSentences(of: text, to: &parts)
    case .paragraph, .line: parts.ranges = Self.paragraphs(of: text)
    case .document: parts.ranges = [0..<text.utf16.count]
    }
    ranges = parts.ranges
  }

  /// A structure that collects neighboring characters.
  private struct Parts {
    var ranges: [Range<Int>] = []
    private var offset = 0

    mutating func add(_ character: Character, isPart: Bool, begins: Bool = false) {
      let start = offset
      offset += character.utf16.count
      guard isPart else { return }
      if !begins, let last = ranges.last, last.upperBound == start {
        ranges[ranges.count - 1] = last.lowerBound..<offset
      } else {
        ranges.append(start..<offset)
      }
    }
  }

  private static func addSentences(of text: String, to parts: inout Parts) {
    // The punctuation at the end of a sentence can be followed by closing marks, and is followed by white space.
    var hasEnded = false
    var isAfterSpace = false
    for character in text {
      let isSpace = character.isWhitespace
      parts.add(character, isPart: !character.isNewline, begins: hasEnded && isAfterSpace && !isSpace)
      if ".!?…。！？".contains(character) {
        hasEnded = true
      } else if !isSpace, !"\"'”’»)]".contains(character) || isAfterSpace {
        hasEnded = false
      }
      isAfterSpace = isSpace
    }
  }

  /// Returns the paragraphs, which can be empty, without their line breaks.
  private static func paragraphs(of text: String) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var start = 0
    var offset = 0
    for character in text {
      if character.isNewline {
        ranges.append(start..<offset)
        start = offset + character.utf16.count
      }
      offset += character.utf16.count
    }
    return ranges + [start..<offset]
  }

  // MARK: - Finding Units

  /// Returns the unit that encloses an offset; of two that touch it, the one in a direction.
  func enclosing(_ offset: Int, isForward: Bool) -> Range<Int>? {
    ranges.first {
      isForward
        ? $0.lowerBound <= offset && offset < $0.upperBound : $0.lowerBound < offset && offset <= $0.upperBound
    }
  }

  /// Returns whether an offset is the end of a unit in a direction.
  func isBoundary(_ offset: Int, isForward: Bool) -> Bool {
    ranges.contains { (isForward ? $0.upperBound : $0.lowerBound) == offset }
  }

  /// Returns the next end of a unit in a direction.
  func boundary(after offset: Int, isForward: Bool) -> Int? {
    isForward
      ? ranges.lazy.map(\.upperBound).first { $0 > offset } : ranges.lazy.map(\.lowerBound).last { $0 < offset }
  }
}
