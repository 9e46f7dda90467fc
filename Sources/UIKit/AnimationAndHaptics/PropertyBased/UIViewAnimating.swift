/// An animation that can be started, paused, scrubbed, reversed and stopped.
@preconcurrency @MainActor
public protocol UIViewAnimating: NSObjectProtocol {
  /// The current state of the animation.
  var state: UIViewAnimatingState { get }
  /// A Boolean value that indicates whether the animation is moving: started, and neither paused nor stopped.
  var isRunning: Bool { get }
  /// A Boolean value that indicates whether the animation runs in the reverse direction.
  var isReversed: Bool { get set }
  /// The completion percentage of the animation, from 0 to 1, in the direction in which it plays.
  var fractionComplete: CGFloat { get set }
  /// Starts the animation, or resumes a paused one.
  func startAnimation()
  /// Starts the animation after a delay.
  func startAnimation(afterDelay delay: TimeInterval)
  /// Holds the animation where it is.
  func pauseAnimation()
  /// Stops the animation where it is, with or without the need to finish it.
  func stopAnimation(_ withoutFinishing: Bool)
  /// Ends a stopped animation.
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}
