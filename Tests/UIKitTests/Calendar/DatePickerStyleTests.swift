import Simulator
import Testing

@testable import UIKit

/// Inline and compact date pickers, operated by touch. The current day is Thursday, November 26, 2026.
@MainActor
struct DatePickerStyleTests {
  private let root = UIViewController()
  private let picker = UIDatePicker()
  private let calendar: Calendar
  private let today = Date(timeIntervalSince1970: 1_795_686_060)
  private let log = Log()

  private final class Log { var dates: [Date] = [] }

  init() throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(identifier: "UTC"))
    self.calendar = calendar
    let now = today
    picker.now = { now }
    picker.calendar = calendar
    picker.locale = Locale(identifier: "en_US")
    picker.date = today
    picker.frame.origin = CGPoint(x: 20, y: 100)
    picker.addAction(UIAction { [unowned picker, log] _ in log.dates.append(picker.date) }, for: .valueChanged)
    root.view.addSubview(picker)
  }

  private func boot(_ style: UIDatePickerStyle, _ mode: UIDatePicker.Mode = .date) async -> Simulator {
    picker.datePickerMode = mode
    picker.preferredDatePickerStyle = style
    let simulator = await Simulator.boot(.iPhone15)
    simulator.show(root)
    return simulator
  }

  private func day(_ day: Int, month: Int = 11) throws -> Date {
    let parts = DateComponents(year: 2026, month: month, day: day, hour: 9, minute: 41)
    return try #require(calendar.date(from: parts))
  }

  /// The days that are on screen, by their numbers.
  private var shownDays: [Int: CalendarDayView] {
    var days: [Int: CalendarDayView] = [:]
    var views: [UIView] = [root.view.window ?? root.view]
    while let view = views.popLast() {
      if view is CalendarPagesView, view.alpha == 0 { continue }
      if let day = view as? CalendarDayView { days[calendar.component(.day, from: day.day)] = day }
      views += view.subviews.filter { !$0.isHidden && !$0.accessibilityElementsHidden }
    }
    return days
  }

  // MARK: - Styles

  @Test(arguments: [UIDatePickerStyle.automatic, .wheels, .compact, .inline])
  func `A duration is always edited with wheels`(style: UIDatePickerStyle) {
    picker.preferredDatePickerStyle = style
    picker.datePickerMode = .countDownTimer
    #expect(picker.datePickerStyle == .wheels && picker.intrinsicContentSize == PickerMetrics.size)
    picker.datePickerMode = .date
    #expect(picker.datePickerStyle == (style == .automatic ? .compact : style))
  }

  @Test func `A countdown leaves the date of the other modes, which leave its duration`() {
    picker.countDownDuration = 3660
    #expect(picker.date == today)
    picker.datePickerMode = .countDownTimer
    #expect(picker.countDownDuration == 3660)
    picker.countDownDuration = 120
    picker.datePickerMode = .dateAndTime
    #expect(picker.date == today && picker.countDownDuration == 120)
  }

  @Test func `The size of a picker follows its style, unless the app has set one`() {
    picker.preferredDatePickerStyle = .wheels
    #expect(picker.bounds.size == PickerMetrics.size)
    picker.preferredDatePickerStyle = .inline
    let dateAndTime = picker.bounds.height
    picker.datePickerMode = .date
    #expect(picker.bounds.height < dateAndTime && picker.bounds.size == picker.intrinsicContentSize)
    picker.datePickerMode = .time
    #expect(picker.bounds.size == PickerMetrics.size)
    picker.preferredDatePickerStyle = .compact
    #expect(picker.bounds.size == picker.intrinsicContentSize && picker.bounds.height < 50)
    picker.frame.size = CGSize(width: 300, height: 60)
    picker.preferredDatePickerStyle = .wheels
    #expect(picker.frame.size == CGSize(width: 300, height: 60))
    #expect(UIDatePicker(frame: CGRect(x: 0, y: 0, width: 10, height: 20)).bounds.size == CGSize(width: 10, height: 20))
  }

  // MARK: - Inline

  @Test func `An inline picker shows the selected day, the current day, and the days out of range`() async throws {
    picker.minimumDate = try day(10)
    picker.maximumDate = try day(28)
    picker.date = try day(20)
    let simulator = await boot(.inline)
    let days = shownDays
    #expect(days.count == 30)
    #expect(days.filter { $0.value.state.isSelected }.map(\.key) == [20])
    #expect(days.filter { $0.value.state.isToday }.map(\.key) == [26])
    #expect(days.filter { $0.value.state.isEnabled }.map(\.key).sorted() == Array(10...28))
    #expect(days[20]?.accessibilityTraits == [.button, .selected])
    #expect(days[9]?.accessibilityTraits == [.button, .notEnabled])
    #expect(days[26]?.accessibilityLabel == "Today, Thursday, November 26")
    withExtendedLifetime(simulator) {}
  }

  @Test func `Assistive technology selects a day`() async throws {
    let simulator = await boot(.inline)
    #expect(shownDays[16]?.accessibilityActivate() == true)
    #expect(log.dates == [try day(16)])
    picker.minimumDate = try day(10)
    simulator.commit()
    #expect(shownDays[9]?.accessibilityActivate() == false)
    #expect(log.dates.count == 1)
  }

  @Test func `A selected day is limited to the range`() async throws {
    let limit = try day(10) + 3600
    picker.minimumDate = limit
    picker.date = try day(20)
    let simulator = await boot(.inline)
    try await simulator.tap("Tuesday, November 10")
    #expect(picker.date == limit && log.dates == [limit])
  }

  @Test func `Turning to another month does not change the date`() async throws {
    picker.maximumDate = try day(31, month: 12)
    let simulator = await boot(.inline)
    try await simulator.tap("Next Month")
    await simulator.settle()
    #expect(shownDays.count == 31 && shownDays.values.allSatisfy { !$0.state.isSelected })
    // There is no month after the last one.
    await #expect(throws: SimulatorError.self) { try await simulator.tap("Next Month") }
    #expect(shownDays[1]?.accessibilityLabel == "Tuesday, December 1")
    #expect(picker.date == today && log.dates.isEmpty)
    try await simulator.tap("Tuesday, December 1")
    #expect(log.dates == [try day(1, month: 12)])
  }

  @Test func `A drag turns to the neighboring month`() async throws {
    let simulator = await boot(.inline)
    let y: CGFloat = 300
    for month in [10, 9] {
      try await simulator.drag(from: CGPoint(x: 60, y: y), to: CGPoint(x: 330, y: y), over: .milliseconds(200))
      await simulator.settle()
      #expect(shownDays[15].map { calendar.component(.month, from: $0.day) } == month)
    }
    #expect(log.dates.isEmpty)
  }

  @Test func `A date that is set by code turns to its month`() async throws {
    let simulator = await boot(.inline)
    picker.setDate(try day(15, month: 2), animated: true)
    await simulator.settle()
    #expect(shownDays[15]?.accessibilityLabel == "Sunday, February 15")
    #expect(shownDays[15]?.state.isSelected == true && shownDays.count == 28 && log.dates.isEmpty)
  }

  @Test func `The title of the month shows wheels for the month and the year`() async throws {
    let simulator = await boot(.inline)
    try await simulator.tap("Show year picker")
    await simulator.settle()
    let wheels = try #require(find(DatePickerWheelsView.self))
    #expect(wheels.wheels.wheels == [.month, .year])
    let column = try #require(find(PickerColumn.self, in: wheels))
    column.accessibilityIncrement()
    try await simulator.tap("Hide year picker")
    await simulator.settle()
    #expect(find(DatePickerWheelsView.self) == nil)
    #expect(shownDays[1]?.accessibilityLabel == "Tuesday, December 1" && log.dates.isEmpty)
  }

  @Test func `An inline picker for a date and a time has a row for the time`() async throws {
    let simulator = await boot(.inline, .dateAndTime)
    let field = try #require(find(DatePickerField.self))
    #expect(field.accessibilityLabel == "Time Picker" && field.accessibilityValue?.hasPrefix("9:41") == true)
    try await simulator.tap("Time Picker")
    await simulator.settle()
    let wheels = try #require(find(DatePickerWheelsView.self))
    #expect(wheels.wheels.wheels == [.hour, .minute, .dayPart])
    let columns = try #require(find(PickerColumn.self, in: wheels))
    columns.accessibilityIncrement()
    #expect(log.dates == [today + 3600] && field.accessibilityValue?.hasPrefix("10:41") == true)
  }

  @Test func `A right-to-left calendar begins at the right`() async throws {
    let simulator = await Simulator.boot(.iPhone15)
    simulator.layoutDirection = .rightToLeft
    picker.preferredDatePickerStyle = .inline
    simulator.show(root)
    let days = shownDays
    let first = try #require(days[1]), second = try #require(days[2])
    #expect(first.frame.minX > second.frame.minX && isClose(first.frame.maxX, picker.bounds.width - 9))
    try await simulator.tap("Next Month")
    await simulator.settle()
    #expect(shownDays[1]?.accessibilityLabel == "Tuesday, December 1")
    // The next month is at the left.
    try await simulator.drag(from: CGPoint(x: 60, y: 300), to: CGPoint(x: 330, y: 300), over: .milliseconds(200))
    await simulator.settle()
    #expect(shownDays[1]?.accessibilityLabel == "Friday, January 1")
  }

  // MARK: - Compact

  @Test func `The fields of a compact picker show the date and the time`() async throws {
    let simulator = await boot(.compact, .dateAndTime)
    let fields = picker.subviews.flatMap(\.subviews).compactMap { $0 as? DatePickerField }
    #expect(fields.map(\.accessibilityLabel) == ["Date Picker", "Time Picker"])
    #expect(fields.first?.accessibilityValue == "Nov 26, 2026")
    picker.date = try day(3)
    #expect(fields.first?.accessibilityValue == "Nov 3, 2026")
    #expect(picker.bounds.size == picker.intrinsicContentSize)
    withExtendedLifetime(simulator) {}
  }

  @Test(arguments: [
    (UIControl.ContentHorizontalAlignment.leading, 0), (.center, 1), (.trailing, 2), (.left, 0), (.right, 2),
  ])
  func `Fields are aligned in a picker that is wider`(
    alignment: UIControl.ContentHorizontalAlignment, position: CGFloat
  ) async throws {
    let simulator = await boot(.compact)
    let room = 300 - picker.intrinsicContentSize.width
    picker.frame.size.width = 300
    picker.contentHorizontalAlignment = alignment
    simulator.commit()
    #expect(isClose(picker.subviews[0].frame.minX, room / 2 * position))
  }

  @Test func `The editor of a compact picker follows dates that are set by code`() async throws {
    let simulator = await boot(.compact)
    try await simulator.tap("Date Picker")
    await simulator.settle()
    #expect(shownDays[26]?.state.isSelected == true)
    picker.date = try day(15, month: 2)
    simulator.commit()
    #expect(shownDays[15]?.state.isSelected == true && shownDays.count == 28)
  }

  @Test func `The editor is dismissed when the picker leaves the screen`() async throws {
    let simulator = await boot(.compact)
    try await simulator.tap("Date Picker")
    await simulator.settle()
    #expect(root.presentedViewController is DatePickerOverlayController)
    picker.removeFromSuperview()
    await simulator.settle()
    #expect(root.presentedViewController == nil)
  }

  @Test func `Escape dismisses the editor, which can be shown again`() async throws {
    let simulator = await boot(.compact)
    for _ in 0..<2 {
      try await simulator.tap("Date Picker")
      await simulator.settle()
      let overlay = try #require(root.presentedViewController)
      #expect(overlay.accessibilityPerformEscape())
      await simulator.settle()
      #expect(root.presentedViewController == nil)
    }
  }

  @Test func `A disabled picker shows no editor`() async throws {
    picker.isEnabled = false
    let simulator = await boot(.compact)
    try? await simulator.tap("Date Picker")
    await simulator.settle()
    #expect(root.presentedViewController == nil)
  }

  @Test func `A picker is deallocated after its editor was shown`() async throws {
    weak var reference: UIDatePicker?
    let simulator = await Simulator.boot(.iPhone15)
    do {
      let other = UIDatePicker(frame: .zero)
      other.frame.origin = CGPoint(x: 20, y: 300)
      picker.removeFromSuperview()
      root.view.addSubview(other)
      reference = other
    }
    simulator.show(root)
    try await simulator.tap("Date Picker")
    await simulator.settle()
    root.dismiss(animated: true)
    await simulator.settle()
    reference?.removeFromSuperview()
    await simulator.settle()
    #expect(reference == nil)
  }

  /// Returns the first view of a type on screen.
  private func find<View: UIView>(_ type: View.Type, in container: UIView? = nil) -> View? {
    let container = container ?? root.view.window ?? root.view
    if let view = container as? View { return view }
    return container?.subviews.lazy.compactMap { find(type, in: $0) }.first
  }
}
