/// An object that provides the timing of a property animator.
///
/// - Note: UIKit's protocol also requires `NSCoding`, which is not available here.
@preconcurrency @MainActor
public protocol UITimingCurveProvider: NSCopying {
  /// The type of the timing information.
  var timingCurveType: UITimingCurveType { get }
  /// The cubic curve, or `nil` if there is none.
  var cubicTimingParameters: UICubicTimingParameters? { get }
  /// The spring, or `nil` if there is none.
  var springTimingParameters: UISpringTimingParameters? { get }
}

extension UITimingCurveProvider {
  /// Returns the timing curve for a duration.
  ///
  /// A spring takes precedence over a curve.
  func timingCurve(duration: TimeInterval) -> TimingCurve {
    if let spring = springTimingParameters { return spring.timingCurve(duration: duration) }
    return cubicTimingParameters?.timingCurve ?? .easeInOut
  }

  /// Returns the duration of the animation.
  ///
  /// A spring with its own settling time ignores the requested duration.
  func effectiveDuration(_ wish: TimeInterval) -> TimeInterval {
    springTimingParameters?.ownDuration ?? wish
  }
}
