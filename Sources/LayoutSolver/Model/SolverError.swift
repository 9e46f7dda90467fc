/// Why a solver refused what it was asked. It is then as it was before.
public enum SolverError: Error, Sendable {
  /// A required constraint contradicts others.
  case unsatisfiable(Conflict)
  /// The constraint was added before.
  case duplicate(Constraint)
  /// The constraint was never added, or was removed.
  case unknownConstraint(Constraint)
  /// The variable was not made by this solver, or was removed; or it is not an edit variable.
  case unknownVariable(Variable)
  /// The variable is an edit variable already.
  case duplicateEditVariable(Variable)
  /// A number is not finite, or its magnitude is not within ``Solver/numericRange``.
  case numberOutOfRange
  /// The strength is not within 1…1000.
  case strengthOutOfRange(Strength)
  /// The numbers lie too far apart to be told from rounding errors.
  case numericallyUnstable
}
