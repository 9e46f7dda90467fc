/// The calendar whose days a grid shows, the language of its texts, and the range of its days.
struct CalendarSettings: Equatable {
  /// The calendar, in the time zone in which days begin.
  var calendar: Calendar
  var locale: Locale
  /// The first and the last instant of the days that the user can reach.
  var range: DateInterval
  /// The beginning of the current day.
  var today: Date
  var fontDesign = UIFontDescriptor.SystemDesign.default
  /// A Boolean value that indicates whether days have space for a decoration.
  var hasDecorations = false

  /// Creates settings from the values that an app has set.
  ///
  /// A calendar of the app's keeps its first weekday; the user's calendar takes that of the locale.
  init(calendar: Calendar?, locale: Locale?, timeZone: TimeZone?, range: DateInterval, now: Date) {
    var used = calendar ?? .current
    if calendar == nil, let locale { used.locale = locale }
    if let timeZone { used.timeZone = timeZone }
    self.calendar = used
    self.locale = locale ?? calendar?.locale ?? .current
    self.range = range
    today = used.startOfDay(for: now)
  }

  // MARK: - Months

  /// Returns the first day of the month that contains a date.
  func month(of date: Date) -> Date {
    calendar.startOfDay(for: calendar.dateInterval(of: .month, for: date)?.start ?? date)
  }

  /// Returns the month at a distance from another month, or `nil` if none of its days is in the range.
  func month(_ month: Date, adding distance: Int) -> Date? {
    guard let date = calendar.date(byAdding: .month, value: distance, to: month) else { return nil }
    let other = self.month(of: date)
    let months = self.month(of: range.start)...self.month(of: range.end)
    return months.contains(other) ? other : nil
  }

  /// Returns the month that contains a date, or the nearest one in the range.
  func nearestMonth(to date: Date) -> Date { month(of: min(max(date, range.start), range.end)) }

  // MARK: - Days

  /// Returns the days of a month, each as its beginning.
  func days(of month: Date) -> [Date] {
    let count = calendar.range(of: .day, in: .month, for: month)?.count ?? 0
    return (0..<count).compactMap { index in
      calendar.date(byAdding: .day, value: index, to: month).map(calendar.startOfDay)
    }
  }

  /// Returns the number of empty places before the first day of a month.
  func emptyPlaces(before month: Date) -> Int {
    let distance = calendar.component(.weekday, from: month) - calendar.firstWeekday
    return (distance % Self.daysPerWeek + Self.daysPerWeek) % Self.daysPerWeek
  }

  /// Returns whether a part of a day is in the range.
  func contains(_ day: Date) -> Bool {
    guard day <= range.end, let next = calendar.date(byAdding: .day, value: 1, to: day) else { return false }
    return next > range.start
  }

  /// Returns the components that identify a day.
  func components(of day: Date) -> DateComponents {
    calendar.dateComponents([.calendar, .era, .year, .month, .day], from: day)
  }

  /// Returns the beginning of the day that components identify, or `nil` if they identify none.
  ///
  /// Components of another calendar are converted. The time zone is always that of these settings.
  func day(of components: DateComponents) -> Date? {
    var source = components.calendar ?? calendar
    source.timeZone = calendar.timeZone
    var components = components
    components.calendar = nil
    components.timeZone = nil
    return source.date(from: components).map(calendar.startOfDay)
  }

  /// The largest number of weeks of which a month has days.
  static let weeks = 6
  static let daysPerWeek = 7
}
