/// A regular expression whose groups have names.
struct DetectionPattern: Sendable {
  /// A match of the pattern.
  struct Match {
    let text: NSString
    let result: NSTextCheckingResult

    /// Returns the text of a group; `nil` if it is not in the match.
    subscript(name: String) -> String? {
      let range = result.range(withName: name)
      return range.location == NSNotFound || range.length == 0 ? nil : text.substring(with: range)
    }

    /// Returns the number in a group; `nil` if there is none.
    func number(_ name: String) -> Int? { self[name].flatMap { Int($0) } }
  }

  private let expression: NSRegularExpression

  /// Creates a pattern that ignores the case unless it matters.
  init(_ pattern: String, isCaseSensitive: Bool = false) {
    do {
      expression = try NSRegularExpression(pattern: pattern, options: isCaseSensitive ? [] : .caseInsensitive)
    } catch {
      // The patterns are constants, which a test uses.
      preconditionFailure("DetectionPattern: the pattern \(pattern) is invalid: \(error)")
    }
  }

  /// Returns the matches in a text.
  func matches(in text: String) -> [Match] {
    expression.matches(in: text, range: NSRange(location: 0, length: text.utf16.count))
      .map { Match(text: text as NSString, result: $0) }
  }
}
