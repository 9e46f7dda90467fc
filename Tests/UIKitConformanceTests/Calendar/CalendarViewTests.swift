import Testing
import UIKit

/// Calendar views and the styles of date pickers, operated by code.
@MainActor
struct CalendarViewTests {
  private final class Decorations: NSObject, UICalendarViewDelegate {
    var requests: [DateComponents] = []
    var turns = 0
    var decoration: (Int) -> UICalendarView.Decoration? = { _ in nil }
    func calendarView(
      _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
    ) -> UICalendarView.Decoration? {
      requests.append(dateComponents)
      return dateComponents.day.flatMap(decoration)
    }
    func calendarView(
      _ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents
    ) { turns += 1 }
  }

  private let calendar: Calendar
  private let view = UICalendarView(frame: CGRect(x: 0, y: 100, width: 360, height: 440))
  private let decorations = Decorations()

  init() throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(identifier: "UTC"))
    self.calendar = calendar
    view.calendar = calendar
    view.locale = Locale(identifier: "en_US")
  }

  private func day(_ year: Int, _ month: Int, _ day: Int) -> DateComponents {
    DateComponents(calendar: calendar, year: year, month: month, day: day)
  }

  private func show() async throws -> Stage {
    view.delegate = decorations
    view.visibleDateComponents = day(2024, 2, 1)
    let stage = try await Stage.open()
    let root = UIViewController()
    root.view.addSubview(view)
    await stage.show(root)
    await stage.turn()
    return stage
  }

  // MARK: - Styles of Date Pickers

  @Test(.rule("R1120"))
  func `The style of a date picker is never automatic`() {
    let picker = UIDatePicker()
    #expect(picker.preferredDatePickerStyle == .automatic && picker.datePickerStyle == .compact)
    picker.datePickerMode = .countDownTimer
    #expect(picker.preferredDatePickerStyle == .automatic && picker.datePickerStyle == .wheels)
    picker.datePickerMode = .date
    for style in [UIDatePickerStyle.inline, .wheels, .compact] {
      picker.preferredDatePickerStyle = style
      #expect(picker.datePickerStyle == style)
    }
  }

  @Test(.rule("R1121"))
  func `An inline date picker has the size of a calendar, and a compact one that of a label`() {
    let picker = UIDatePicker()
    picker.datePickerMode = .date
    picker.preferredDatePickerStyle = .compact
    let compact = picker.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    #expect(compact.height > 20 && compact.height < 50 && compact.width > 60 && compact.width < 200)
    picker.preferredDatePickerStyle = .inline
    let inline = picker.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    #expect(inline.height > 250 && inline.width > 250)
  }

  // MARK: - The Visible Month

  @Test(.rule("R1122"))
  func `A calendar view shows the current month of the user's calendar`() {
    let view = UICalendarView()
    let now = Calendar.current.dateComponents([.year, .month], from: Date())
    #expect(view.visibleDateComponents.year == now.year && view.visibleDateComponents.month == now.month)
    #expect(view.calendar.identifier == Calendar.current.identifier && view.timeZone == nil)
    #expect(view.availableDateRange == DateInterval(start: .distantPast, end: .distantFuture))
    #expect(view.wantsDateDecorations && view.fontDesign == .default)
    #expect(view.delegate == nil && view.selectionBehavior == nil)
  }

  @Test(.rule("R1123"))
  func `Setting the visible date does not notify the delegate`() async throws {
    let stage = try await show()
    #expect(view.visibleDateComponents.year == 2024 && view.visibleDateComponents.month == 2)
    view.setVisibleDateComponents(day(2025, 7, 4), animated: false)
    await stage.turn()
    #expect(view.visibleDateComponents.year == 2025 && view.visibleDateComponents.month == 7)
    #expect(decorations.turns == 0)
  }

  @Test(.rule("R1124"))
  func `The visible date is converted from another calendar`() {
    var buddhist = Calendar(identifier: .buddhist)
    buddhist.timeZone = calendar.timeZone
    view.visibleDateComponents = DateComponents(calendar: buddhist, era: 0, year: 2567, month: 2, day: 1)
    #expect(view.visibleDateComponents.year == 2024 && view.visibleDateComponents.month == 2)
  }

  // MARK: - Decorations

  @Test(.rule("R1125"))
  func `Decorations are requested for the visible dates, and again when they are reloaded`() async throws {
    let stage = try await show()
    let february = decorations.requests.filter { $0.year == 2024 && $0.month == 2 }
    #expect(Set(february.compactMap(\.day)) == Set(1...29))
    #expect(february.allSatisfy { $0.calendar?.identifier == .gregorian })
    decorations.requests = []
    view.reloadDecorations(forDateComponents: [day(2024, 2, 14)], animated: false)
    await stage.turn()
    #expect(decorations.requests.map(\.day) == [14])
  }

  @Test(.rule("R1126"))
  func `Decorations are requested only if the view displays them`() async throws {
    view.wantsDateDecorations = false
    let stage = try await show()
    view.reloadDecorations(forDateComponents: [day(2024, 2, 14)], animated: false)
    await stage.turn()
    #expect(decorations.requests.isEmpty)
  }

  @Test(.rule("R1127"))
  func `The custom view of a decoration is displayed, and receives no touches`() async throws {
    let custom = UIView(frame: CGRect(x: 0, y: 0, width: 8, height: 8))
    decorations.decoration = { $0 == 14 ? .customView { custom } : nil }
    let stage = try await show()
    #expect(custom.isDescendant(of: view) && custom.window != nil)
    let point = custom.convert(CGPoint(x: 4, y: 4), to: view)
    #expect(view.bounds.contains(point) && view.hitTest(point, with: nil) !== custom)
    decorations.decoration = { _ in nil }
    view.reloadDecorations(forDateComponents: [day(2024, 2, 14)], animated: false)
    await stage.turn()
    #expect(!custom.isDescendant(of: view))
  }

  // MARK: - Selections

  @Test(.rule("R1128"))
  func `Selecting dates by code does not notify the delegate`() {
    final class Delegate: NSObject, UICalendarSelectionSingleDateDelegate, UICalendarSelectionMultiDateDelegate {
      var calls = 0
      func dateSelection(
        _ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?
      ) { calls += 1 }
      func multiDateSelection(
        _ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents
      ) { calls += 1 }
      func multiDateSelection(
        _ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents
      ) { calls += 1 }
    }
    let delegate = Delegate()
    let single = UICalendarSelectionSingleDate(delegate: delegate)
    #expect(single.selectedDate == nil && single.delegate === delegate)
    view.selectionBehavior = single
    single.selectedDate = day(2024, 2, 14)
    #expect(single.selectedDate?.day == 14)
    single.setSelected(nil, animated: true)
    #expect(single.selectedDate == nil)
    let multiple = UICalendarSelectionMultiDate(delegate: delegate)
    #expect(multiple.selectedDates.isEmpty)
    view.selectionBehavior = multiple
    multiple.setSelectedDates([day(2024, 2, 14), day(2024, 2, 20)], animated: false)
    #expect(multiple.selectedDates.map(\.day) == [14, 20])
    #expect(delegate.calls == 0)
  }
}
