/// The texts of a calendar, in the language of its locale.
@MainActor
struct CalendarTexts {
  /// The abbreviated names of the weekdays, in the order of the columns.
  let weekdays: [String]
  /// The names of the weekdays for assistive technology.
  let spokenWeekdays: [String]
  private let settings: CalendarSettings
  private let month: DateFormatter
  private let day: DateFormatter
  private let number = NumberFormatter()

  init(_ settings: CalendarSettings) {
    self.settings = settings
    month = settings.formatter(template: "MMMMy")
    day = settings.formatter(template: "EEEEMMMMd")
    number.locale = settings.locale
    let first = settings.calendar.firstWeekday - 1
    let inOrder = { (names: [String]) in names.indices.map { names[($0 + first) % names.count] } }
    let short: [String] = month.shortStandaloneWeekdaySymbols
    let long: [String] = month.standaloneWeekdaySymbols
    weekdays = inOrder(short).map { $0.uppercased(with: settings.locale) }
    spokenWeekdays = inOrder(long)
  }

  /// Returns the name of a month with its year.
  func title(of month: Date) -> String { self.month.string(from: month) }

  /// Returns the number of a day in its month.
  func number(of day: Date) -> String {
    let value = settings.calendar.component(.day, from: day)
    return number.string(from: NSNumber(value: value)) ?? String(value)
  }

  /// Returns the description of a day for assistive technology.
  func spokenText(of day: Date) -> String {
    let text = self.day.string(from: day)
    return day == settings.today ? "Today, \(text)" : text
  }
}

extension CalendarSettings {
  /// Returns a formatter for the fields of a template, in the order of the locale.
  func formatter(template: String) -> DateFormatter {
    let formatter = formatter()
    formatter.setLocalizedDateFormatFromTemplate(template)
    return formatter
  }

  /// Returns a formatter in the language and the time zone of the settings.
  func formatter() -> DateFormatter {
    let formatter = DateFormatter()
    formatter.locale = locale
    formatter.calendar = calendar
    formatter.timeZone = calendar.timeZone
    return formatter
  }
}
