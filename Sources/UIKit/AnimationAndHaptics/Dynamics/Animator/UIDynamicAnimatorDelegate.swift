/// Methods that report when a dynamic animator pauses and resumes.
@preconcurrency @MainActor
public protocol UIDynamicAnimatorDelegate: NSObjectProtocol {
  /// Tells the delegate that the animator is about to move its items, because something has changed.
  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)

  /// Tells the delegate that the animator has paused, because its items are at rest.
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}

extension UIDynamicAnimatorDelegate {
  /// The default implementation does nothing.
  public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}

  /// The default implementation does nothing.
  public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
}
