public import UIKit

/// How one set of views gives way to another.
///
/// A value: what entering views come from, what leaving views go to, who is in front, who goes first, for how long.
/// Every transition is played by property animators, so that it can be reversed and cut short, and afterwards every view
/// is as it was: opacity, transform, order.
///
/// ```swift
/// var transition = ContainerTransition.slide(from: .right)
/// transition.timing = .spring(dampingRatio: 0.8)
/// transition.duration = 0.5
/// ```
public struct ContainerTransition: Hashable, Sendable {
  /// Who is in front, and who goes first.
  public enum Order: Hashable, Sendable {
    /// Both move together, the entering views in front.
    case enteringAbove
    /// Both move together, the leaving views in front.
    case enteringBelow
    /// The leaving views go in the first half of the time, the entering ones come in the second.
    case leavingFirst
  }

  /// How the motion's speed changes on the way.
  public enum Timing: Hashable, Sendable {
    /// One of UIKit's curves.
    case curve(UIView.AnimationCurve)
    /// A cubic Bézier curve from 0, 0 to 1, 1 with two control points.
    case bezier(x1: CGFloat, y1: CGFloat, x2: CGFloat, y2: CGFloat)
    /// A spring; with a damping ratio below 1 it overshoots.
    case spring(dampingRatio: CGFloat)
  }

  /// How long the transition takes, in seconds. Zero or less means that nothing is animated.
  public var duration: TimeInterval
  /// How the motion's speed changes on the way.
  public var timing: Timing
  /// Who is in front, and who goes first.
  public var order: Order
  /// Where entering views come from.
  public var entering: Motion
  /// Where leaving views go to.
  public var leaving: Motion
  /// Whether a picture of the leaving views is moved in their place, so that nothing that happens to them meanwhile is
  /// seen; false at first.
  public var showsPictureOfLeaving = false
  /// Who plays the transition instead of its motions.
  var animator: AnimatorReference?

  /// Creates a transition from two motions.
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

  /// Whether there is anything to see on the way.
  public var isAnimated: Bool { duration > 0 }

  /// The transition for somebody who asked for less motion: whatever travels or turns fades instead.
  public func reducingMotion() -> ContainerTransition {
    guard entering.isMovement || leaving.isMovement || animator != nil else { return self }
    return .dissolve(duration: min(duration, Self.dissolve.duration))
  }

  /// What is played on this device now.
  @MainActor
  func adapted() -> ContainerTransition {
    guard UIView.areAnimationsEnabled else { return .none }
    return UIAccessibility.isReduceMotionEnabled ? reducingMotion() : self
  }
}
