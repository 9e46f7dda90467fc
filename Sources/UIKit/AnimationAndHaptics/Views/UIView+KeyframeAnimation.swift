extension UIView {
  /// Animates changes in steps that ``addKeyframe(withRelativeStartTime:relativeDuration:animations:)`` adds.
  ///
  /// Changes outside of key frames take the whole duration.
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.KeyframeAnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let shared = options.animationOptions
    AnimationBlock.run(
      AnimationSettings(duration: duration, delay: delay, options: shared), options: shared,
      keyframes: KeyframeRecorder(mode: options.mode), animations: animations, completion: completion)
  }

  /// Adds a key frame to the current block of key frames.
  ///
  /// The start time and the duration are fractions of the block's duration. Outside of
  /// ``animateKeyframes(withDuration:delay:options:animations:completion:)``, the changes are made without a key frame.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    guard let recorder = AnimationContext.recording?.keyframes else { return animations() }
    recorder.runKeyframe(start: frameStartTime, duration: frameDuration, animations)
  }
}
