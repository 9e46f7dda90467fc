public import UIKit

/// What a child adopts to drive its own part of an animated transition.
///
/// A child that adopts it is not moved by the container's ``ContainerTransition``: it says how long it takes, gets ready in
/// ``stateTransitionWillBegin(isAppearing:)``, changes its views in ``animateAlongsideStateTransition(isAppearing:)``, and
/// is told when it is over. Every member has a default.
@preconcurrency @MainActor
public protocol StateViewControllerTransitioning: AnyObject {
  /// How long the child's part takes, in seconds; 0.35 by default.
  func stateTransitionDuration(isAppearing: Bool) -> TimeInterval
  /// How long the child waits before its part begins, in seconds; 0 by default.
  func stateTransitionDelay(isAppearing: Bool) -> TimeInterval
  /// The transition is about to begin; the place to bring views into their first position.
  func stateTransitionWillBegin(isAppearing: Bool)
  /// Runs inside the animation; changes made here are animated.
  func animateAlongsideStateTransition(isAppearing: Bool)
  /// The child's part is over. A transition that was reversed reports what came of it in the end.
  func stateTransitionDidEnd(isAppearing: Bool)
}

extension StateViewControllerTransitioning {
  /// 0.35 seconds.
  public func stateTransitionDuration(isAppearing: Bool) -> TimeInterval { 0.35 }
  /// No delay.
  public func stateTransitionDelay(isAppearing: Bool) -> TimeInterval { 0 }
  /// Does nothing.
  public func stateTransitionWillBegin(isAppearing: Bool) {}
  /// Does nothing.
  public func animateAlongsideStateTransition(isAppearing: Bool) {}
  /// Does nothing.
  public func stateTransitionDidEnd(isAppearing: Bool) {}
}
