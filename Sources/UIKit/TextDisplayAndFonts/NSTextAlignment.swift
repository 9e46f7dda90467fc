/// Constants that specify the horizontal alignment of text.
public enum NSTextAlignment: Int, Sendable {
  /// At the left.
  case left = 0
  /// In the middle.
  case center = 1
  /// At the right.
  case right = 2
  /// At both sides, all but the last line.
  case justified = 3
  /// The default alignment of the text's script.
  case natural = 4
}
