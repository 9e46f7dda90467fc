/// Constants that indicate the position at which an animation ended.
public enum UIViewAnimatingPosition: Int, Sendable {
  /// The end of the animation, with the values that its blocks set.
  case end = 0
  /// The start of the animation, with the values before it.
  case start = 1
  /// The current position of the animation.
  case current = 2
}
