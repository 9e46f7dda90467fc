/// Whether spelling is checked.
///
/// - Note: The runtime has no dictionaries, so nothing is ever marked; the value is kept for who reads it.
public enum UITextSpellCheckingType: Int, Sendable {
  /// As the system sees fit.
  case `default` = 0
  /// It is not.
  case no = 1
  /// It is.
  case yes = 2
}
