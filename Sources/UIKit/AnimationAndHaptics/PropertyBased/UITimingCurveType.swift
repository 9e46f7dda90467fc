/// Constants that indicate the type of an animation's timing information.
public enum UITimingCurveType: Int, Sendable {
  /// The timing is a built-in curve.
  case builtin = 0
  /// The timing is a cubic Bézier curve.
  case cubic = 1
  /// The timing is a spring.
  case spring = 2
  /// The timing is a combination of a cubic curve and a spring.
  case composed = 3
}
