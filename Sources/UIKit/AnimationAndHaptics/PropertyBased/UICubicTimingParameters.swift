/// The timing of an animation in the form of a cubic Bézier curve, which is built-in or custom.
@preconcurrency @MainActor
public final class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  /// The built-in curve.
  ///
  /// It is valid only if ``timingCurveType`` is `builtin`.
  public let animationCurve: UIView.AnimationCurve
  /// The first control point.
  public let controlPoint1: CGPoint
  /// The second control point.
  public let controlPoint2: CGPoint
  /// The type of the timing curve: built-in or custom.
  public let timingCurveType: UITimingCurveType

  /// Creates parameters with the default built-in curve.
  public override convenience init() { self.init(animationCurve: .easeInOut) }

  /// Creates parameters with a built-in curve.
  public init(animationCurve curve: UIView.AnimationCurve) {
    animationCurve = curve
    timingCurveType = .builtin
    (controlPoint1, controlPoint2) =
      switch curve {
      case .easeInOut: (CGPoint(x: 0.42, y: 0), CGPoint(x: 0.58, y: 1))
      case .easeIn: (CGPoint(x: 0.42, y: 0), CGPoint(x: 1, y: 1))
      case .easeOut: (CGPoint(x: 0, y: 0), CGPoint(x: 0.58, y: 1))
      case .linear: (CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 1))
      case ._runtimeKeyboard: (CGPoint(x: 0.38, y: 0.7), CGPoint(x: 0.125, y: 1))
      }
    super.init()
  }

  /// Creates parameters with a custom curve.
  ///
  /// The x-coordinates of the points must be from 0 to 1.
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    animationCurve = .easeInOut
    timingCurveType = .cubic
    (controlPoint1, controlPoint2) = (point1, point2)
    super.init()
  }

  /// The parameters themselves.
  public var cubicTimingParameters: UICubicTimingParameters? { self }
  /// The value `nil`, because there is no spring.
  public var springTimingParameters: UISpringTimingParameters? { nil }

  /// Returns the parameters themselves, which are immutable.
  public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }

  var timingCurve: TimingCurve {
    if timingCurveType == .builtin { return TimingCurve(animationCurve) }
    return .cubic(
      UnitBezier(
        x1: min(max(Double(controlPoint1.x), 0), 1), y1: Double(controlPoint1.y),
        x2: min(max(Double(controlPoint2.x), 0), 1), y2: Double(controlPoint2.y)))
  }
}
