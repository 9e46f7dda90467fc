/// The letters that a word must have at one end for an affix, such as `[^aeiou]y`.
struct AffixCondition {
  /// The letters that are permitted at one place.
  private enum Place {
    case any
    case oneOf(Set<Character>)
    case noneOf(Set<Character>)

    func accepts(_ letter: Character) -> Bool {
      switch self {
      case .any: true
      case .oneOf(let letters): letters.contains(letter)
      case .noneOf(let letters): !letters.contains(letter)
      }
    }
  }

  private var places: [Place] = []

  /// Reads a condition: letters, sets of letters in brackets, and periods for any letter.
  init(_ text: some StringProtocol) {
    guard text != "." else { return }
    var letters: Set<Character>?
    var isNegated = false
    for character in text {
      switch (character, letters) {
      case ("[", nil): (letters, isNegated) = ([], false)
      case ("^", let set?) where set.isEmpty && !isNegated: isNegated = true
      case ("]", let set?):
        places.append(isNegated ? .noneOf(set) : .oneOf(set))
        letters = nil
      case (let letter, .some): letters?.insert(letter)
      case (".", nil): places.append(.any)
      case (let letter, nil): places.append(.oneOf([letter]))
      }
    }
  }

  /// Returns whether the last letters of a word satisfy the condition.
  func acceptsEnd(of word: String) -> Bool {
    guard !places.isEmpty else { return true }
    let end = word.suffix(places.count)
    return end.count == places.count && zip(places, end).allSatisfy { $0.accepts($1) }
  }

  /// Returns whether the first letters of a word satisfy the condition.
  func acceptsStart(of word: String) -> Bool {
    guard !places.isEmpty else { return true }
    let start = word.prefix(places.count)
    return start.count == places.count && zip(places, start).allSatisfy { $0.accepts($1) }
  }
}
