/// Constants that specify the spell-checking behavior of a text object.
///
/// - Note: The runtime has no dictionaries, so nothing is ever marked; the value is kept for who reads it.
public enum UITextSpellCheckingType: Int, Sendable {
  /// The system's default.
  case `default` = 0
  /// It is not.
  case no = 1
  /// It is.
  case yes = 2
}
