/// The wheels of a date picker, the meaning of their rows, and the date that results from them.
///
/// Wheels of recurring values, such as minutes, repeat their rows, so that the user can turn them in any direction.
struct DateWheels {
  /// Constants that specify the value that a wheel selects.
  enum Wheel: Equatable {
    case year
    case month
    case dayOfMonth
    /// A day, relative to the reference day.
    case day
    case hour
    case minute
    /// The period of the day: AM or PM.
    case dayPart
    /// The hours and minutes of a duration.
    case durationHours
    case durationMinutes
  }

  let wheels: [Wheel]
  let calendar: Calendar
  let locale: Locale
  let usesDayParts: Bool
  let minuteInterval: Int
  /// The day in the middle of a wheel of days.
  let referenceDay: Date

  private static let repetitions = 200
  private static let days = 20_000
  private static let years = 10_000

  init(mode: UIDatePicker.Mode, calendar: Calendar, locale: Locale, minuteInterval: Int, today: Date) {
    self.calendar = calendar
    self.locale = locale
    self.minuteInterval = minuteInterval
    referenceDay = calendar.startOfDay(for: today)
    let hourFormat = DateFormatter.dateFormat(fromTemplate: "j", options: 0, locale: locale) ?? "HH"
    usesDayParts = hourFormat.contains("a")
    let time: [Wheel] = usesDayParts ? [.hour, .minute, .dayPart] : [.hour, .minute]
    switch mode {
    case .time: wheels = time
    case .date: wheels = Self.dateOrder(in: locale)
    case .dateAndTime: wheels = [.day] + time
    case .countDownTimer: wheels = [.durationHours, .durationMinutes]
    }
  }

  /// Creates the wheels of the month and the year of a calendar.
  init(monthsIn settings: CalendarSettings) {
    calendar = settings.calendar
    locale = settings.locale
    minuteInterval = 1
    referenceDay = settings.today
    usesDayParts = false
    wheels = Self.dateOrder(in: settings.locale).filter { $0 != .dayOfMonth }
  }

  private static func dateOrder(in locale: Locale) -> [Wheel] {
    let format = DateFormatter.dateFormat(fromTemplate: "yMMMMd", options: 0, locale: locale) ?? "MMMM d, y"
    var order: [Wheel] = []
    for letter in format {
      let wheel: Wheel? =
        switch letter {
        case "y": .year
        case "M", "L": .month
        case "d": .dayOfMonth
        default: nil
        }
      if let wheel, !order.contains(wheel) { order.append(wheel) }
    }
    return order.count == 3 ? order : [.month, .dayOfMonth, .year]
  }

  // MARK: - Rows

  /// Returns the number of values of a wheel, and the number of their repetitions.
  private func values(of wheel: Wheel) -> (count: Int, repetitions: Int) {
    switch wheel {
    case .year: (Self.years, 1)
    case .month: (calendar.maximumRange(of: .month)?.count ?? 12, Self.repetitions)
    case .dayOfMonth: (calendar.maximumRange(of: .day)?.count ?? 31, Self.repetitions)
    case .day: (2 * Self.days, 1)
    case .hour: (usesDayParts ? 12 : 24, Self.repetitions)
    case .minute: (60 / minuteInterval, Self.repetitions)
    case .dayPart: (2, 1)
    case .durationHours: (24, 1)
    case .durationMinutes: (60 / minuteInterval, 1)
    }
  }

  func numberOfRows(in wheel: Wheel) -> Int {
    let values = values(of: wheel)
    return values.count * values.repetitions
  }

  /// Returns the row for a value that is nearest to another row.
  private func row(of value: Int, in wheel: Wheel, near current: Int?) -> Int {
    let values = values(of: wheel)
    guard values.repetitions > 1 else { return min(max(value, 0), values.count - 1) }
    let current = current ?? values.count * (values.repetitions / 2)
    var row = current - current % values.count + value
    if row - current > values.count / 2 { row -= values.count }
    if current - row > values.count / 2 { row += values.count }
    return min(max(row, value), values.count * (values.repetitions - 1) + value)
  }

  /// Returns the rows for a date, each near the current row of its wheel.
  func rows(for date: Date, near current: [Int]?) -> [Int] {
    let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
    return wheels.enumerated().map { index, wheel in
      let hour = parts.hour ?? 0
      let value =
        switch wheel {
        case .year: (parts.year ?? 1) - 1
        case .month: (parts.month ?? 1) - 1
        case .dayOfMonth: (parts.day ?? 1) - 1
        case .day:
          (calendar.dateComponents([.day], from: referenceDay, to: calendar.startOfDay(for: date)).day ?? 0) + Self.days
        case .hour: usesDayParts ? hour % 12 : hour
        case .minute, .durationMinutes: (parts.minute ?? 0) / minuteInterval
        case .dayPart: hour / 12
        case .durationHours: hour
        }
      return row(of: value, in: wheel, near: current?[index])
    }
  }

  /// Returns the date for rows.
  ///
  /// A day that does not exist in its month becomes the last day of the month.
  func date(for rows: [Int], besides date: Date) -> Date {
    var parts = calendar.dateComponents([.era, .year, .month, .day, .hour, .minute], from: date)
    var hour = parts.hour ?? 0
    for (wheel, row) in zip(wheels, rows) {
      let value = row % values(of: wheel).count
      switch wheel {
      case .year: parts.year = value + 1
      case .month: parts.month = value + 1
      case .dayOfMonth: parts.day = value + 1
      case .day:
        let day = calendar.date(byAdding: .day, value: value - Self.days, to: referenceDay) ?? referenceDay
        let own = calendar.dateComponents([.era, .year, .month, .day], from: day)
        (parts.era, parts.year, parts.month, parts.day) = (own.era, own.year, own.month, own.day)
      case .hour: hour = usesDayParts ? hour / 12 * 12 + value : value
      case .minute, .durationMinutes: parts.minute = value * minuteInterval
      case .dayPart: hour = hour % 12 + value * 12
      case .durationHours: hour = value
      }
    }
    parts.hour = hour
    var first = parts
    first.day = 1
    if let month = calendar.date(from: first), let days = calendar.range(of: .day, in: .month, for: month) {
      parts.day = min(parts.day ?? 1, days.upperBound - 1)
    }
    return calendar.date(from: parts) ?? date
  }

  // MARK: - Titles

  /// Returns the title of a row, with the unit of a duration.
  func title(of row: Int, in wheel: Wheel) -> String {
    let text = text(of: row, in: wheel)
    return unit(of: row, in: wheel).map { "\(text) \($0)" } ?? text
  }

  /// Returns the text of a row, which is the title without the unit of a duration.
  func text(of row: Int, in wheel: Wheel) -> String {
    let value = row % values(of: wheel).count
    switch wheel {
    case .year: return String(value + 1)
    case .month: return monthName(value)
    case .dayOfMonth: return String(value + 1)
    case .day: return dayTitle(value - Self.days)
    case .hour: return usesDayParts ? String(value == 0 ? 12 : value) : twoDigits(value)
    case .minute: return twoDigits(value * minuteInterval)
    case .dayPart:
      let symbols: [String] = [formatter.amSymbol, formatter.pmSymbol]
      return symbols[value]
    case .durationHours: return String(value)
    case .durationMinutes: return String(value * minuteInterval)
    }
  }

  /// Returns the unit of a row that is selected, which stands beside the wheel; `nil` if the wheel has none.
  func unit(of row: Int, in wheel: Wheel) -> String? {
    switch wheel {
    case .durationHours: row % values(of: wheel).count == 1 ? "hour" : "hours"
    case .durationMinutes: "min"
    case .year, .month, .dayOfMonth, .day, .hour, .minute, .dayPart: nil
    }
  }

  /// Returns whether rows represent no duration, which the user cannot select.
  func isEmptyDuration(_ rows: [Int]) -> Bool {
    wheels == [.durationHours, .durationMinutes] && rows.allSatisfy { $0 == 0 }
  }

  /// Returns whether a row represents the current day.
  func isToday(_ row: Int, in wheel: Wheel) -> Bool { wheel == .day && row == Self.days }

  private func dayTitle(_ distance: Int) -> String {
    guard distance != 0 else { return "Today" }
    let formatter = formatter
    formatter.setLocalizedDateFormatFromTemplate("EEEMMMd")
    return formatter.string(from: calendar.date(byAdding: .day, value: distance, to: referenceDay) ?? referenceDay)
  }

  private func monthName(_ index: Int) -> String {
    let names: [String] = formatter.standaloneMonthSymbols
    return names.indices.contains(index) ? names[index] : String(index + 1)
  }

  private func twoDigits(_ value: Int) -> String { value < 10 ? "0\(value)" : "\(value)" }

  private var formatter: DateFormatter {
    let formatter = DateFormatter()
    formatter.locale = locale
    formatter.calendar = calendar
    formatter.timeZone = calendar.timeZone
    return formatter
  }

  // MARK: - Widths

  /// Returns the relative width of a wheel.
  func weight(of wheel: Wheel) -> CGFloat {
    switch wheel {
    case .day: 130
    case .month: 130
    case .year: 80
    case .dayOfMonth: 55
    case .hour, .minute, .dayPart: 55
    case .durationHours, .durationMinutes: 110
    }
  }
}
