/// Constants that specify the text fields of an alert view.
@available(iOS, deprecated: 9.0, message: "Use UIAlertController")
public enum UIAlertViewStyle: Int, Sendable {
  /// No text field.
  case `default` = 0
  /// A text field that hides its text.
  case secureTextInput = 1
  /// A text field.
  case plainTextInput = 2
  /// A text field for a name, and one for a password.
  case loginAndPasswordInput = 3
}
