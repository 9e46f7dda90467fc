public import UIKit

/// An animation with which one set of views replaces another.
///
/// A transition is a value that specifies the motions of the entering and the leaving views, their order, the timing,
/// and the duration. Property animators play every transition, so that it can be reversed and interrupted. Afterwards,
/// the opacity, the transform and the order of every view are restored.
///
/// ```swift
/// var transition = ContainerTransition.slide(from: .right)
/// transition.timing = .spring(dampingRatio: 0.8)
/// transition.duration = 0.5
/// ```
public struct ContainerTransition: Hashable, Sendable {
  /// Constants that specify which views are in front, and which of them move first.
  public enum Order: Hashable, Sendable {
    /// All views move together, the entering views in front.
    case enteringAbove
    /// All views move together, the leaving views in front.
    case enteringBelow
    /// The leaving views move in the first half of the duration, the entering views in the second.
    case leavingFirst
  }

  /// The timing curve of a transition.
  public enum Timing: Hashable, Sendable {
    /// One of UIKit's curves.
    case curve(UIView.AnimationCurve)
    /// A cubic Bézier curve from 0, 0 to 1, 1 with two control points.
    case bezier(x1: CGFloat, y1: CGFloat, x2: CGFloat, y2: CGFloat)
    /// A spring.
    ///
    /// With a damping ratio below 1, it overshoots.
    case spring(dampingRatio: CGFloat)
  }

  /// The duration of the transition, in seconds.
  ///
  /// If the value is zero or less, or not finite, the transition is not animated.
  public var duration: TimeInterval
  /// The timing curve of the transition.
  public var timing: Timing
  /// The order of the views, in depth and in time.
  public var order: Order
  /// The motion from which entering views begin.
  public var entering: Motion
  /// The motion at which leaving views end.
  public var leaving: Motion
  /// A Boolean value that indicates whether snapshots move in place of the leaving views.
  ///
  /// With snapshots, changes of the leaving views during the transition are not visible. The default is `false`.
  public var showsPictureOfLeaving = false
  /// A Boolean value that indicates whether the motions are mirrored in a right-to-left layout.
  ///
  /// The value is `true` for transitions of the catalogue from or to a leading or trailing edge, and `false` for
  /// others.
  public var flipsForRightToLeftLayoutDirection = false
  /// The animator that plays the transition instead of its motions.
  var animator: AnimatorReference?

  /// Creates a transition from two motions.
  ///
  /// - Parameters:
  ///   - entering: The motion from which entering views begin.
  ///   - leaving: The motion at which leaving views end.
  ///   - order: The order of the views. The default is ``Order/enteringAbove``.
  ///   - timing: The timing curve. The default is ease in, ease out.
  ///   - duration: The duration, in seconds. The default is 0.35.
  public init(
    entering: Motion, leaving: Motion, order: Order = .enteringAbove, timing: Timing = .curve(.easeInOut),
    duration: TimeInterval = 0.35
  ) {
    self.entering = entering
    self.leaving = leaving
    self.order = order
    self.timing = timing
    self.duration = duration
  }

  /// A Boolean value that indicates whether the transition is animated.
  public var isAnimated: Bool { duration > 0 && duration.isFinite }

  /// A Boolean value that indicates whether constraints would disturb the motion in a layout pass.
  ///
  /// An animator may set frames, and Auto Layout positions the middle of a view, not the anchor point of a pivot.
  var isDisturbedByConstraints: Bool {
    animator != nil || entering.pivot != .center || leaving.pivot != .center
  }

  /// Returns the transition for a user who has turned on Reduce Motion.
  ///
  /// A transition that moves, scales or rotates views, or that an animator plays, becomes a cross dissolve of at most
  /// 0.35 seconds. Other transitions are returned unchanged.
  public func reducingMotion() -> ContainerTransition {
    guard entering.isMovement || leaving.isMovement || animator != nil else { return self }
    return .dissolve(duration: min(duration.finiteOrZero, Self.dissolve.duration))
  }

  /// Returns the transition that is played if no views enter, or if none leave.
  ///
  /// A view that has no motion because those of the other side move takes over their motion. A dissolve that only
  /// removes a view therefore fades it out.
  func adapted(hasEntering: Bool, hasLeaving: Bool) -> ContainerTransition {
    var adapted = self
    if !hasEntering, leaving == .none { adapted.leaving = entering }
    if !hasLeaving, entering == .none { adapted.entering = leaving }
    return adapted
  }

  /// Returns the transition that is played with the current settings of the device.
  @MainActor
  func adapted() -> ContainerTransition {
    guard UIView.areAnimationsEnabled else { return .none }
    return UIAccessibility.isReduceMotionEnabled ? reducingMotion() : self
  }
}
