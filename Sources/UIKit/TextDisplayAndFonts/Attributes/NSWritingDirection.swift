/// The side that the lines of a paragraph begin on.
public enum NSWritingDirection: Int, Sendable {
  /// That of the first letter that has a direction.
  case natural = -1
  /// The left.
  case leftToRight = 0
  /// The right.
  case rightToLeft = 1
}
