/// Constants that specify the autocorrection behavior of a keyboard.
public enum UITextAutocorrectionType: Int, Sendable {
  /// The system's default.
  case `default` = 0
  /// Autocorrection is disabled; the bar with predictions is hidden.
  case no = 1
  /// It does.
  case yes = 2
}
