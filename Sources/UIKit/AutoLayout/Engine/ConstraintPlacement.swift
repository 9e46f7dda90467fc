import LayoutSolver

/// The representation of a constraint in an engine.
@MainActor
struct ConstraintPlacement {
  /// The corresponding constraint in the solver.
  var solved: Constraint
  /// The items whose variables it uses.
  let items: [LayoutItem]
  /// A Boolean value that indicates whether it had to give way to others that are required as well.
  var isBroken: Bool
}
