extension UIViewPropertyAnimator {
  /// Creates an animator and starts it.
  ///
  /// Inside an animation block, the animator uses the duration and the curve of the block, unless the options specify
  /// otherwise, and cannot be interrupted.
  ///
  /// - Note: UIKit's method returns `Self`. That would make `init(duration:timingParameters:)` a required initializer,
  ///   which it is not in UIKit.
  @discardableResult
  public class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let own = AnimationSettings(duration: duration, delay: delay, options: options)
    let outer = AnimationContext.recording
    let settings = outer.map { own.inheriting(from: $0.settings, options: options) } ?? own
    let animator = UIViewPropertyAnimator(
      duration: settings.duration, curve: options.curve, animations: animations)
    animator.settings.curve = settings.curve
    animator.settings.laysOutSubviews = settings.laysOutSubviews
    animator.isUserInteractionEnabled = settings.allowsUserInteraction
    animator.isInterruptible = outer == nil
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }
}
