import Simulator
import Testing

@testable import UIKit

/// Picker views, turned by touch, and the wheels of dates.
@MainActor
struct PickerWheelTests {
  private final class Numbers: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    var selections: [Int] = []
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 50 }
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
      "Row \(row)"
    }
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
      selections.append(row)
    }
  }

  private let numbers = Numbers()
  private let picker = UIPickerView(frame: CGRect(x: 0, y: 200, width: 390, height: 216))
  private let root = UIViewController()

  private func boot() async -> Simulator {
    let simulator = await Simulator.boot(.iPhone15)
    picker.dataSource = numbers
    picker.delegate = numbers
    root.view.addSubview(picker)
    simulator.show(root)
    return simulator
  }

  @Test func `A drag turns the wheel to a row, which is selected when the wheel rests`() async throws {
    let simulator = await boot()
    try await simulator.drag(from: CGPoint(x: 195, y: 340), to: CGPoint(x: 195, y: 260), over: .milliseconds(400))
    await simulator.settle()
    let row = picker.selectedRow(inComponent: 0)
    #expect(row > 0)
    #expect(numbers.selections == [row])
    let view = try #require(picker.view(forRow: row, forComponent: 0))
    #expect(isClose(view.convert(CGPoint(x: 0, y: view.bounds.midY), to: picker).y, 108))
  }

  @Test func `A tap on a row selects it`() async throws {
    let simulator = await boot()
    try await simulator.tap(at: CGPoint(x: 195, y: 308 + 62))
    await simulator.settle()
    #expect(picker.selectedRow(inComponent: 0) == 2)
    #expect(numbers.selections == [2])
  }

  @Test func `Views that are not displayed any more are used again`() async throws {
    let simulator = await boot()
    picker.selectRow(40, inComponent: 0, animated: false)
    simulator.commit()
    #expect(picker.view(forRow: 0, forComponent: 0) == nil)
    #expect((picker.view(forRow: 40, forComponent: 0) as? UILabel)?.text == "Row 40")
  }

  @Test func `Assistive technology adjusts a wheel`() async throws {
    let simulator = await boot()
    let column = try #require(picker.subviews.compactMap { $0 as? PickerColumn }.first)
    #expect(column.accessibilityValue == "Row 0" && column.accessibilityTraits.contains(.adjustable))
    column.accessibilityIncrement()
    #expect(picker.selectedRow(inComponent: 0) == 1 && numbers.selections == [1])
    withExtendedLifetime(simulator) {}
  }

  // MARK: - Dates

  private func wheels(_ mode: UIDatePicker.Mode, _ locale: String) throws -> DateWheels {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(identifier: "UTC"))
    return DateWheels(
      mode: mode, calendar: calendar, locale: Locale(identifier: locale), minuteInterval: 1,
      today: Date(timeIntervalSince1970: 1_700_000_000))
  }

  @Test func `The order of the wheels is that of the locale`() throws {
    #expect(try wheels(.date, "en_US").wheels == [.month, .dayOfMonth, .year])
    #expect(try wheels(.date, "de_DE").wheels == [.dayOfMonth, .month, .year])
    #expect(try wheels(.time, "en_US").wheels == [.hour, .minute, .dayPart])
    #expect(try wheels(.time, "de_DE").wheels == [.hour, .minute])
  }

  @Test(arguments: [UIDatePicker.Mode.time, .date, .dateAndTime, .countDownTimer], ["en_US", "de_DE"])
  func `The rows of a date show that date`(mode: UIDatePicker.Mode, locale: String) throws {
    let wheels = try wheels(mode, locale)
    for step in 0..<40 {
      let date = Date(timeIntervalSince1970: 1_700_000_040 + TimeInterval(step) * 1_234_560)
      let rows = wheels.rows(for: date, near: nil)
      #expect(wheels.date(for: rows, besides: date) == date)
      #expect(zip(wheels.wheels, rows).allSatisfy { $1 >= 0 && $1 < wheels.numberOfRows(in: $0) })
      // A wheel turns by at most half of its values.
      let next = wheels.rows(for: date + 3600, near: rows)
      #expect(wheels.date(for: next, besides: date + 3600) == date + 3600)
    }
  }

  @Test func `A day that the month does not have becomes its last day`() throws {
    let wheels = try wheels(.date, "en_US")
    let january = try #require(wheels.calendar.date(from: DateComponents(year: 2023, month: 1, day: 31)))
    var rows = wheels.rows(for: january, near: nil)
    rows[0] += 1
    let date = wheels.date(for: rows, besides: january)
    #expect(wheels.calendar.dateComponents([.month, .day], from: date) == DateComponents(month: 2, day: 28))
  }

  @Test func `Turning a wheel of a date picker sends an event`() async throws {
    let simulator = await Simulator.boot(.iPhone15)
    let picker = UIDatePicker(frame: CGRect(x: 0, y: 200, width: 390, height: 216))
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(identifier: "UTC"))
    picker.calendar = calendar
    picker.locale = Locale(identifier: "de_DE")
    picker.datePickerMode = .time
    picker.preferredDatePickerStyle = .wheels
    picker.date = Date(timeIntervalSince1970: 1_700_000_000)
    var dates: [Date] = []
    picker.addAction(UIAction { [unowned picker] _ in dates.append(picker.date) }, for: .valueChanged)
    root.view.addSubview(picker)
    simulator.show(root)
    try await simulator.drag(from: CGPoint(x: 250, y: 340), to: CGPoint(x: 250, y: 290), over: .milliseconds(400))
    await simulator.settle()
    #expect(dates.count == 1)
    #expect(dates.first.map { $0 > Date(timeIntervalSince1970: 1_700_000_000) } == true)
  }
}
