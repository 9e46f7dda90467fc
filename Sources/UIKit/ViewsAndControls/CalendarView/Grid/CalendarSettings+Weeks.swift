extension CalendarSettings {
  /// Returns the days of the week that contains a day, each as its beginning.
  func week(of day: Date) -> [Date] {
    let distance = emptyPlaces(before: day)
    return (0..<Self.daysPerWeek).compactMap { index in
      calendar.date(byAdding: .day, value: index - distance, to: day).map(calendar.startOfDay)
    }
  }

  /// Returns the components that identify the week that contains a day.
  func weekComponents(of day: Date) -> DateComponents {
    calendar.dateComponents([.calendar, .weekOfYear, .yearForWeekOfYear], from: day)
  }

  /// Returns a day of the week that components identify, or `nil` if there is no such week.
  ///
  /// The week is one of the components' own calendar, if they have one.
  func dayOfWeek(_ components: DateComponents) -> Date? {
    guard let week = components.weekOfYear, let year = components.yearForWeekOfYear else { return nil }
    var source = components.calendar ?? calendar
    source.timeZone = calendar.timeZone
    // The middle of the first month is in a week of its own year, whatever the rules for the first week.
    guard let middle = source.date(from: DateComponents(year: year, month: 1, day: 15)) else { return nil }
    let (weeks, isTooLarge) = week.subtractingReportingOverflow(source.component(.weekOfYear, from: middle))
    guard !isTooLarge, abs(weeks) < 100,
      let day = source.date(byAdding: .day, value: weeks * Self.daysPerWeek, to: middle),
      source.component(.weekOfYear, from: day) == week, source.component(.yearForWeekOfYear, from: day) == year
    else { return nil }
    return calendar.startOfDay(for: day)
  }
}
