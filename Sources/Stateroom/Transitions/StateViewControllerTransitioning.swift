public import UIKit

/// Methods with which a child animates its own part of a transition.
///
/// The container's ``ContainerTransition`` does not move a child that conforms to this protocol. The child returns its
/// duration, prepares in ``stateTransitionWillBegin(isAppearing:)``, changes its views in
/// ``animateAlongsideStateTransition(isAppearing:)``, and cleans up in ``stateTransitionDidEnd(isAppearing:)``. Every
/// method has a default implementation.
///
/// The methods are called for animated transitions only. A child that is used again, and that leaves in an animated
/// transition, can return in one without an animation: it must restore its views in
/// ``stateTransitionDidEnd(isAppearing:)``.
@preconcurrency @MainActor
public protocol StateViewControllerTransitioning: AnyObject {
  /// Returns the duration of the child's part, in seconds.
  ///
  /// The default implementation returns 0.35. A value that is not finite has the effect of zero.
  ///
  /// - Parameter isAppearing: A Boolean value that indicates whether the child is appearing or disappearing.
  func stateTransitionDuration(isAppearing: Bool) -> TimeInterval
  /// Returns the delay before the child's part begins, in seconds.
  ///
  /// The default implementation returns 0. A value that is not finite has the effect of zero.
  ///
  /// - Parameter isAppearing: A Boolean value that indicates whether the child is appearing or disappearing.
  func stateTransitionDelay(isAppearing: Bool) -> TimeInterval
  /// Called when the transition is about to begin.
  ///
  /// The default implementation does nothing.
  ///
  /// Use this method to place the views where their animation begins.
  ///
  /// - Parameter isAppearing: A Boolean value that indicates whether the child is appearing or disappearing.
  func stateTransitionWillBegin(isAppearing: Bool)
  /// Called inside the animation, so that changes are animated.
  ///
  /// The default implementation does nothing.
  ///
  /// - Parameter isAppearing: A Boolean value that indicates whether the child is appearing or disappearing.
  func animateAlongsideStateTransition(isAppearing: Bool)
  /// Called when the transition has ended.
  ///
  /// The default implementation does nothing.
  ///
  /// - Parameter isAppearing: A Boolean value that indicates whether the child has appeared or disappeared. For a
  ///   transition that was reversed, it is the final result.
  func stateTransitionDidEnd(isAppearing: Bool)
}

extension StateViewControllerTransitioning {
  /// The default implementation returns 0.35 seconds.
  public func stateTransitionDuration(isAppearing: Bool) -> TimeInterval { 0.35 }
  /// The default implementation returns 0, which means no delay.
  public func stateTransitionDelay(isAppearing: Bool) -> TimeInterval { 0 }
  /// The default implementation does nothing.
  public func stateTransitionWillBegin(isAppearing: Bool) {}
  /// The default implementation does nothing.
  public func animateAlongsideStateTransition(isAppearing: Bool) {}
  /// The default implementation does nothing.
  public func stateTransitionDidEnd(isAppearing: Bool) {}
}
