import Foundation
import Testing
import UIKit

/// The data that a data detector finds in a text.
struct DetectedResultTests {
  private func matches(_ type: NSTextCheckingResult.CheckingType, in text: String) throws -> [NSTextCheckingResult] {
    let detector = try NSDataDetector(types: type.rawValue)
    return detector.matches(in: text, range: NSRange(location: 0, length: text.utf16.count))
  }

  private func day(_ year: Int, _ month: Int, _ day: Int, _ hour: Int = 12, _ minute: Int = 0) -> Date? {
    Calendar(identifier: .gregorian).date(
      from: DateComponents(year: year, month: month, day: day, hour: hour, minute: minute))
  }

  @Test(.rule("R1440"))
  func `Links have the URL that is in the text`() throws {
    let text = "Read https://www.swift.org/blog, or write to me@example.com."
    let found = try matches(detectedTypes.link, in: text)
    #expect(found.map(\.url?.absoluteString) == ["https://www.swift.org/blog", "mailto:me@example.com"])
    #expect(found.map { (text as NSString).substring(with: $0.range) }.last == "me@example.com")
    #expect(found.allSatisfy { $0.resultType == detectedTypes.link })
    #expect(found.allSatisfy { $0.phoneNumber == nil && $0.date == nil && $0.addressComponents == nil })
    let nothing = try matches(detectedTypes.link, in: "Nothing to see here.")
    #expect(nothing.isEmpty)
  }

  @Test(.rule("R1441"))
  func `Telephone numbers are reported as they are in the text`() throws {
    let found = try matches(detectedTypes.phoneNumber, in: "Call (555) 123-4567 today")
    #expect(found.map(\.phoneNumber) == ["(555) 123-4567"])
    #expect(found.first?.resultType == detectedTypes.phoneNumber)
    #expect(found.first?.range == NSRange(location: 5, length: 14))
    #expect(found.first?.url == nil)
  }

  @Test(.rule("R1442"))
  func `A date without a time is noon`() throws {
    let found = try matches(detectedTypes.date, in: "The party is on March 3, 2031 at 5:30 pm, not on 2031-03-04.")
    #expect(found.map(\.date) == [day(2031, 3, 3, 17, 30), day(2031, 3, 4)])
    #expect(found.first?.resultType == detectedTypes.date)
    #expect(found.first?.duration == 0)
  }

  @Test(.rule("R1443"))
  func `An address is divided into its parts`() throws {
    let found = try matches(detectedTypes.address, in: "Visit 1 Infinite Loop, Cupertino, CA 95014 soon")
    let parts = try #require(found.first?.addressComponents)
    #expect(parts[.street] == "1 Infinite Loop")
    #expect(parts[.city] == "Cupertino")
    #expect(parts[.state] == "CA")
    #expect(parts[.zip] == "95014")
    #expect(found.first?.resultType == detectedTypes.address)
  }

  @Test(.rule("R1444"))
  func `Data of several types are in the order of the text, and the search can stop`() throws {
    let text = "Call (555) 123-4567 or see https://swift.org or https://apple.com"
    let types = detectedTypes.link.rawValue | detectedTypes.phoneNumber.rawValue
    let detector = try NSDataDetector(types: types)
    #expect(detector.checkingTypes == types)
    let whole = NSRange(location: 0, length: text.utf16.count)
    var found: [NSTextCheckingResult.CheckingType] = []
    detector.enumerateMatches(in: text, options: [], range: whole) { result, _, stop in
      if let result { found.append(result.resultType) }
      if found.count == 2 { stop.pointee = true }
    }
    #expect(found == [detectedTypes.phoneNumber, detectedTypes.link])
    #expect(detector.numberOfMatches(in: text, options: [], range: whole) == 3)
    #expect(detector.firstMatch(in: text, options: [], range: whole)?.range.location == 5)
    let end = NSRange(location: 30, length: text.utf16.count - 30)
    #expect(detector.rangeOfFirstMatch(in: text, options: [], range: end).location > 30)
    let start = NSRange(location: 0, length: 4)
    #expect(detector.rangeOfFirstMatch(in: text, options: [], range: start).location == NSNotFound)
  }

  @Test(.rule("R1445"))
  func `A detector of nothing cannot be created`() {
    #expect(throws: (any Error).self) { try NSDataDetector(types: 0) }
  }
}
