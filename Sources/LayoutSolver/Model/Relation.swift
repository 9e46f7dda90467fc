/// The relation between a constraint's expression and zero.
public enum Relation: Hashable, Sendable {
  /// Less than zero, or zero.
  case lessThanOrEqual
  /// Zero.
  case equal
  /// Greater than zero, or zero.
  case greaterThanOrEqual
}
