/// The methods that report the beginning and the end of an animation.
@preconcurrency @MainActor
public protocol CAAnimationDelegate: AnyObject {
  /// Tells the delegate that the animation has begun.
  ///
  /// The default implementation does nothing.
  func animationDidStart(_ anim: CAAnimation)
  /// Tells the delegate that the animation has reached the end of its active duration, or was removed.
  ///
  /// The default implementation does nothing.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  /// Tells the delegate that the animation has begun.
  ///
  /// The default implementation does nothing.
  public func animationDidStart(_ anim: CAAnimation) {}
  /// Tells the delegate that the animation has ended.
  ///
  /// The default implementation does nothing.
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}
