/// What the timing of an animation is described by.
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
