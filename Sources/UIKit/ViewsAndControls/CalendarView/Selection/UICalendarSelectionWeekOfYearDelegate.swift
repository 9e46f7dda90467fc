/// The methods that control and observe the selection of a week in a calendar view.
@preconcurrency @MainActor
public protocol UICalendarSelectionWeekOfYearDelegate: NSObjectProtocol {
  /// Tells the delegate that the user has selected a week, or has cleared the selection, if the week is `nil`.
  ///
  /// The components include `weekOfYear` and `yearForWeekOfYear`.
  func week(
    ofYearSelection selection: UICalendarSelectionWeekOfYear, didSelectWeekOfYear weekOfYearComponents: DateComponents?)
  /// Returns whether the user can select a week, or clear the selection, if the week is `nil`.
  ///
  /// The days of a week that cannot be selected are dimmed.
  func week(
    ofYearSelection selection: UICalendarSelectionWeekOfYear, canSelectWeekOfYear weekOfYearComponents: DateComponents?
  ) -> Bool
}

extension UICalendarSelectionWeekOfYearDelegate {
  /// The default implementation permits every week, but not to clear the selection.
  public func week(
    ofYearSelection selection: UICalendarSelectionWeekOfYear, canSelectWeekOfYear weekOfYearComponents: DateComponents?
  ) -> Bool { weekOfYearComponents != nil }
}
