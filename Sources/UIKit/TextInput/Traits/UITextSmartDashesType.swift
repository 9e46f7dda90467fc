/// Constants that specify whether two hyphens become an en dash, and three an em dash.
public enum UITextSmartDashesType: Int, Sendable {
  /// Hyphens are replaced, except on keyboards for addresses, numbers, ASCII characters, and passwords.
  case `default` = 0
  /// Hyphens are not replaced.
  case no = 1
  /// Hyphens are replaced.
  case yes = 2
}
