import LayoutSolver

/// The origin of a constraint in the solver.
@MainActor
enum ConstraintOrigin {
  case constraint(NSLayoutConstraint)
  case item(LayoutItem, LayoutDemand.Purpose)
}

/// The resolution of unsatisfiable constraints: one constraint is broken, and the console reports it.
///
/// The broken constraint remains in the solver with the highest strength below required, so that it is satisfied again
/// when the other constraints permit it.
extension LayoutEngine {
  /// The strength of a required constraint that is broken.
  private static let broken = Strength(Float(1000).nextDown)

  /// Adds a constraint to the solver, and returns the constraint that represents it there.
  func insert(_ constraint: Constraint, for origin: ConstraintOrigin) -> Constraint {
    origins[ObjectIdentifier(constraint)] = origin
    // Each iteration removes one constraint of a conflict from the required ones, so that the loop ends.
    while true {
      do throws(SolverError) {
        try solver.add(constraint)
        return constraint
      } catch {
        guard let replacement = resolve(error, of: constraint, for: origin) else { continue }
        return replacement
      }
    }
  }

  /// Changes the constant of a constraint in the solver.
  func change(_ constraint: Constraint, to constant: Double) {
    while true {
      do throws(SolverError) {
        try solver.setConstant(constant, of: constraint)
        return
      } catch {
        guard case .unsatisfiable(let conflict) = error else {
          reportInstability(of: constraint)
          return
        }
        let victim = victim(of: conflict)
        report(conflict, breaking: victim)
        weaken(victim)
        if victim === conflict.culprit {
          // A weaker constraint replaces it, which permits any constant.
          if let origin = origins[ObjectIdentifier(constraint)] { adjustReplacement(of: origin, to: constant) }
          return
        }
      }
    }
  }

  func withdraw(_ constraint: Constraint) {
    origins[ObjectIdentifier(constraint)] = nil
    // The solver does not contain a constraint that it refused because of its numbers.
    if solver.contains(constraint) { try? solver.remove(constraint) }
  }

  /// Returns the replacement of the refused constraint.
  ///
  /// The result is `nil` if another constraint was broken and a retry is required.
  private func resolve(_ error: SolverError, of constraint: Constraint, for origin: ConstraintOrigin) -> Constraint? {
    guard case .unsatisfiable(let conflict) = error else {
      reportInstability(of: constraint)
      return constraint
    }
    let victim = victim(of: conflict)
    report(conflict, breaking: victim)
    guard victim === constraint else {
      weaken(victim)
      return nil
    }
    return replace(constraint, for: origin)
  }

  private func weaken(_ constraint: Constraint) {
    guard let origin = origins[ObjectIdentifier(constraint)] else { return }
    withdraw(constraint)
    let replacement = replace(constraint, for: origin)
    switch origin {
    case .constraint(let original):
      placements[ObjectIdentifier(original)]?.solved = replacement
      placements[ObjectIdentifier(original)]?.isBroken = true
    case .item(let item, let purpose):
      item.demands[purpose] = replacement
    }
  }

  private func replace(_ constraint: Constraint, for origin: ConstraintOrigin) -> Constraint {
    origins[ObjectIdentifier(constraint)] = nil
    let replacement = constraint.with(strength: Self.broken)
    origins[ObjectIdentifier(replacement)] = origin
    // A constraint that is not required is refused only because of its numbers, which were accepted before.
    try? solver.add(replacement)
    return replacement
  }

  private func adjustReplacement(of origin: ConstraintOrigin, to constant: Double) {
    let replacement: Constraint? =
      switch origin {
      case .constraint(let original): placements[ObjectIdentifier(original)]?.solved
      case .item(let item, let purpose): item.demands[purpose]
      }
    if let replacement { try? solver.setConstant(constant, of: replacement) }
  }

  /// Returns the constraint to break.
  ///
  /// It is the last one that the app created, or a constraint of the system if there is none.
  private func victim(of conflict: Conflict) -> Constraint {
    let written = conflict.constraints.filter {
      guard case .constraint = origins[ObjectIdentifier($0)] else { return false }
      return true
    }
    if written.contains(where: { $0 === conflict.culprit }) { return conflict.culprit }
    return written.last ?? conflict.culprit
  }

  // MARK: - Reporting

  private func report(_ conflict: Conflict, breaking victim: Constraint) {
    guard isForLayout else { return }
    let lines = conflict.constraints.map { "    \"\(description(of: $0))\"" }.joined(separator: ",\n")
    RuntimeDiagnostics.report(
      .unsatisfiableConstraints,
      """
      Unable to simultaneously satisfy constraints.
      These cannot hold together; at least one of them is one that you do not want:
      (
      \(lines)
      )
      NSAutoresizingMaskLayoutConstraint stands for the frame of a view whose \
      translatesAutoresizingMaskIntoConstraints is true.
      Will attempt to recover by breaking constraint
      \(description(of: victim))
      """)
  }

  private func reportInstability(of constraint: Constraint) {
    RuntimeDiagnostics.report(
      .unsatisfiableConstraints,
      "A layout constraint was ignored because its constants are out of range: \(description(of: constraint))")
  }

  private func description(of constraint: Constraint) -> String {
    switch origins[ObjectIdentifier(constraint)] {
    case .constraint(let original)?: return original.description
    case .item(let item, let purpose)?: return description(of: constraint, item, purpose)
    case nil: return solver.describe(constraint)
    }
  }

  private func description(of constraint: Constraint, _ item: LayoutItem, _ purpose: LayoutDemand.Purpose) -> String {
    let name = item.element.name
    let value = -((try? solver.constant(of: constraint)) ?? constraint.expression.constant)
    switch purpose {
    case .nonNegativeWidth: return "<\(name).width >= 0>"
    case .nonNegativeHeight: return "<\(name).height >= 0>"
    case .x, .y, .width, .height:
      let kind = item.element.isGuide ? "UIViewLayoutGuideConstraint" : "NSAutoresizingMaskLayoutConstraint"
      let part = ["x": "minX", "y": "minY"]["\(purpose)"] ?? "\(purpose)"
      return "<\(kind) \(name).\(part) == \(value)>"
    case .fittingWidth, .fittingHeight: return "<fitting size of \(name): \(value)>"
    case .huggingWidth, .huggingHeight, .resistingWidth, .resistingHeight:
      return "<NSContentSizeLayoutConstraint \(name) \(value)>"
    }
  }
}
