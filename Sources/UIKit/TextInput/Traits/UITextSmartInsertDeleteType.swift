/// Constants that specify whether the spaces around words that are cut or pasted are adjusted.
public enum UITextSmartInsertDeleteType: Int, Sendable {
  /// Spaces are adjusted, except on keyboards for addresses, numbers, ASCII characters, and passwords.
  case `default` = 0
  /// Spaces are not adjusted.
  case no = 1
  /// Spaces are adjusted.
  case yes = 2
}
