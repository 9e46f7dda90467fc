/// The direction in which assistive technology scrolls.
public enum UIAccessibilityScrollDirection: Int, Sendable {
  /// To the right.
  case right = 1
  /// To the left.
  case left
  /// Upward.
  case up
  /// Downward.
  case down
  /// To the next item.
  case next
  /// To the previous item.
  case previous
}
