/// The capital letters of a word, which determine the forms in which a dictionary can contain it.
enum LetterCase {
  /// The first letter alone is a capital one.
  case capitalized
  /// All letters are capital ones.
  case allCapitals
  /// No letter is a capital one, or some are in other places.
  case other

  init(_ word: String) {
    let (lower, upper) = (word.lowercased(), word.uppercased())
    if word == lower {
      self = .other
    } else if word == lower.capitalizedFirst {
      self = .capitalized
    } else {
      self = word == upper ? .allCapitals : .other
    }
  }

  /// Returns the other forms in which a dictionary can contain a word: “paris” and “Paris” for “PARIS”.
  ///
  /// A capital letter at the beginning and capital letters throughout are always correct; those of a name are required.
  static func otherForms(of word: String) -> [String] {
    switch LetterCase(word) {
    case .capitalized: [word.lowercased()]
    case .allCapitals: [word.lowercased(), word.lowercased().capitalizedFirst]
    case .other: []
    }
  }

  /// Returns a word of the dictionary with the capital letters of this case.
  func applied(to word: String) -> String {
    switch self {
    case .capitalized: word.capitalizedFirst
    case .allCapitals: word.uppercased()
    case .other: word
    }
  }
}

extension String {
  /// The text with a capital letter at the beginning.
  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
