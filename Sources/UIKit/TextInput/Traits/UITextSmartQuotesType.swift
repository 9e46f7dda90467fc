/// Constants that specify whether typed quotation marks and apostrophes become typographic ones.
public enum UITextSmartQuotesType: Int, Sendable {
  /// Marks are replaced, except on keyboards for addresses, numbers, ASCII characters, and passwords.
  case `default` = 0
  /// Marks are not replaced.
  case no = 1
  /// Marks are replaced.
  case yes = 2
}
