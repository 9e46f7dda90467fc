/// The typographic marks that replace the straight quotation marks and the hyphens that a user types.
struct SmartPunctuation {
  /// The characters that a typed character replaces, and the text in their place.
  struct Substitution: Equatable {
    /// The number of UTF-16 units before the caret that are replaced.
    var deletedLength = 0
    var text: String
  }

  let replacesQuotes: Bool
  let replacesDashes: Bool
  private let quotes: (begin: String, end: String)
  private let innerQuotes: (begin: String, end: String)

  /// Creates the marks of a language.
  init(replacesQuotes: Bool, replacesDashes: Bool, locale: Locale) {
    self.replacesQuotes = replacesQuotes
    self.replacesDashes = replacesDashes
    quotes = (locale.quotationBeginDelimiter ?? "“", locale.quotationEndDelimiter ?? "”")
    innerQuotes = (locale.alternateQuotationBeginDelimiter ?? "‘", locale.alternateQuotationEndDelimiter ?? "’")
  }

  /// Creates the marks for a text in the user's language.
  @MainActor
  init(for text: some UITextInputTraits) {
    let isPreferred = text.prefersSmartPunctuation
    self.init(
      replacesQuotes: text.smartQuotesType == .yes || text.smartQuotesType == .default && isPreferred,
      replacesDashes: text.smartDashesType == .yes || text.smartDashesType == .default && isPreferred,
      locale: Locale(identifier: UITextInputMode.languages.first ?? "en"))
  }

  /// Returns the substitution for a character that is typed after a text, or `nil` for none.
  func substitution(for character: String, after before: some StringProtocol) -> Substitution? {
    switch character {
    case "\"" where replacesQuotes:
      Substitution(text: beginsQuotation(after: before) ? quotes.begin : quotes.end)
    case "'" where replacesQuotes: Substitution(text: single(after: before))
    // The first two hyphens are an en dash already when the third is typed.
    case "-" where replacesDashes && before.last == "–": Substitution(deletedLength: 1, text: "—")
    case "-" where replacesDashes && before.last == "-" && !before.dropLast().hasSuffix("-"):
      Substitution(deletedLength: 1, text: "–")
    default: nil
    }
  }

  private func beginsQuotation(after before: some StringProtocol) -> Bool {
    guard let last = before.last else { return true }
    return last.isWhitespace || "([{<-–—/=".contains(last) || [quotes.begin, innerQuotes.begin].contains(String(last))
  }

  /// Returns an apostrophe, or a mark of an inner quotation.
  private func single(after before: some StringProtocol) -> String {
    if beginsQuotation(after: before) { return innerQuotes.begin }
    let paragraph = before.suffix(while: { !$0.isNewline })
    let isQuoted =
      paragraph.lastIndex { String($0) == innerQuotes.begin }.map { begin in
        !paragraph[begin...].dropFirst().contains { String($0) == innerQuotes.end }
      } ?? false
    return isQuoted ? innerQuotes.end : "’"
  }
}

extension StringProtocol {
  /// Returns the longest end of the text whose characters all satisfy a predicate.
  fileprivate func suffix(while predicate: (Character) -> Bool) -> SubSequence {
    let start = lastIndex { !predicate($0) }.map(index(after:)) ?? startIndex
    return self[start...]
  }
}
