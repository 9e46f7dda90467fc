/// Constants that indicate the position at which an animation ended.
public enum UIViewAnimatingPosition: Int, Sendable {
  /// At the values that its blocks set.
  case end = 0
  /// At the values from before.
  case start = 1
  /// In between.
  case current = 2
}
