/// An object that finds misspelled words in a text, and proposes words in their place.
///
/// Use one text checker for each document, because it has the words that the user ignores in it. Ranges and offsets are
/// in UTF-16 units, as those of `NSString`.
///
/// - Note: The dictionaries are those that Hunspell uses, in `/usr/share/hunspell`: a Debian package such as
///   `hunspell-en-us` brings one. Without an English one, the words of `/usr/share/dict/words` are used. A language
///   without a dictionary has no misspelled words, which a message on the console says once. In a test, the
///   dictionaries are those in the folder `Simulator.dictionariesDirectory`. Rules for compound words are not read: a
///   language such as German, which joins words, reports the compound words that the dictionary does not list.
@preconcurrency @MainActor
open class UITextChecker: NSObject {
  /// Creates a text checker without ignored words.
  public override init() { super.init() }

  // MARK: - Finding Misspelled Words

  /// Returns the range of the first misspelled word at or after an offset.
  ///
  /// A word with a capital letter at its beginning, or with capital letters throughout, is correct if the word in
  /// lowercase letters is. A name requires its capital letter. Words with digits are not checked.
  ///
  /// - Parameters:
  ///   - stringToCheck: The text.
  ///   - range: The part of the text that is checked.
  ///   - startingOffset: The offset in the part at which the search begins.
  ///   - wrapFlag: A Boolean value that indicates whether the search continues at the beginning of the part.
  ///   - language: The language, such as `en_US` or `fr`.
  /// - Returns: The range of the word in the text. Its location is `NSNotFound` if there is no misspelled word.
  open func rangeOfMisspelledWord(
    in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool, language: String
  ) -> NSRange {
    let none = NSRange(location: NSNotFound, length: 0)
    guard let lexicon = SpellingDictionaries.lexicon(for: language) else { return none }
    let words = SpelledWords(stringToCheck, in: range).words
    let following = words.filter { $0.range.location - range.location >= startingOffset }
    let preceding = wrapFlag ? words.filter { $0.range.location - range.location < startingOffset } : []
    let found = (following + preceding).first { word, _ in
      !ignored.contains(word) && !LearnedWords.accepts(word) && !lexicon.accepts(word)
    }
    return found?.range ?? none
  }

  /// Returns words that can replace a misspelled word, the probable ones first.
  ///
  /// - Parameters:
  ///   - range: The range of the misspelled word in the text.
  ///   - string: The text.
  ///   - language: The language, such as `en_US` or `fr`.
  /// - Returns: The words; an empty array if there are none, or if there is no dictionary for the language.
  open func guesses(forWordRange range: NSRange, in string: String, language: String) -> [String]? {
    guard let word = Self.text(of: string, in: range), let lexicon = SpellingDictionaries.lexicon(for: language) else {
      return []
    }
    return lexicon.guesses(for: word, learned: LearnedWords.all)
  }

  /// Returns words that begin with a partial word, in alphabetical order.
  ///
  /// - Parameters:
  ///   - range: The range of the partial word in the text.
  ///   - string: The text.
  ///   - language: The language, such as `en_US` or `fr`.
  /// - Returns: The words; an empty array if there are none, or if there is no dictionary for the language.
  open func completions(forPartialWordRange range: NSRange, in string: String, language: String) -> [String]? {
    guard let word = Self.text(of: string, in: range), let lexicon = SpellingDictionaries.lexicon(for: language) else {
      return []
    }
    return lexicon.completions(of: word, learned: LearnedWords.all)
  }

  /// Returns a part of a text; `nil` if it is empty, or if the range exceeds the text.
  private static func text(of string: String, in range: NSRange) -> String? {
    guard range.location != NSNotFound, range.length > 0, let range = Range(range, in: string) else { return nil }
    return String(string[range])
  }

  // MARK: - Ignoring Words

  /// The words that this text checker does not report.
  ///
  /// The default is an empty array.
  open var ignoredWords: [String]? {
    get { ignored.sorted() }
    set { ignored = Set(newValue ?? []) }
  }
  private var ignored: Set<String> = []

  /// Adds a word to those that this text checker does not report.
  open func ignoreWord(_ wordToIgnore: String) { ignored.insert(wordToIgnore) }

  // MARK: - Learning Words

  /// Adds a word to the dictionaries of all languages, for all text checkers of the app.
  ///
  /// Learned words remain when the app is launched again. A simulator begins without any.
  open class func learnWord(_ word: String) { LearnedWords.add(word) }

  /// Returns whether a word was learned.
  open class func hasLearnedWord(_ word: String) -> Bool { LearnedWords.all.contains(word) }

  /// Removes a learned word.
  open class func unlearnWord(_ word: String) { LearnedWords.remove(word) }

  // MARK: - Languages

  /// The languages with a dictionary, such as `en_US` or `fr`, the preferred ones of the user first.
  open class var availableLanguages: [String] { SpellingDictionaries.languages }
}
