/// A view in which the user edits a date: the content of a date picker in one of its styles.
@MainActor
protocol DatePickerContent: UIView {
  /// Called with the date that the user selected.
  var didSelect: (Date) -> Void { get set }
  /// The size of the content, which is that of a date picker with this content.
  var naturalSize: CGSize { get }
  /// Displays a date with settings.
  func show(_ date: Date, _ settings: DatePickerSettings, animated: Bool)
}

/// What determines the content of a date picker, besides the date.
struct DatePickerSettings: Equatable {
  var mode: UIDatePicker.Mode
  var minuteInterval: Int
  var calendar: CalendarSettings
  /// The color of the titles of wheels; `nil` for that of labels.
  var textColor: UIColor?
  /// A Boolean value that indicates whether the title of the current day keeps the color of labels.
  var highlightsToday = true

  /// Returns the settings of an editor for a part of the date.
  func with(_ mode: UIDatePicker.Mode) -> DatePickerSettings {
    var settings = self
    settings.mode = mode
    settings.textColor = nil
    return settings
  }

  var wheels: DateWheels {
    DateWheels(
      mode: mode, calendar: calendar.calendar, locale: calendar.locale, minuteInterval: minuteInterval,
      today: calendar.today)
  }

  /// Returns the content of a date picker in a concrete style.
  @MainActor
  func makeContent(_ style: UIDatePickerStyle, showing date: Date) -> any DatePickerContent {
    switch (style, mode) {
    case (.compact, .date), (.compact, .time), (.compact, .dateAndTime): DatePickerCompactView(self, date: date)
    case (.inline, .date), (.inline, .dateAndTime): DatePickerInlineView(self, date: date)
    default: DatePickerWheelsView(self, date: date)
    }
  }
}

extension UIDatePickerStyle {
  /// Returns the concrete style for a preferred style.
  ///
  /// A duration is always edited with wheels.
  func resolved(for mode: UIDatePicker.Mode) -> UIDatePickerStyle {
    guard mode != .countDownTimer else { return .wheels }
    return self == .automatic ? .compact : self
  }
}
