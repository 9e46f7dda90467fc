/// Constants that specify the autocorrection behavior of a keyboard.
public enum UITextAutocorrectionType: Int, Sendable {
  /// The system's default.
  case `default` = 0
  /// It does not; the bar with predicted words is left out.
  case no = 1
  /// It does.
  case yes = 2
}
