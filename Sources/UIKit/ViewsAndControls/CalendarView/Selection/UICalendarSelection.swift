/// The base class of the objects that track the dates that the user selects in a calendar view.
///
/// Use ``UICalendarSelectionSingleDate``, ``UICalendarSelectionMultiDate`` or ``UICalendarSelectionWeekOfYear``.
@preconcurrency @MainActor
open class UICalendarSelection: NSObject {
  /// The calendar view whose selection this object tracks.
  weak var calendarView: UICalendarView?

  /// Creates the base of a selection with a delegate, in place of the initializer that is not available.
  init(_: Void) { super.init() }

  /// Not available, because the subclasses are created with a delegate.
  @available(*, unavailable)
  public override init() {
    misuse("UICalendarSelection: use its subclasses for a single date, for several dates, or for a week")
  }

  /// Requests from the delegate again which dates the user can select.
  open func updateSelectableDates() { calendarView?.selectionDidChange(animated: false) }

  // MARK: - For the Calendar View

  /// The selected dates.
  var selection: [DateComponents] { [] }

  /// Returns the selected days, each as its beginning.
  func selectedDays(in settings: CalendarSettings) -> [Date] { selection.compactMap(settings.day) }

  /// Returns whether the user can select a date.
  func canSelect(_ day: DateComponents) -> Bool { true }

  /// Selects or deselects a date for the user.
  func userDidTap(_ day: DateComponents, isSelected: Bool) {}
}
