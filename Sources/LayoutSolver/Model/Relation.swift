/// The relation between a constraint's expression and zero.
public enum Relation: Hashable, Sendable {
  /// The expression is less than or equal to zero.
  case lessThanOrEqual
  /// The expression equals zero.
  case equal
  /// The expression is greater than or equal to zero.
  case greaterThanOrEqual
}
