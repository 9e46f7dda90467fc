/// Constants that specify the direction in which assistive technology scrolls.
public enum UIAccessibilityScrollDirection: Int, Sendable {
  /// The direction to the right.
  case right = 1
  /// The direction to the left.
  case left
  /// The direction upward.
  case up
  /// The direction downward.
  case down
  /// The direction to the next item.
  case next
  /// The direction to the previous item.
  case previous
}
