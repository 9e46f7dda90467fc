/// An object that tracks a week that the user selects in a calendar view.
///
/// All days of the week are selected. A tap of a day selects the week that contains it.
@preconcurrency @MainActor
open class UICalendarSelectionWeekOfYear: UICalendarSelection {
  private var selectedWeekStorage: DateComponents?

  /// Creates a selection without a week.
  public init(delegate: (any UICalendarSelectionWeekOfYearDelegate)?) {
    self.delegate = delegate
    super.init(())
  }

  /// The delegate, which is notified when the user selects a week.
  open private(set) weak var delegate: (any UICalendarSelectionWeekOfYearDelegate)?

  /// The selected week, or `nil` if there is none.
  ///
  /// The components must include `weekOfYear` and `yearForWeekOfYear`. Setting it does not notify the delegate. The
  /// default is `nil`.
  open var selectedWeekOfYear: DateComponents? {
    get { selectedWeekStorage }
    set { setSelected(newValue, animated: false) }
  }

  /// Selects a week, with or without an animation.
  open func setSelected(_ selectedWeekOfYear: DateComponents?, animated: Bool) {
    selectedWeekStorage = selectedWeekOfYear
    calendarView?.selectionDidChange(animated: animated)
  }

  // MARK: - For the Calendar View

  override func selectedDays(in settings: CalendarSettings) -> [Date] {
    selectedWeekStorage.flatMap(settings.dayOfWeek).map(settings.week) ?? []
  }

  override func canSelect(_ day: DateComponents) -> Bool {
    guard let week = week(of: day) else { return false }
    return delegate?.week(ofYearSelection: self, canSelectWeekOfYear: week) ?? true
  }

  override func userDidTap(_ day: DateComponents, isSelected: Bool) {
    let new = isSelected ? nil : week(of: day)
    guard delegate?.week(ofYearSelection: self, canSelectWeekOfYear: new) ?? (new != nil) else { return }
    setSelected(new, animated: true)
    delegate?.week(ofYearSelection: self, didSelectWeekOfYear: new)
  }

  private func week(of day: DateComponents) -> DateComponents? {
    guard let settings = calendarView?.settings, let date = settings.day(of: day) else { return nil }
    return settings.weekComponents(of: date)
  }
}
