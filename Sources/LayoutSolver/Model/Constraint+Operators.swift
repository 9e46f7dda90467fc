extension LinearExpressible {
  /// A required constraint: both sides are equal.
  ///
  /// Between two variables, Swift takes `==` for a comparison of handles unless it is told that a ``Constraint`` is meant.
  public static func == (left: Self, right: some LinearExpressible) -> Constraint {
    Constraint(left - right, .equal)
  }

  /// A required constraint: the left side is the number.
  public static func == (left: Self, right: Double) -> Constraint {
    Constraint(left - right, .equal)
  }

  /// A required constraint: the left side is not greater.
  public static func <= (left: Self, right: some LinearExpressible) -> Constraint {
    Constraint(left - right, .lessThanOrEqual)
  }

  /// A required constraint: the left side is not greater than the number.
  public static func <= (left: Self, right: Double) -> Constraint {
    Constraint(left - right, .lessThanOrEqual)
  }

  /// A required constraint: the left side is not less.
  public static func >= (left: Self, right: some LinearExpressible) -> Constraint {
    Constraint(left - right, .greaterThanOrEqual)
  }

  /// A required constraint: the left side is not less than the number.
  public static func >= (left: Self, right: Double) -> Constraint {
    Constraint(left - right, .greaterThanOrEqual)
  }
}
