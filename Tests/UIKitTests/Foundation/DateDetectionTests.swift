import Foundation
import Testing

@testable import UIKit

/// The forms of dates and addresses that are detected.
struct DateDetectionTests {
  private let calendar = Calendar(identifier: .gregorian)

  /// Returns the texts that are detected as dates, with the dates, on the afternoon of June 15, 2030.
  private func dates(in text: String) -> [String: Date] {
    let now = calendar.date(from: DateComponents(year: 2030, month: 6, day: 15, hour: 15)) ?? .distantPast
    var found: [String: Date] = [:]
    for result in DateDetection.results(in: text, now: now) {
      found[(text as NSString).substring(with: result.range)] = result.date
    }
    return found
  }

  private func moment(_ year: Int, _ month: Int, _ day: Int, _ hour: Int = 12, _ minute: Int = 0) -> Date? {
    calendar.date(from: DateComponents(year: year, month: month, day: day, hour: hour, minute: minute))
  }

  @Test func `Dates are numbers and names of months`() {
    #expect(
      dates(in: "on 31.12.2030, or 3 March 2031") == [
        "31.12.2030": moment(2030, 12, 31), "3 March 2031": moment(2031, 3, 3),
      ])
    #expect(dates(in: "Mar 3rd, 2031")["Mar 3rd, 2031"] == moment(2031, 3, 3))
    #expect(dates(in: "12/31/2030")["12/31/2030"] == moment(2030, 12, 31))
    #expect(dates(in: "the 4th of July 2031 at 18:00")["4th of July 2031 at 18:00"] == moment(2031, 7, 4, 18))
  }

  @Test func `A day without a year is the next one`() {
    #expect(dates(in: "June 14")["June 14"] == moment(2031, 6, 14))
    #expect(dates(in: "June 15")["June 15"] == moment(2030, 6, 15))
  }

  @Test func `Days are relative to the current one`() {
    #expect(dates(in: "tomorrow at 10:30")["tomorrow at 10:30"] == moment(2030, 6, 16, 10, 30))
    #expect(dates(in: "Yesterday")["Yesterday"] == moment(2030, 6, 14))
    #expect(dates(in: "tonight")["tonight"] == moment(2030, 6, 15, 19))
    #expect(dates(in: "Come at 5 p.m. please")["5 p.m."] == moment(2030, 6, 15, 17))
  }

  @Test func `A time zone belongs to the time`() {
    let result = DateDetection.results(in: "2030-06-15T09:30:00+02:00", now: .now).first
    #expect(result?.timeZone?.secondsFromGMT() == 7200)
    var utc = calendar
    utc.timeZone = .gmt
    let expected = utc.date(from: DateComponents(year: 2030, month: 6, day: 15, hour: 7, minute: 30))
    #expect(result?.date == expected)
  }

  @Test(arguments: ["version 1.2.3", "13/45/2024", "I have 3 mayors", "2030", "12 o'clock", "February 30, 2030"])
  func `Other numbers are no dates`(_ text: String) { #expect(dates(in: text).isEmpty) }

  @Test func `A number after a date is not its time`() {
    #expect(dates(in: "May 5 7 people came")["May 5"] == moment(2031, 5, 5))
  }

  @Test func `German addresses have the postal code before the city`() {
    let parts = AddressDetection.results(in: "Hauptstraße 12, 10115 Berlin").first?.addressComponents
    #expect(parts?[.street] == "Hauptstraße 12")
    #expect(parts?[.zip] == "10115")
    #expect(parts?[.city] == "Berlin")
  }

  @Test func `Lines of an address can be below each other`() {
    let found = AddressDetection.results(in: "1 Infinite Loop\nCupertino, CA 95014\nUSA").first?.addressComponents
    #expect(found?[.city] == "Cupertino")
    #expect(found?[.country] == "USA")
    #expect(AddressDetection.results(in: "10 Downing people").isEmpty)
  }
}
