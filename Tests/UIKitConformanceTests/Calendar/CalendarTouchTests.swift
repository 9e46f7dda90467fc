// Only the simulator can touch a calendar.
#if canImport(Simulator)
  import Simulator
  import Testing
  import UIKit

  /// What touches on calendar views and date pickers select and report.
  @MainActor
  struct CalendarTouchTests {
    private final class Delegate: NSObject, UICalendarViewDelegate, UICalendarSelectionSingleDateDelegate,
      UICalendarSelectionMultiDateDelegate
    {
      var log: [String] = []
      var forbidden: Set<Int> = []
      var canClear = false
      func calendarView(
        _ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents
      ) { log.append("from \(previousDateComponents.year ?? 0)-\(previousDateComponents.month ?? 0)") }
      func dateSelection(
        _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
      ) -> Bool { dateComponents?.day.map { !forbidden.contains($0) } ?? canClear }
      func dateSelection(
        _ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?
      ) { log.append(dateComponents?.day.map(String.init) ?? "none") }
      func multiDateSelection(
        _ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents
      ) { log.append("+\(dateComponents.day ?? 0)") }
      func multiDateSelection(
        _ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents
      ) { log.append("-\(dateComponents.day ?? 0)") }
      func multiDateSelection(
        _ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents
      ) -> Bool { !forbidden.contains(dateComponents.day ?? 0) }
    }

    private let calendar: Calendar
    private let delegate = Delegate()
    private let view = UICalendarView(frame: CGRect(x: 16, y: 100, width: 360, height: 440))
    private let root = UIViewController()

    init() throws {
      var calendar = Calendar(identifier: .gregorian)
      calendar.timeZone = try #require(TimeZone(identifier: "UTC"))
      self.calendar = calendar
      view.calendar = calendar
      view.locale = Locale(identifier: "en_US")
      view.delegate = delegate
      view.visibleDateComponents = DateComponents(year: 2024, month: 2)
    }

    private func boot() async -> Simulator {
      let simulator = await Simulator.boot(.iPhone15)
      root.view.addSubview(view)
      simulator.show(root)
      return simulator
    }

    private func date(_ day: Int) throws -> Date {
      try #require(calendar.date(from: DateComponents(year: 2024, month: 2, day: day, hour: 9, minute: 41)))
    }

    @Test(.rule("R1129"))
    func `A tap selects a date, and another tap clears the selection if the delegate permits it`() async throws {
      let selection = UICalendarSelectionSingleDate(delegate: delegate)
      view.selectionBehavior = selection
      let simulator = await boot()
      try await simulator.tap("Wednesday, February 14")
      #expect(selection.selectedDate?.day == 14 && delegate.log == ["14"])
      try await simulator.tap("Thursday, February 15")
      #expect(selection.selectedDate?.day == 15 && delegate.log == ["14", "15"])
      try await simulator.tap("Thursday, February 15")
      #expect(selection.selectedDate?.day == 15 && delegate.log == ["14", "15"])
      delegate.canClear = true
      try await simulator.tap("Thursday, February 15")
      #expect(selection.selectedDate == nil && delegate.log == ["14", "15", "none"])
    }

    @Test(.rule("R1130"))
    func `Taps select several dates, and deselect those that the delegate permits`() async throws {
      let selection = UICalendarSelectionMultiDate(delegate: delegate)
      view.selectionBehavior = selection
      delegate.forbidden = [15]
      let simulator = await boot()
      let (wednesday, thursday) = ("Wednesday, February 14", "Thursday, February 15")
      for name in [wednesday, thursday, thursday, wednesday] { try await simulator.tap(name) }
      #expect(delegate.log == ["+14", "+15", "-14"])
      #expect(selection.selectedDates.map(\.day) == [15])
    }

    @Test(.rule("R1131"))
    func `Dates that the delegate or the range excludes cannot be selected`() async throws {
      let selection = UICalendarSelectionSingleDate(delegate: delegate)
      view.selectionBehavior = selection
      delegate.forbidden = [14]
      view.availableDateRange = DateInterval(start: try date(10), end: try date(20))
      let simulator = await boot()
      for name in ["Wednesday, February 14", "Friday, February 9", "Wednesday, February 21"] {
        try await simulator.tap(name)
      }
      #expect(selection.selectedDate == nil && delegate.log.isEmpty)
      try await simulator.tap("Saturday, February 10")
      try await simulator.tap("Tuesday, February 20")
      delegate.forbidden = []
      selection.updateSelectableDates()
      try await simulator.tap("Wednesday, February 14")
      #expect(delegate.log == ["10", "20", "14"])
    }

    @Test(.rule("R1132"))
    func `The delegate observes that the user turns to another month`() async throws {
      let simulator = await boot()
      try await simulator.tap("Next Month")
      await simulator.settle()
      #expect(view.visibleDateComponents.month == 3)
      let y: CGFloat = 300
      try await simulator.drag(from: CGPoint(x: 80, y: y), to: CGPoint(x: 340, y: y), over: .milliseconds(300))
      await simulator.settle()
      #expect(view.visibleDateComponents.month == 2)
      #expect(delegate.log == ["from 2024-2", "from 2024-3"])
    }

    // MARK: - Date Pickers

    private func picker(_ style: UIDatePickerStyle) throws -> (UIDatePicker, () -> [Date]) {
      let picker = UIDatePicker()
      picker.calendar = calendar
      picker.locale = Locale(identifier: "en_US")
      picker.datePickerMode = .date
      picker.preferredDatePickerStyle = style
      picker.date = try date(14)
      picker.frame.origin = CGPoint(x: 20, y: 100)
      final class Log { var dates: [Date] = [] }
      let log = Log()
      picker.addAction(UIAction { [unowned picker] _ in log.dates.append(picker.date) }, for: .valueChanged)
      root.view.addSubview(picker)
      return (picker, { log.dates })
    }

    @Test(.rule("R1133"))
    func `A tap in an inline date picker selects the day, and keeps the time`() async throws {
      let (picker, dates) = try picker(.inline)
      picker.minimumDate = try date(10)
      let simulator = await Simulator.boot(.iPhone15)
      simulator.show(root)
      try await simulator.tap("Friday, February 16")
      #expect(dates() == [try date(16)])
      #expect(picker.date == (try date(16)))
      try await simulator.tap("Friday, February 16")
      try await simulator.tap("Friday, February 9")
      #expect(dates().count == 1)
    }

    @Test(.rule("R1134"))
    func `A tap on a compact date picker shows a calendar`() async throws {
      let (picker, dates) = try picker(.compact)
      let simulator = await Simulator.boot(.iPhone15)
      simulator.show(root)
      try await simulator.tap("Feb 14, 2024")
      await simulator.settle()
      #expect(root.presentedViewController != nil)
      try await simulator.tap("Friday, February 16")
      await simulator.settle()
      #expect(dates() == [try date(16)])
      #expect(picker.date == (try date(16)))
      try await simulator.tap(at: CGPoint(x: 200, y: 800))
      await simulator.settle()
      #expect(root.presentedViewController == nil)
    }
  }
#endif
