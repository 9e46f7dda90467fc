/// Constants that specify the spell-checking behavior of a text object.
///
/// - Note: The runtime has no dictionaries and marks no text. It only stores the value.
public enum UITextSpellCheckingType: Int, Sendable {
  /// The default behavior of the system.
  case `default` = 0
  /// Spell checking is disabled.
  case no = 1
  /// Spell checking is enabled.
  case yes = 2
}
