extension LinearExpressible {
  /// Returns a required constraint that makes both sides equal.
  ///
  /// Between two variables, Swift interprets `==` as a comparison of handles unless the context requires a
  /// ``Constraint``.
  public static func == (left: Self, right: some LinearExpressible) -> Constraint {
    Constraint(left - right, .equal)
  }

  /// Returns a required constraint that makes the left side equal to a number.
  public static func == (left: Self, right: Double) -> Constraint {
    Constraint(left - right, .equal)
  }

  /// Returns a required constraint that makes the left side less than or equal to the right side.
  public static func <= (left: Self, right: some LinearExpressible) -> Constraint {
    Constraint(left - right, .lessThanOrEqual)
  }

  /// Returns a required constraint that makes the left side less than or equal to a number.
  public static func <= (left: Self, right: Double) -> Constraint {
    Constraint(left - right, .lessThanOrEqual)
  }

  /// Returns a required constraint that makes the left side greater than or equal to the right side.
  public static func >= (left: Self, right: some LinearExpressible) -> Constraint {
    Constraint(left - right, .greaterThanOrEqual)
  }

  /// Returns a required constraint that makes the left side greater than or equal to a number.
  public static func >= (left: Self, right: Double) -> Constraint {
    Constraint(left - right, .greaterThanOrEqual)
  }
}
