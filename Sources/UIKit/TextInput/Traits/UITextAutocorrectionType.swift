/// Whether the keyboard corrects and predicts words.
public enum UITextAutocorrectionType: Int, Sendable {
  /// As the system sees fit.
  case `default` = 0
  /// It does not; the bar with predicted words is left out.
  case no = 1
  /// It does.
  case yes = 2
}
