/// The direction in which assistive technology scrolls.
public enum UIAccessibilityScrollDirection: Int, Sendable {
  /// To what is on the right.
  case right = 1
  /// To what is on the left.
  case left
  /// To what is above.
  case up
  /// To what is below.
  case down
  /// To what comes next.
  case next
  /// To what came before.
  case previous
}
