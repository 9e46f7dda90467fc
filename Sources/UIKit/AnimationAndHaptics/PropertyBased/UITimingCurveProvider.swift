/// Timing for a property animator.
///
/// - Note: UIKit's also asks for `NSCoding`. Nothing here reads or writes archives, so that part is left
///   out.
@preconcurrency @MainActor
public protocol UITimingCurveProvider: NSCopying {
  /// The type of the timing information.
  var timingCurveType: UITimingCurveType { get }
  /// The curve, if there is one.
  var cubicTimingParameters: UICubicTimingParameters? { get }
  /// The spring, if there is one.
  var springTimingParameters: UISpringTimingParameters? { get }
}

extension UITimingCurveProvider {
  /// Returns the timing curve for a duration. A spring takes precedence over a curve.
  func timingCurve(duration: TimeInterval) -> TimingCurve {
    if let spring = springTimingParameters { return spring.timingCurve(duration: duration) }
    return cubicTimingParameters?.timingCurve ?? .easeInOut
  }

  /// Returns the duration of the animation; springs with a settling time of their own ignore the requested duration.
  func effectiveDuration(_ wish: TimeInterval) -> TimeInterval {
    springTimingParameters?.ownDuration ?? wish
  }
}
