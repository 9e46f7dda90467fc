/// Constants that specify what happens when a line is too long for its container.
public enum NSLineBreakMode: Int, Sendable {
  /// Text wraps at word boundaries.
  case byWordWrapping = 0
  /// Text wraps at any character.
  case byCharWrapping = 1
  /// Text that does not fit is clipped.
  case byClipping = 2
  /// The beginning of the line is truncated and indicated by an ellipsis.
  case byTruncatingHead = 3
  /// The end of the line is truncated and indicated by an ellipsis.
  case byTruncatingTail = 4
  /// The middle of the line is truncated and indicated by an ellipsis.
  case byTruncatingMiddle = 5
}
