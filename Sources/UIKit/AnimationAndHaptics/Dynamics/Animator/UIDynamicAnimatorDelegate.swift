/// The methods with which a dynamic animator reports that it pauses and resumes.
@preconcurrency @MainActor
public protocol UIDynamicAnimatorDelegate: NSObjectProtocol {
  /// Called when the animator is about to move its items, because something has changed.
  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)

  /// Called when the animator has paused, because its items are at rest.
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}

extension UIDynamicAnimatorDelegate {
  /// Called when the animator is about to move its items. The default implementation does nothing.
  public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}

  /// Called when the animator has paused. The default implementation does nothing.
  public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
}
