/// An animation that can be started, paused, scrubbed, reversed, and stopped.
@preconcurrency @MainActor
public protocol UIViewAnimating: NSObjectProtocol {
  /// The current state of the animation.
  var state: UIViewAnimatingState { get }
  /// A Boolean value that indicates whether the animation is started, and neither paused nor stopped.
  var isRunning: Bool { get }
  /// A Boolean value that indicates whether the animation runs in the reverse direction.
  var isReversed: Bool { get set }
  /// The completion percentage of the animation, from 0 to 1, in the direction in which it plays.
  var fractionComplete: CGFloat { get set }
  /// Starts the animation, or resumes a paused one.
  func startAnimation()
  /// Starts the animation after a delay.
  func startAnimation(afterDelay delay: TimeInterval)
  /// Pauses the animation at its current position.
  func pauseAnimation()
  /// Stops the animation at its current position.
  ///
  /// It must be finished unless the argument is `true`.
  func stopAnimation(_ withoutFinishing: Bool)
  /// Finishes a stopped animation at a position.
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}
