import LayoutSolver

/// The origin of a constraint in the solver.
@MainActor
enum ConstraintOrigin {
  case constraint(NSLayoutConstraint)
  case item(LayoutItem, LayoutDemand.Purpose)
}

/// Resolution of unsatisfiable constraints: one constraint is broken, and the console reports it.
///
/// The broken constraint stays in the solver with the highest strength below required, so it is satisfied again as soon
/// as the others allow it.
extension LayoutEngine {
  /// The strength of a required constraint that had to give way.
  private static let broken = Strength(Float(1000).nextDown)

  /// Puts a constraint into the solver, and returns what stands for it there.
  func insert(_ constraint: Constraint, for origin: ConstraintOrigin) -> Constraint {
    origins[ObjectIdentifier(constraint)] = origin
    // Each round takes one constraint of a contradiction out of the required ones, so there is an end to it.
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

  /// Changes a constant in the solver.
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
          // Its place is taken by a weaker one, which takes any constant.
          if let origin = origins[ObjectIdentifier(constraint)] { adjustReplacement(of: origin, to: constant) }
          return
        }
      }
    }
  }

  func withdraw(_ constraint: Constraint) {
    origins[ObjectIdentifier(constraint)] = nil
    // A constraint that was refused for its numbers is not there.
    if solver.contains(constraint) { try? solver.remove(constraint) }
  }

  /// Returns the replacement of the refused constraint; `nil` to try again after another one was broken.
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
    // A constraint that is not required is refused only for its numbers, which were accepted before.
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

  /// Returns the constraint to break: the last one that the app created; the system's own constraints only if there is
  /// no other.
  private func victim(of conflict: Conflict) -> Constraint {
    let written = conflict.constraints.filter {
      guard case .constraint = origins[ObjectIdentifier($0)] else { return false }
      return true
    }
    if written.contains(where: { $0 === conflict.culprit }) { return conflict.culprit }
    return written.last ?? conflict.culprit
  }

  // MARK: - Telling

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
