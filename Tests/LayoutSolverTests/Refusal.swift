import LayoutSolver

extension Solver {
  /// Adds a constraint and returns why it was refused.
  func refusal(of constraint: Constraint) -> SolverError? {
    do {
      try add(constraint)
      return nil
    } catch {
      return error
    }
  }
}
