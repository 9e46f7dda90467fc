/// The options of a search in text, which the user chooses in the find panel.
@preconcurrency @MainActor
open class UITextSearchOptions: NSObject {
  /// The method that determines where in a word a match may be.
  public enum WordMatchMethod: Int, Sendable {
    /// The match may be anywhere in a word.
    case contains = 0
    /// The match is at the beginning of a word.
    case startsWith = 1
    /// The match consists of whole words.
    case fullWord = 2
  }

  /// Creates options with which the match may be anywhere in a word, and characters are compared exactly.
  public override init() { super.init() }

  /// Creates options.
  init(wordMatchMethod: WordMatchMethod, stringCompareOptions: NSString.CompareOptions) {
    wordMatchMethodStorage = wordMatchMethod
    stringCompareOptionsStorage = stringCompareOptions
    super.init()
  }

  private var wordMatchMethodStorage = WordMatchMethod.contains
  private var stringCompareOptionsStorage: NSString.CompareOptions = []

  /// The method that determines where in a word a match may be.
  open var wordMatchMethod: WordMatchMethod { wordMatchMethodStorage }
  /// The options for the comparison of characters.
  open var stringCompareOptions: NSString.CompareOptions { stringCompareOptionsStorage }
}
