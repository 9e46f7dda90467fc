extension UIDatePicker {
  /// Constants that specify the kind of value that a date picker displays.
  public enum Mode: Int, Sendable {
    /// A time of day.
    case time = 0
    /// A day, month, and year.
    case date = 1
    /// A day and a time.
    case dateAndTime = 2
    /// A duration in hours and minutes.
    case countDownTimer = 3
  }
}

/// Constants that specify the style of a date picker.
///
/// - Note: Compact and inline date pickers are not available; the automatic style is wheels.
public enum UIDatePickerStyle: Int, Sendable {
  /// The style of the system.
  case automatic = 0
  /// Wheels that the user turns.
  case wheels = 1
}
