/// Constants that specify what happens when a line is too long for its container.
public enum NSLineBreakMode: Int, Sendable {
  /// It goes on in the next line at a word.
  case byWordWrapping = 0
  /// It goes on in the next line at any character.
  case byCharWrapping = 1
  /// It is cut off.
  case byClipping = 2
  /// Its beginning gives way to an ellipsis.
  case byTruncatingHead = 3
  /// Its end gives way to an ellipsis.
  case byTruncatingTail = 4
  /// Its middle gives way to an ellipsis.
  case byTruncatingMiddle = 5
}
