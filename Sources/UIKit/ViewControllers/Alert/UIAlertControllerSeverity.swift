/// Constants that specify the severity of an alert.
public enum UIAlertControllerSeverity: Int, Sendable {
  /// The alert has the standard style.
  case `default` = 0
  /// The alert requires special attention, and has an icon for caution on a Mac.
  case critical = 1
}
