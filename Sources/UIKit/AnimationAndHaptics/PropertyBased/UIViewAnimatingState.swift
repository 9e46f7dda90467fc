/// Constants that indicate the current state of an animation.
public enum UIViewAnimatingState: Int, Sendable {
  /// The animation has not started, or has finished.
  case inactive = 0
  /// The animation is running or paused.
  case active = 1
  /// The animation is stopped, and waits for `finishAnimation(at:)`.
  case stopped = 2
}
