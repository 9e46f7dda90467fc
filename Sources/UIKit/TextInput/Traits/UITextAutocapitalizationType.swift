/// Constants that specify the autocapitalization behavior of a keyboard.
public enum UITextAutocapitalizationType: Int, Sendable {
  /// No text is capitalized automatically.
  case none = 0
  /// The first letter of each word is capitalized.
  case words = 1
  /// The first letter of each sentence is capitalized.
  case sentences = 2
  /// All letters are capitalized.
  case allCharacters = 3
}

extension UITextAutocapitalizationType {
  /// Returns whether text that is typed after another text begins with a capital letter.
  func capitalizes(after text: String) -> Bool {
    switch self {
    case .none: return false
    case .allCharacters: return true
    case .words: return text.last?.isWhitespace ?? true
    case .sentences:
      guard let last = text.last else { return true }
      if last.isNewline { return true }
      guard last.isWhitespace, let end = text.last(where: { !$0.isWhitespace }) else { return false }
      return ".!?".contains(end)
    }
  }
}
