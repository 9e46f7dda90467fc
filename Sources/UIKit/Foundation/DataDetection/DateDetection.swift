/// The detection of dates, with or without a time.
enum DateDetection {
  /// Returns the dates in a text, of which some are relative to the current date.
  static func results(in text: String, now: Date) -> [DetectedTextResult] {
    let months = MonthNames.current
    return patterns(months).flatMap { $0.matches(in: text) }.compactMap { match in
      guard let moment = moment(match, months, now: now) else { return nil }
      return DetectedTextResult(match.result.range, .date(moment.date, moment.timeZone))
    }
  }

  // MARK: - Patterns

  /// A time after a date, such as " at 5 pm", ", 17:30", and "T09:00:00Z".
  private static let time =
    #"(?:(?:T|,?[ ](?:at[ ]|um[ ])?)(?:(?<hour>\d{1,2}):(?<minute>\d{2})(?::(?<second>\d{2})(?:\.\d+)?)?(?:[ ]?(?<half>"#
    + half + #"))?|(?<wholeHour>\d{1,2})[ ]?(?<wholeHalf>"# + half
    + #"))(?:[ ]?(?<zone>(?:Z|UTC|GMT)\b|[+-]\d{2}:?\d{2}))?)?"#
  private static let half = #"[ap](?:m\b|\.m\.)"#

  private static func patterns(_ months: MonthNames) -> [DetectionPattern] {
    let names = months.pattern
    return [
      DetectionPattern(#"(?<![\w.-])(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})(?![\d-])"# + time),
      DetectionPattern(
        #"(?<![\w./-])(?<first>\d{1,2})(?<mark>[/.])(?<last>\d{1,2})\k<mark>(?<year>\d{4}|\d{2})(?![\d/])"# + time),
      DetectionPattern(
        #"\b(?<name>"# + names + #")\.?[ ](?<day>\d{1,2})(?:st|nd|rd|th)?(?!\d)(?:,?[ ](?<year>\d{4})\b)?"# + time),
      DetectionPattern(
        #"(?<![\w.])(?<day>\d{1,2})(?:st|nd|rd|th|\.)?[ ](?:of[ ])?(?<name>"# + names
          + #")\b(?:,?[ ](?<year>\d{4})\b)?"# + time),
      DetectionPattern(#"\b(?<relative>today|tonight|tomorrow|yesterday)\b"# + time),
      DetectionPattern(#"(?<![\w.:])(?<hour>\d{1,2})(?::(?<minute>\d{2}))?[ ]?(?<half>"# + half + ")"),
    ]
  }

  // MARK: - Values

  private static func moment(
    _ match: DetectionPattern.Match, _ months: MonthNames, now: Date
  ) -> (date: Date, timeZone: TimeZone?)? {
    var calendar = Calendar(identifier: .gregorian)
    let timeZone = match["zone"].flatMap(timeZone)
    if let timeZone { calendar.timeZone = timeZone }
    for var components in days(match, months, now: now, calendar) where setTime(of: &components, match) {
      components.calendar = calendar
      if components.isValidDate, let date = calendar.date(from: components) { return (date, timeZone) }
    }
    return nil
  }

  /// Returns the days that a match can mean, of which the first that exists is right.
  private static func days(
    _ match: DetectionPattern.Match, _ months: MonthNames, now: Date, _ calendar: Calendar
  ) -> [DateComponents] {
    let today = calendar.dateComponents([.year, .month, .day], from: now)
    if let relative = match["relative"]?.lowercased() {
      let distance = ["tomorrow": 1, "yesterday": -1][relative] ?? 0
      guard let date = calendar.date(byAdding: .day, value: distance, to: now) else { return [] }
      var day = calendar.dateComponents([.year, .month, .day], from: date)
      if relative == "tonight" { day.hour = 19 }
      return [day]
    }
    if let first = match.number("first"), let last = match.number("last"), let year = match.number("year") {
      // Days come before months, except between slashes in the United States.
      let isMonthFirst = match["mark"] == "/" && Locale.current.region == .unitedStates
      let years = year < 100 ? year + 2000 : year
      let days = [
        DateComponents(year: years, month: last, day: first), DateComponents(year: years, month: first, day: last),
      ]
      return isMonthFirst ? days.reversed() : days
    }
    guard let day = match.number("day") else { return [today] }
    guard let month = match.number("month") ?? match["name"].flatMap({ months[$0] }) else { return [] }
    if let year = match.number("year") { return [DateComponents(year: year, month: month, day: day)] }
    guard let year = today.year, let thisMonth = today.month, let thisDay = today.day else { return [] }
    return [DateComponents(year: (month, day) < (thisMonth, thisDay) ? year + 1 : year, month: month, day: day)]
  }

  /// Sets the time that is in the text, or noon.
  ///
  /// Returns whether the time is one.
  private static func setTime(of components: inout DateComponents, _ match: DetectionPattern.Match) -> Bool {
    guard var hour = match.number("hour") ?? match.number("wholeHour") else {
      components.hour = components.hour ?? 12
      return true
    }
    if let half = (match["half"] ?? match["wholeHalf"])?.lowercased() {
      guard (1...12).contains(hour) else { return false }
      hour = hour % 12 + (half.hasPrefix("p") ? 12 : 0)
    }
    components.hour = hour
    components.minute = match.number("minute") ?? 0
    components.second = match.number("second") ?? 0
    return true
  }

  private static func timeZone(_ text: String) -> TimeZone? {
    guard let sign = text.first, sign == "+" || sign == "-" else { return .gmt }
    let digits = text.filter(\.isNumber)
    guard digits.count == 4, let number = Int(digits) else { return nil }
    let seconds = (number / 100 * 60 + number % 100) * 60
    return TimeZone(secondsFromGMT: sign == "-" ? -seconds : seconds)
  }
}

/// The names of the months, in English and in the language of the user.
private struct MonthNames {
  private var numbers: [String: Int] = [:]

  static var current: MonthNames { MonthNames([Locale(identifier: "en_US_POSIX"), .current]) }

  init(_ locales: [Locale]) {
    for locale in locales {
      let formatter = DateFormatter()
      formatter.locale = locale
      let lists: [[String]] = [
        formatter.monthSymbols, formatter.shortMonthSymbols, formatter.standaloneMonthSymbols,
      ]
      for names in lists {
        for (index, name) in names.enumerated() {
          numbers[name.lowercased().trimmingCharacters(in: CharacterSet(charactersIn: "."))] = index + 1
        }
      }
    }
  }

  /// Returns the number of a month, from 1 to 12.
  subscript(name: String) -> Int? { numbers[name.lowercased()] }

  /// A pattern for any of the names, of which longer ones are preferred.
  var pattern: String {
    numbers.keys.sorted { ($0.count, $1) > ($1.count, $0) }.map(NSRegularExpression.escapedPattern)
      .joined(separator: "|")
  }
}
