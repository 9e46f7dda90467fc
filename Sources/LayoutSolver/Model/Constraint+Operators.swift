extension LinearExpressible {
  /// Returns a required constraint: both sides are equal.
  ///
  /// Between two variables, Swift interprets `==` as a comparison of handles unless the context requires a
  /// ``Constraint``.
  public static func == (left: Self, right: some LinearExpressible) -> Constraint {
    Constraint(left - right, .equal)
  }

  /// Returns a required constraint: the left side is the number.
  public static func == (left: Self, right: Double) -> Constraint {
    Constraint(left - right, .equal)
  }

  /// Returns a required constraint: the left side is not greater.
  public static func <= (left: Self, right: some LinearExpressible) -> Constraint {
    Constraint(left - right, .lessThanOrEqual)
  }

  /// Returns a required constraint: the left side is not greater than the number.
  public static func <= (left: Self, right: Double) -> Constraint {
    Constraint(left - right, .lessThanOrEqual)
  }

  /// Returns a required constraint: the left side is not less.
  public static func >= (left: Self, right: some LinearExpressible) -> Constraint {
    Constraint(left - right, .greaterThanOrEqual)
  }

  /// Returns a required constraint: the left side is not less than the number.
  public static func >= (left: Self, right: Double) -> Constraint {
    Constraint(left - right, .greaterThanOrEqual)
  }
}
