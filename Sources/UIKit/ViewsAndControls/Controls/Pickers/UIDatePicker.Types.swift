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
public enum UIDatePickerStyle: Int, Sendable {
  /// The style that the system selects for the mode: `wheels` for durations, and `compact` otherwise.
  case automatic = 0
  /// Wheels that the user turns.
  case wheels = 1
  /// Labels that show an editor when the user taps them.
  ///
  /// The style is not available for durations.
  case compact = 2
  /// A calendar in place, or wheels for a time.
  ///
  /// The style is not available for durations.
  case inline = 3
}
