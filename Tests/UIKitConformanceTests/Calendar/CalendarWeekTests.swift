import Testing
import UIKit

#if canImport(Simulator)
  import Simulator
#endif

/// The selection of a week in a calendar view.
@MainActor
struct CalendarWeekTests {
  @available(iOS 18, *)
  private final class Delegate: NSObject, UICalendarSelectionWeekOfYearDelegate {
    var log: [Int?] = []
    var forbidden: Set<Int> = []
    var canClear = false
    func week(
      ofYearSelection selection: UICalendarSelectionWeekOfYear,
      canSelectWeekOfYear weekOfYearComponents: DateComponents?
    ) -> Bool { weekOfYearComponents?.weekOfYear.map { !forbidden.contains($0) } ?? canClear }
    func week(
      ofYearSelection selection: UICalendarSelectionWeekOfYear,
      didSelectWeekOfYear weekOfYearComponents: DateComponents?
    ) { log.append(weekOfYearComponents?.weekOfYear) }
  }

  private func week(_ number: Int, _ year: Int) -> DateComponents {
    var components = DateComponents()
    components.weekOfYear = number
    components.yearForWeekOfYear = year
    return components
  }

  @Test(.rule("R1619"))
  func `No week is selected by default, and code selects one without telling the delegate`() {
    guard #available(iOS 18, *) else { return }
    let delegate = Delegate()
    let selection = UICalendarSelectionWeekOfYear(delegate: delegate)
    let view = UICalendarView()
    view.selectionBehavior = selection
    #expect(selection.selectedWeekOfYear == nil && selection.delegate === delegate)
    selection.selectedWeekOfYear = week(11, 2024)
    #expect(selection.selectedWeekOfYear?.weekOfYear == 11)
    #expect(selection.selectedWeekOfYear?.yearForWeekOfYear == 2024)
    selection.setSelected(nil, animated: false)
    #expect(selection.selectedWeekOfYear == nil && delegate.log.isEmpty)
  }

  // Only the simulator can touch a calendar.
  #if canImport(Simulator)
    private func show(_ selection: UICalendarSelectionWeekOfYear) async throws -> Simulator {
      var calendar = Calendar(identifier: .gregorian)
      calendar.timeZone = try #require(TimeZone(identifier: "UTC"))
      calendar.firstWeekday = 1
      calendar.minimumDaysInFirstWeek = 1
      let view = UICalendarView(frame: CGRect(x: 16, y: 100, width: 360, height: 440))
      view.calendar = calendar
      view.locale = Locale(identifier: "en_US")
      view.visibleDateComponents = DateComponents(year: 2024, month: 2)
      view.selectionBehavior = selection
      let root = UIViewController()
      let simulator = await Simulator.boot(.iPhone15)
      root.view.addSubview(view)
      simulator.show(root)
      return simulator
    }

    private func selectedDays(_ simulator: Simulator) -> [String] {
      simulator.accessibilityElements().filter { $0.traits.contains(.selected) }.compactMap(\.label)
    }

    @Test(.rule("R1619"))
    func `A tap of a day selects its week, and another tap clears it if the delegate permits it`() async throws {
      let delegate = Delegate()
      let selection = UICalendarSelectionWeekOfYear(delegate: delegate)
      let simulator = try await show(selection)
      try await simulator.tap("Wednesday, February 14")
      await simulator.settle()
      #expect(selection.selectedWeekOfYear?.weekOfYear == 7)
      #expect(selection.selectedWeekOfYear?.yearForWeekOfYear == 2024)
      let days = selectedDays(simulator)
      #expect(days.count == 7)
      #expect(days.first == "Sunday, February 11" && days.last == "Saturday, February 17")
      try await simulator.tap("Friday, February 16")
      #expect(delegate.log == [7])
      delegate.canClear = true
      try await simulator.tap("Friday, February 16")
      #expect(delegate.log == [7, nil] && selection.selectedWeekOfYear == nil)
    }

    @Test(.rule("R1619"))
    func `A week that the delegate excludes cannot be selected`() async throws {
      let delegate = Delegate()
      delegate.forbidden = [7]
      let selection = UICalendarSelectionWeekOfYear(delegate: delegate)
      let simulator = try await show(selection)
      try await simulator.tap("Sunday, February 11")
      try await simulator.tap("Saturday, February 17")
      #expect(delegate.log.isEmpty && selection.selectedWeekOfYear == nil)
      try await simulator.tap("Sunday, February 18")
      #expect(delegate.log == [8])
    }

    @Test(.rule("R1619"))
    func `Code selects the days of a week, also of one that begins in another month`() async throws {
      let selection = UICalendarSelectionWeekOfYear(delegate: nil)
      let simulator = try await show(selection)
      selection.selectedWeekOfYear = week(5, 2024)
      await simulator.settle()
      #expect(selectedDays(simulator) == ["Thursday, February 1", "Friday, February 2", "Saturday, February 3"])
      selection.selectedWeekOfYear = week(60, 2024)
      await simulator.settle()
      #expect(selectedDays(simulator).isEmpty)
    }
  #endif
}
