/// The words in the bar above the keys, for the text at the caret.
///
/// Within a word these are the word itself and up to two completions: words of the text first, the nearest one before
/// all others, and then common words. Between words they are words that often begin or continue a sentence. The same
/// text always has the same predictions.
struct KeyboardPredictions {
  let words: [String]

  private static let openings = ["I", "The", "I’m"]
  private static let continuations = ["the", "and", "to"]
  /// The number of characters around the caret that are searched for words.
  private static let reach = 2000

  /// Creates the predictions.
  ///
  /// - Parameters:
  ///   - before: The text before the caret.
  ///   - after: The text after the caret.
  ///   - isShifted: A Boolean value that indicates whether the next letter is a capital letter.
  init(before: String, after: String, isShifted: Bool) {
    let before = before.suffix(Self.reach)
    let after = after.prefix(Self.reach)
    let start = before.lastIndex { !$0.isPartOfWord }.map(before.index(after:)) ?? before.startIndex
    let prefix = String(before[start...])
    let isInside = after.first?.isPartOfWord == true
    guard prefix.contains(where: \.isLetter), !isInside else {
      words = isShifted ? Self.openings : Self.continuations
      return
    }
    let known = Self.words(in: before[..<start]).reversed() + Self.words(in: after)
    let isWord = (known + Self.common).contains { $0.lowercased() == prefix.lowercased() }
    let completions = Self.completions(of: prefix, among: known + Self.common).prefix(2)
    words = [isWord ? prefix : "“\(prefix)”"] + completions
  }

  private static func words(in text: Substring) -> [String] {
    text.split { !$0.isPartOfWord }.map(String.init)
  }

  /// Returns the longer words that begin with a prefix, each once, in its case.
  private static func completions(of prefix: String, among words: [String]) -> [String] {
    let start = prefix.lowercased()
    var seen: Set<String> = []
    return words.compactMap { word in
      let lowercase = word.lowercased()
      guard lowercase.hasPrefix(start), lowercase.count > start.count, seen.insert(lowercase).inserted else {
        return nil
      }
      return word.inCase(of: prefix)
    }
  }

  /// Common words, by their frequency.
  private static let common = """
    the and to of that you for have with this not are was but they what from will would there been about which when your
    can said all more people time one some them out other than then now look only come its over think also back after use
    two how our work first well way even new want because any these give day most hello help please thanks thank today
    tomorrow tonight morning evening good great nice happy where while again could should really very just like make know
    take year see into most never always every little long right left place point thing things number world home house
    school night through before between under around another different something nothing everything name email address
    phone message meeting question answer start stop open close read write send call find keep need feel become leave
    """.split { $0.isWhitespace }.map(String.init)
}

extension Character {
  fileprivate var isPartOfWord: Bool { isLetter || isNumber || self == "'" || self == "’" }
}

extension String {
  /// Returns the word in capital letters or with a capital letter, if a prefix is.
  fileprivate func inCase(of prefix: String) -> String {
    guard let first = prefix.first, first.isUppercase else { return self }
    if prefix.count > 1, prefix == prefix.uppercased() { return uppercased() }
    return self.prefix(1).uppercased() + dropFirst()
  }
}
