/// Constants that specify the autocorrection behavior of a keyboard.
public enum UITextAutocorrectionType: Int, Sendable {
  /// The default behavior of the system.
  case `default` = 0
  /// Autocorrection is disabled, and the bar with predictions is hidden.
  case no = 1
  /// Autocorrection is enabled.
  case yes = 2
}
