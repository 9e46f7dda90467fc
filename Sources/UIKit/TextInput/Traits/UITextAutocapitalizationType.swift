/// Constants that specify the autocapitalization behavior of a keyboard.
public enum UITextAutocapitalizationType: Int, Sendable {
  /// Nowhere.
  case none = 0
  /// At each word.
  case words = 1
  /// At each sentence.
  case sentences = 2
  /// Everywhere.
  case allCharacters = 3
}

extension UITextAutocapitalizationType {
  /// Returns whether what is typed after a text begins with a capital letter.
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
