/// Constants that specify the side on which the lines of a paragraph begin.
public enum NSWritingDirection: Int, Sendable {
  /// The direction of the first letter that has one.
  case natural = -1
  /// The lines begin on the left.
  case leftToRight = 0
  /// The lines begin on the right.
  case rightToLeft = 1
}
