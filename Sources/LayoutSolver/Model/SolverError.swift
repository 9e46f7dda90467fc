/// The reason why a solver refused a call.
///
/// The call then has no effect.
public enum SolverError: Error, Sendable {
  /// A required constraint contradicts others.
  case unsatisfiable(Conflict)
  /// The constraint was added before.
  case duplicate(Constraint)
  /// The constraint was never added, or was removed.
  case unknownConstraint(Constraint)
  /// The variable does not belong to this solver, was removed, or is not an edit variable.
  case unknownVariable(Variable)
  /// The variable is an edit variable already.
  case duplicateEditVariable(Variable)
  /// A number is not finite, or its magnitude is not within ``Solver/numericRange``.
  case numberOutOfRange
  /// The strength is not within 1…1000.
  case strengthOutOfRange(Strength)
  /// The coefficients are too far apart to be distinguished from rounding errors.
  case numericallyUnstable
}
