/// Animating what a block changes.
///
/// The block runs once, before the call returns, and the properties it sets have their new values from then
/// on; only what is on screen takes its time. Frame, bounds, center, transform, alpha, background color and
/// the layer's corner radius animate. Geometry adds up with what is in flight already, alpha and color take
/// over from it.
///
/// The completion handler's argument indicates whether the animations ran to their end. It is called after the block's
/// animations are over, or at the start of the next turn if there are none: with a duration of 0 or less, with
/// animations disabled, and after a block that makes no changes.
///
/// - Note: These methods cannot be overridden here, as they are declared in extensions.
extension UIView {
  /// Animates changes, beginning and ending slowly.
  public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
    animate(withDuration: duration, delay: 0, animations: animations)
  }

  /// Animates changes with an ease-in, ease-out curve and calls a completion handler when the animations end.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, delay: 0, animations: animations, completion: completion)
  }

  /// Animates changes after a delay and with options.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    AnimationBlock.run(
      AnimationSettings(duration: duration, delay: delay, options: options), options: options,
      animations: animations, completion: completion)
  }

  /// Animates changes using a timing curve of a spring that settles within the duration.
  ///
  /// With a damping ratio of 1 it comes to rest without overshooting, with less it swings. An initial velocity of 1
  /// covers the whole distance within a second.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let spring = Spring(
      dampingRatio: Double(dampingRatio), settlingIn: duration, initialVelocity: Double(velocity))
    AnimationBlock.run(
      AnimationSettings(
        duration: duration, delay: delay, options: options, curve: .spring(spring, duration: duration)),
      options: options, animations: animations, completion: completion)
  }

  /// Animates changes with a spring that is described by its perceived duration and bounce.
  ///
  /// The spring continues to settle after the perceived duration; the completion handler is called at rest. With a
  /// bounce of 0 it comes to rest without overshooting, up to 1 it swings, with a negative one it is slower to arrive.
  @available(iOS 17, tvOS 17, *)
  public class func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0.0, initialSpringVelocity: CGFloat = 0.0,
    delay: TimeInterval = 0.0, options: UIView.AnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let spring = Spring(
      perceptualDuration: duration, bounce: Double(bounce), initialVelocity: Double(initialSpringVelocity))
    let settling = duration > 0 ? spring.settlingDuration : 0
    AnimationBlock.run(
      AnimationSettings(
        duration: settling, delay: delay, options: options, curve: .spring(spring, duration: settling)),
      options: options, animations: animations, completion: completion)
  }

  /// Repeats the changes of a block inside an animation block a number of times.
  ///
  /// Changes outside of an animation block are not affected.
  public class func modifyAnimations(
    withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
  ) {
    guard let context = AnimationContext.recording else { return animations() }
    context.repeating(count: Double(count), autoreverses: autoreverses).run(animations)
  }
}
