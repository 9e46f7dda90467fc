/// Constants that indicate the type of an animation's timing information.
public enum UITimingCurveType: Int, Sendable {
  /// One of the built-in curves.
  case builtin = 0
  /// A cubic Bézier curve.
  case cubic = 1
  /// A spring.
  case spring = 2
  /// Both a cubic curve and a spring.
  case composed = 3
}
