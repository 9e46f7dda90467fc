import LayoutSolver

/// The representation of a constraint in an engine.
@MainActor
struct ConstraintPlacement {
  /// The corresponding constraint in the solver.
  var solved: Constraint
  /// The items whose variables the constraint uses.
  let items: [LayoutItem]
  /// A Boolean value that indicates whether the constraint is broken.
  ///
  /// It is broken if it conflicts with other required constraints.
  var isBroken: Bool
}
