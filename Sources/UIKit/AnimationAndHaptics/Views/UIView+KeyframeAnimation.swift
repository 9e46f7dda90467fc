extension UIView {
  /// Animates changes in steps that ``addKeyframe(withRelativeStartTime:relativeDuration:animations:)`` adds.
  ///
  /// Changes outside of key frames take the whole duration, as with the other methods.
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.KeyframeAnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let shared = options.animationOptions
    AnimationBlock.run(
      AnimationSettings(duration: duration, delay: delay, options: shared), options: shared,
      keyframes: KeyframeRecorder(mode: options.mode), animations: animations, completion: completion)
  }

  /// Adds a step to the block of key frames being run; start and duration are fractions of the block's
  /// duration.
  ///
  /// The changes take effect without a step of their own outside of
  /// ``animateKeyframes(withDuration:delay:options:animations:completion:)``.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    guard let recorder = AnimationContext.recording?.keyframes else { return animations() }
    recorder.runKeyframe(start: frameStartTime, duration: frameDuration, animations)
  }
}
