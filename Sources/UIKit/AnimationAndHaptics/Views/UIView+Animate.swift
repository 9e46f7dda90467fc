/// The methods that animate the changes of a block.
///
/// The block runs once, before the call returns, and the properties that it sets have their new values immediately.
/// Only their appearance on screen is animated. The animatable properties are frame, bounds, center, transform, alpha,
/// background color, and the corner radius of the layer. Geometry is added to running animations; alpha and color
/// replace them.
///
/// The argument of the completion handler indicates whether the animations ran to their end. It is called after the
/// animations of the block have ended, or at the start of the next update cycle if there are none: with a duration of 0
/// or less, with animations disabled, and after a block that makes no changes.
///
/// - Note: These methods cannot be overridden, because they are declared in extensions.
extension UIView {
  /// Animates changes with an ease-in, ease-out curve.
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
  /// With a damping ratio of 1, the spring comes to rest without overshooting; with a lower ratio, it oscillates. An
  /// initial velocity of 1 covers the whole distance within a second.
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
  /// The spring continues to settle after the perceived duration, and the completion handler is called when it is at
  /// rest. With a bounce of 0, the spring comes to rest without overshooting. With a positive bounce, up to 1, it
  /// oscillates, and with a negative bounce it is slower.
  @available(iOS 17, tvOS 17, *)
  public class func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0.0, initialSpringVelocity: CGFloat = 0.0,
    delay: TimeInterval = 0.0, options: UIView.AnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let spring = Spring(
      perceptualDuration: duration, bounce: Double(bounce), initialVelocity: Double(initialSpringVelocity))
    let settling = duration > 0 ? spring.exactSettlingDuration : 0
    AnimationBlock.run(
      AnimationSettings(
        duration: settling, delay: delay, options: options, curve: .spring(spring, duration: settling)),
      options: options, animations: animations, completion: completion)
  }

  /// Repeats the changes of a block a number of times.
  ///
  /// It is called inside an animation block.
  ///
  /// Changes outside of an animation block are not affected.
  public class func modifyAnimations(
    withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
  ) {
    guard let context = AnimationContext.recording else { return animations() }
    context.repeating(count: Double(count), autoreverses: autoreverses).run(animations)
  }
}
