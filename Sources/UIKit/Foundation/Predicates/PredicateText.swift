/// The comparison of texts in a predicate.
struct PredicateText {
  /// The differences that a comparison ignores.
  struct Options: OptionSet, Sendable {
    let rawValue: Int
    static let ignoresCase = Options(rawValue: 1)
    static let ignoresDiacritics = Options(rawValue: 2)
  }

  let options: Options

  private func folded(_ text: String) -> String {
    var comparison: String.CompareOptions = []
    if options.contains(.ignoresCase) { comparison.insert(.caseInsensitive) }
    if options.contains(.ignoresDiacritics) { comparison.insert(.diacriticInsensitive) }
    return comparison.isEmpty ? text : text.folding(options: comparison, locale: nil)
  }

  func order(of first: String, _ second: String) -> ComparisonResult {
    let (first, second) = (folded(first), folded(second))
    return first == second ? .orderedSame : first < second ? .orderedAscending : .orderedDescending
  }

  // No text begins or ends with, or contains, an empty one.
  func text(_ text: String, beginsWith part: String) -> Bool { !part.isEmpty && folded(text).hasPrefix(folded(part)) }

  func text(_ text: String, endsWith part: String) -> Bool { !part.isEmpty && folded(text).hasSuffix(folded(part)) }

  func text(_ text: String, contains part: String) -> Bool { !part.isEmpty && folded(text).contains(folded(part)) }

  /// Returns whether a text matches a pattern with `?` for a character, and `*` for any characters.
  func text(_ text: String, isLike pattern: String) -> Bool {
    let expression = folded(pattern).map { character in
      switch character {
      case "?": "."
      case "*": ".*"
      default: NSRegularExpression.escapedPattern(for: String(character))
      }
    }.joined()
    return matches(folded(text), expression, [.dotMatchesLineSeparators])
  }

  /// Returns whether a regular expression matches the whole text.
  func text(_ text: String, matches expression: String) -> Bool {
    let text = options.contains(.ignoresDiacritics) ? text.folding(options: .diacriticInsensitive, locale: nil) : text
    return matches(text, expression, options.contains(.ignoresCase) ? [.caseInsensitive] : [])
  }

  private func matches(_ text: String, _ expression: String, _ options: NSRegularExpression.Options) -> Bool {
    guard let regularExpression = try? NSRegularExpression(pattern: "\\A(?:\(expression))\\z", options: options) else {
      misuse("NSPredicate: \"\(expression)\" is not a regular expression")
    }
    let range = NSRange(text.startIndex..., in: text)
    return regularExpression.firstMatch(in: text, range: range) != nil
  }
}
