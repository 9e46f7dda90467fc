import Testing
import UIKit

/// The duration of a date picker.
@MainActor
struct CountDownTests {
  @Test(.rule("R1567"))
  func `A countdown begins at zero, whatever the time of day is`() throws {
    let picker = UIDatePicker()
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(identifier: "UTC"))
    picker.calendar = calendar
    picker.date = Date(timeIntervalSinceReferenceDate: 50_000)
    picker.datePickerMode = .countDownTimer
    #expect(picker.countDownDuration <= 60)
    picker.countDownDuration = 3900
    #expect(picker.countDownDuration == 3900)
  }

  @Test(.rule("R1567"))
  func `A countdown keeps its duration in another time zone`() {
    let picker = UIDatePicker()
    picker.datePickerMode = .countDownTimer
    picker.countDownDuration = 3900
    for hours in [-7, 0, 5] {
      picker.timeZone = TimeZone(secondsFromGMT: hours * 3600)
      #expect(picker.countDownDuration == 3900)
    }
  }
}
