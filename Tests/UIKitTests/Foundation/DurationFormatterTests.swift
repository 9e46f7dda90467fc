import Testing
import UIKit

/// The texts of durations and of relative dates.
struct DurationFormatterTests {
  private func formatter(_ style: DateComponentsFormatter.UnitsStyle, _ language: String = "en_US")
    -> DateComponentsFormatter
  {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = style
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = Locale(identifier: language)
    formatter.calendar = calendar
    return formatter
  }

  @Test func `The styles have numbers, abbreviations and words`() {
    func text(_ style: DateComponentsFormatter.UnitsStyle, _ language: String = "en_US") -> String? {
      formatter(style, language).string(from: 2 * 3600 + 5 * 60 + 9)
    }
    #expect(text(.positional) == "2:05:09")
    #expect(text(.abbreviated) == "2h 5m 9s")
    #expect(text(.short) == "2 hr, 5 min, 9 sec")
    #expect(text(.full) == "2 hours, 5 minutes, 9 seconds")
    #expect(text(.full, "de_DE") == "2 Stunden, 5 Minuten und 9 Sekunden")
  }

  @Test func `Zeros are omitted as the behavior says`() {
    let formatter = formatter(.abbreviated)
    formatter.allowedUnits = [.day, .hour, .minute, .second]
    #expect(formatter.string(from: 3610) == "1h 10s")
    formatter.zeroFormattingBehavior = .dropLeading
    #expect(formatter.string(from: 600) == "10m 0s")
    formatter.zeroFormattingBehavior = .dropTrailing
    #expect(formatter.string(from: 600) == "0d 0h 10m")
    formatter.zeroFormattingBehavior = []
    #expect(formatter.string(from: 86_401) == "1d 0h 0m 1s")
  }

  @Test func `Positions are padded except the first`() {
    let formatter = formatter(.positional)
    #expect(formatter.string(from: 3610) == "1:00:10")
    #expect(formatter.string(from: 65) == "1:05")
    formatter.allowedUnits = [.minute, .second]
    formatter.zeroFormattingBehavior = .pad
    #expect(formatter.string(from: 65) == "01:05")
    #expect(formatter.string(from: 5) == "00:05")
    #expect(formatter.string(from: 7200) == "120:00")
  }

  @Test func `The number of units is limited, and the largest collapses`() {
    let formatter = formatter(.abbreviated)
    formatter.maximumUnitCount = 2
    #expect(formatter.string(from: 3 * 86_400 + 2 * 3600 + 61) == "3d 2h")
    formatter.maximumUnitCount = 0
    formatter.collapsesLargestUnit = true
    #expect(formatter.string(from: 63) == "63s")
  }

  @Test func `Dates, components and negative durations have texts`() {
    let formatter = formatter(.full)
    #expect(formatter.string(from: DateComponents(hour: 1, minute: 1)) == "1 hour, 1 minute")
    #expect(formatter.string(from: DateComponents(year: 2, month: 1)) == "2 years, 1 month")
    #expect(formatter.string(from: 0) == "0 seconds")
    #expect(formatter.string(from: -60) == "-1 minute")
    #expect(formatter.string(from: .infinity) == nil)
  }

  @Test func `Relative dates are numbers or names`() {
    let formatter = RelativeDateTimeFormatter()
    formatter.locale = Locale(identifier: "en_US")
    formatter.calendar = Calendar(identifier: .gregorian)
    #expect(formatter.localizedString(from: DateComponents(day: -1)) == "1 day ago")
    #expect(formatter.localizedString(from: DateComponents(day: -7)) == "7 days ago")
    #expect(formatter.localizedString(from: DateComponents(month: 2)) == "in 2 months")
    #expect(formatter.localizedString(fromTimeInterval: -7200) == "2 hours ago")
    formatter.dateTimeStyle = .named
    #expect(formatter.localizedString(from: DateComponents(day: -1)) == "yesterday")
    #expect(formatter.localizedString(from: DateComponents(day: 1)) == "tomorrow")
    formatter.locale = Locale(identifier: "de_DE")
    #expect(formatter.localizedString(from: DateComponents(day: -1)) == "gestern")
  }

  @Test func `The largest unit between two dates counts`() {
    let formatter = RelativeDateTimeFormatter()
    formatter.locale = Locale(identifier: "en_US")
    let date = Date(timeIntervalSinceReferenceDate: 700_000_000)
    #expect(formatter.localizedString(for: date.addingTimeInterval(-90), relativeTo: date) == "1 minute ago")
    #expect(formatter.localizedString(for: date.addingTimeInterval(3 * 86_400 + 60), relativeTo: date) == "in 3 days")
  }
}
