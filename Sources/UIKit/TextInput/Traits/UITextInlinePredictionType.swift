/// Constants that specify whether the keyboard predicts text inline.
///
/// - Note: The keyboard of the runtime predicts words in its bar only. The value is stored.
public enum UITextInlinePredictionType: Int, Sendable {
  /// The default behavior of the system.
  case `default` = 0
  /// Inline predictions are disabled.
  case no = 1
  /// Inline predictions are enabled.
  case yes = 2
}
