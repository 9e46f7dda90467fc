/// An object that tracks one date that the user selects in a calendar view.
@preconcurrency @MainActor
open class UICalendarSelectionSingleDate: UICalendarSelection {
  private var selectedDateStorage: DateComponents?

  /// Creates a selection without a date.
  public init(delegate: (any UICalendarSelectionSingleDateDelegate)?) {
    self.delegate = delegate
    super.init(())
  }

  /// The delegate, which is notified when the user selects a date.
  open private(set) weak var delegate: (any UICalendarSelectionSingleDateDelegate)?

  /// The selected date, or `nil` if there is none.
  ///
  /// Setting it does not notify the delegate. The default is `nil`.
  open var selectedDate: DateComponents? {
    get { selectedDateStorage }
    set { setSelected(newValue, animated: false) }
  }

  /// Selects a date, with or without an animation.
  open func setSelected(_ selectedDate: DateComponents?, animated: Bool) {
    selectedDateStorage = selectedDate
    calendarView?.selectionDidChange(animated: animated)
  }

  // MARK: - For the Calendar View

  override var selection: [DateComponents] { [selectedDateStorage].compactMap(\.self) }

  override func canSelect(_ day: DateComponents) -> Bool { delegate?.dateSelection(self, canSelectDate: day) ?? true }

  override func userDidTap(_ day: DateComponents, isSelected: Bool) {
    let new = isSelected ? nil : day
    guard delegate?.dateSelection(self, canSelectDate: new) ?? (new != nil) else { return }
    setSelected(new, animated: true)
    delegate?.dateSelection(self, didSelectDate: new)
  }
}

/// The methods that control and observe the selection of one date in a calendar view.
@preconcurrency @MainActor
public protocol UICalendarSelectionSingleDateDelegate: NSObjectProtocol {
  /// Tells the delegate that the user has selected a date, or has cleared the selection, if the date is `nil`.
  func dateSelection(_ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?)
  /// Returns whether the user can select a date, or clear the selection, if the date is `nil`.
  ///
  /// A date that cannot be selected is dimmed.
  func dateSelection(
    _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
  ) -> Bool
}

extension UICalendarSelectionSingleDateDelegate {
  /// The default implementation permits every date, but not to clear the selection.
  public func dateSelection(
    _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
  ) -> Bool { dateComponents != nil }
}
