/// Where the lines of a text begin or end.
public enum NSTextAlignment: Int, Sendable {
  /// At the left.
  case left = 0
  /// In the middle.
  case center = 1
  /// At the right.
  case right = 2
  /// At both sides, all but the last line.
  case justified = 3
  /// Where the language begins its lines.
  case natural = 4
}
