/// An object that tracks several dates that the user selects in a calendar view.
@preconcurrency @MainActor
open class UICalendarSelectionMultiDate: UICalendarSelection {
  private var selectedDatesStorage: [DateComponents] = []

  /// Creates a selection without dates.
  public init(delegate: (any UICalendarSelectionMultiDateDelegate)?) {
    self.delegate = delegate
    super.init(())
  }

  /// The delegate, which is notified when the user selects or deselects a date.
  open private(set) weak var delegate: (any UICalendarSelectionMultiDateDelegate)?

  /// The selected dates.
  ///
  /// Setting them does not notify the delegate. The default is an empty array.
  open var selectedDates: [DateComponents] {
    get { selectedDatesStorage }
    set { setSelectedDates(newValue, animated: false) }
  }

  /// Selects dates, with or without an animation.
  open func setSelectedDates(_ selectedDates: [DateComponents], animated: Bool) {
    selectedDatesStorage = selectedDates
    calendarView?.selectionDidChange(animated: animated)
  }

  // MARK: - For the Calendar View

  override var selection: [DateComponents] { selectedDatesStorage }

  override func canSelect(_ day: DateComponents) -> Bool {
    delegate?.multiDateSelection(self, canSelectDate: day) ?? true
  }

  override func userDidTap(_ day: DateComponents, isSelected: Bool) {
    if isSelected {
      guard let settings = calendarView?.settings,
        delegate?.multiDateSelection(self, canDeselectDate: day) ?? true
      else { return }
      let date = settings.day(of: day)
      setSelectedDates(selectedDatesStorage.filter { settings.day(of: $0) != date }, animated: true)
      delegate?.multiDateSelection(self, didDeselectDate: day)
    } else {
      guard canSelect(day) else { return }
      setSelectedDates(selectedDatesStorage + [day], animated: true)
      delegate?.multiDateSelection(self, didSelectDate: day)
    }
  }
}

/// The methods that control and observe the selection of several dates in a calendar view.
@preconcurrency @MainActor
public protocol UICalendarSelectionMultiDateDelegate: NSObjectProtocol {
  /// Tells the delegate that the user has selected a date.
  func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents)
  /// Tells the delegate that the user has deselected a date.
  func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents)
  /// Returns whether the user can select a date.
  ///
  /// A date that cannot be selected is dimmed.
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents
  ) -> Bool
  /// Returns whether the user can deselect a date.
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents
  ) -> Bool
}

extension UICalendarSelectionMultiDateDelegate {
  /// The default implementation returns `true`.
  public func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents
  ) -> Bool { true }
  /// The default implementation returns `true`.
  public func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents
  ) -> Bool { true }
}
