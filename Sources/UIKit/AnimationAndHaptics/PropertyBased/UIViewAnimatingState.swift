/// Constants that indicate the current state of an animation.
public enum UIViewAnimatingState: Int, Sendable {
  /// Not started, or finished.
  case inactive = 0
  /// Started, running or paused.
  case active = 1
  /// The animation is stopped, and waits for `finishAnimation(at:)`.
  case stopped = 2
}
