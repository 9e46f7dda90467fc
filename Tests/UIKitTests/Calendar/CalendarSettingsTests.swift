import Testing

@testable import UIKit

/// The days and the texts of a calendar.
@MainActor
struct CalendarSettingsTests {
  private func settings(
    _ identifier: Calendar.Identifier = .gregorian, zone: String = "UTC", locale: String = "en_US",
    firstWeekday: Int = 1, range: DateInterval = DateInterval(start: .distantPast, end: .distantFuture)
  ) throws -> CalendarSettings {
    var calendar = Calendar(identifier: identifier)
    calendar.firstWeekday = firstWeekday
    return CalendarSettings(
      calendar: calendar, locale: Locale(identifier: locale), timeZone: TimeZone(identifier: zone),
      range: range, now: Date(timeIntervalSince1970: 1_795_686_060))
  }

  private func date(_ year: Int, _ month: Int, _ day: Int, in settings: CalendarSettings) throws -> Date {
    try #require(settings.calendar.date(from: DateComponents(year: year, month: month, day: day, hour: 15)))
  }

  @Test(arguments: 1...7)
  func `The column of a day follows from the first weekday`(firstWeekday: Int) throws {
    let settings = try settings(firstWeekday: firstWeekday)
    // November 1, 2026 is a Sunday, which is the weekday 1.
    let month = settings.month(of: try date(2026, 11, 26, in: settings))
    #expect(settings.emptyPlaces(before: month) == (1 - firstWeekday + 7) % 7)
    let names = ["SUN", "MON", "TUE", "WED", "THU", "FRI", "SAT"]
    #expect(CalendarTexts(settings).weekdays.first == names[firstWeekday - 1])
    #expect(CalendarTexts(settings).spokenWeekdays.count == 7)
  }

  @Test(arguments: ["UTC", "America/Sao_Paulo", "Asia/Beirut", "Pacific/Apia"])
  func `The days of a month are different days, also where a midnight does not exist`(zone: String) throws {
    let settings = try settings(zone: zone)
    for (year, month, count) in [(2018, 11, 30), (2024, 2, 29), (2023, 2, 28), (2024, 3, 31), (2026, 11, 30)] {
      let days = settings.days(of: settings.month(of: try date(year, month, 15, in: settings)))
      #expect(days.map { settings.calendar.component(.day, from: $0) } == Array(1...count))
      #expect(days.allSatisfy { settings.calendar.startOfDay(for: $0) == $0 })
      #expect(days.map { settings.day(of: settings.components(of: $0)) } == days)
    }
  }

  @Test func `Components of another calendar or time zone identify the same day`() throws {
    let settings = try settings()
    var japanese = Calendar(identifier: .japanese)
    japanese.timeZone = try #require(TimeZone(identifier: "Asia/Tokyo"))
    let reiwa = DateComponents(calendar: japanese, era: 236, year: 8, month: 11, day: 26)
    let day = settings.day(of: reiwa)
    #expect(day == settings.today)
    #expect(settings.day(of: DateComponents(year: 2026, month: 11, day: 26)) == day)
  }

  @Test func `A day is in the range if a part of it is`() throws {
    let unlimited = try settings()
    let (first, last) = (try date(2026, 11, 10, in: unlimited), try date(2026, 11, 20, in: unlimited))
    let settings = try settings(range: DateInterval(start: first, end: last))
    let days = settings.days(of: settings.month(of: first)).filter(settings.contains)
    #expect(days.map { settings.calendar.component(.day, from: $0) } == Array(10...20))
    let month = settings.month(of: first)
    #expect(settings.month(month, adding: 1) == nil && settings.month(month, adding: -1) == nil)
    #expect(settings.nearestMonth(to: .distantFuture) == month && settings.nearestMonth(to: .distantPast) == month)
  }

  @Test func `Texts are in the language of the locale`() throws {
    let english = CalendarTexts(try settings())
    let german = CalendarTexts(try settings(locale: "de_DE", firstWeekday: 2))
    let today = try settings().today
    #expect(english.title(of: today) == "November 2026" && english.number(of: today) == "26")
    #expect(english.spokenText(of: today) == "Today, Thursday, November 26")
    #expect(english.spokenText(of: today + 86_400) == "Friday, November 27")
    #expect(german.spokenText(of: today + 86_400) == "Freitag, 27. November")
    #expect(german.weekdays.first?.hasPrefix("MO") == true)
    #expect(CalendarTexts(try settings(locale: "ar_EG")).number(of: today) == "٢٦")
  }

  @Test func `The user's calendar takes the first weekday of the locale, and the app's keeps its own`() throws {
    let range = DateInterval(start: .distantPast, end: .distantFuture)
    func first(_ calendar: Calendar?, _ locale: String) -> Int {
      CalendarSettings(
        calendar: calendar, locale: Locale(identifier: locale), timeZone: nil, range: range, now: .distantPast
      ).calendar.firstWeekday
    }
    #expect(first(nil, "en_US") == 1 && first(nil, "de_DE") == 2)
    var calendar = Calendar(identifier: .gregorian)
    calendar.firstWeekday = 4
    #expect(first(calendar, "de_DE") == 4)
  }
}
