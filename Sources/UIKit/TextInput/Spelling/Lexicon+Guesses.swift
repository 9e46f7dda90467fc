extension Lexicon {
  private static let maximumGuessCount = 12

  /// Returns the correct words that a misspelled one can stand for, the probable ones first.
  ///
  /// They are those with other capital letters, with the replacements of the language, and with two swapped letters or
  /// one other, additional or missing letter. If there is none, they are two words, or words with two differences.
  ///
  /// - Parameters:
  ///   - word: The misspelled word.
  ///   - learned: Words that are correct as well.
  func guesses(for word: String, learned: Set<String>) -> [String] {
    let letterCase = LetterCase(word)
    let base = letterCase == .other ? word : word.lowercased()
    var guesses: [String] = []
    func add(_ candidate: String) {
      guard guesses.count < Self.maximumGuessCount else { return }
      let forms = [candidate, candidate.capitalizedFirst]
      guard let form = forms.first(where: { learned.contains($0) || proposesAll($0) }) else { return }
      let guess = letterCase.applied(to: form)
      if guess != word, !guesses.contains(guess) { guesses.append(guess) }
    }
    add(base.lowercased())
    if guesses.isEmpty { add(base.uppercased()) }
    for candidate in replacing(base) { add(candidate) }
    // The first letter is rarely the wrong one.
    let edits = Self.edits(of: base, letters: letters)
    for candidate in edits where candidate.first == base.first { add(candidate) }
    for candidate in edits where candidate.first != base.first { add(candidate) }
    if guesses.isEmpty { for candidate in Self.splits(of: base) { add(candidate) } }
    if guesses.isEmpty { for candidate in similarWords(to: base) { add(candidate) } }
    return guesses
  }

  /// Returns whether a word, or each of several words, is correct and can be proposed.
  private func proposesAll(_ text: String) -> Bool {
    let words = text.split(separator: " ")
    return !words.isEmpty && words.allSatisfy { proposes(String($0)) }
  }

  /// The letters of the language.
  private var letters: [Character] { rules.letters.isEmpty ? Array("esianrtolcdugmphbyfvkwzxjq'") : rules.letters }

  // MARK: - Candidates

  /// Returns a word with each of the language's replacements, of which some apply to the beginning or the end alone.
  private func replacing(_ word: String) -> [String] {
    rules.replacements.flatMap { wrong, right -> [String] in
      let (isAtStart, isAtEnd) = (wrong.hasPrefix("^"), wrong.hasSuffix("$"))
      let wrong = wrong.dropFirst(isAtStart ? 1 : 0).dropLast(isAtEnd ? 1 : 0)
      var results: [String] = []
      var start = word.startIndex
      while let range = word.range(of: wrong, range: start..<word.endIndex) {
        if !isAtStart || range.lowerBound == word.startIndex, !isAtEnd || range.upperBound == word.endIndex {
          results.append(word.replacingCharacters(in: range, with: right))
        }
        start = word.index(after: range.lowerBound)
      }
      return results
    }
  }

  /// Returns a word with one difference: swapped letters, then another letter, an additional one, and a missing one.
  private static func edits(of word: String, letters: [Character]) -> [String] {
    let word = Array(word)
    var results: [String] = []
    for index in word.indices.dropLast() {
      var edit = word
      edit.swapAt(index, index + 1)
      results.append(String(edit))
    }
    for index in word.indices {
      var edit = word
      edit.remove(at: index)
      results.append(String(edit))
    }
    for letter in letters {
      for index in 0...word.count {
        var edit = word
        edit.insert(letter, at: index)
        results.append(String(edit))
        guard index < word.count else { continue }
        edit = word
        edit[index] = letter
        results.append(String(edit))
      }
    }
    return results
  }

  /// Returns a word with a space at each place within it.
  private static func splits(of word: String) -> [String] {
    word.indices.dropFirst().map { "\(word[..<$0]) \(word[$0...])" }
  }

  /// Returns the words of the file with two differences and the same first letter, those with a common start first.
  private func similarWords(to word: String) -> [String] {
    let letters = Array(word)
    let size = word.utf8.count
    let candidates = entries.keys.filter {
      abs($0.utf8.count - size) <= 4 && $0.first?.lowercased() == word.first?.lowercased()
    }
    return candidates.map { (word: $0, letters: Array($0.lowercased())) }
      .filter { Self.distance(letters, $0.letters) == 2 }
      .map { (common: zip(letters, $0.letters).prefix { $0 == $1 }.count, word: $0.word) }
      .sorted { ($1.common, $0.word) < ($0.common, $1.word) }
      .map(\.word)
  }

  /// Returns the number of differences between words, of which swapped letters count as one; 3 for more than two.
  private static func distance(_ first: [Character], _ second: [Character]) -> Int {
    guard abs(first.count - second.count) <= 2 else { return 3 }
    var beforePrevious: [Int] = []
    var previous = Array(0...second.count)
    for row in first.indices {
      var current = [row + 1]
      for column in second.indices {
        let isEqual = first[row] == second[column]
        var best = min(previous[column] + (isEqual ? 0 : 1), previous[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, first[row] == second[column - 1], first[row - 1] == second[column] {
          best = min(best, beforePrevious[column - 1] + 1)
        }
        current.append(best)
      }
      guard current.contains(where: { $0 <= 2 }) else { return 3 }
      (beforePrevious, previous) = (previous, current)
    }
    return min(previous[second.count], 3)
  }
}
