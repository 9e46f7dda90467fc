import LayoutSolver

extension LayoutEngine {
  /// Returns the constraints on which an item depends along an axis, directly or through other items.
  func constraints(affecting item: LayoutItem, along axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    let own = axis == .horizontal ? [item.x, item.width] : [item.y, item.height]
    var reached = Set(own.filter { !isGiven($0) })
    var rest = constraints
    var found: [NSLayoutConstraint] = []
    // Each round follows the constraints of the variables that the previous one has reached.
    while true {
      var others: [NSLayoutConstraint] = []
      let count = found.count
      for constraint in rest {
        let variables = variables(of: constraint)
        guard variables.contains(where: reached.contains) else {
          others.append(constraint)
          continue
        }
        found.append(constraint)
        reached.formUnion(variables.filter { !isGiven($0) })
      }
      rest = others
      guard found.count > count else { break }
    }
    return found.sorted { $0.ordinal < $1.ordinal }
  }

  private func variables(of constraint: NSLayoutConstraint) -> [Variable] {
    placements[ObjectIdentifier(constraint)]?.solved.expression.terms.map(\.variable) ?? []
  }

  /// Returns whether a variable has a value that does not depend on constraints, as that of a frame.
  private func isGiven(_ variable: Variable) -> Bool {
    guard let item = owners[variable] else { return false }
    let purpose: LayoutDemand.Purpose =
      switch variable {
      case item.x: .x
      case item.y: .y
      case item.width: .width
      default: .height
      }
    return item.demands[purpose] != nil
  }
}

extension UIView {
  /// Returns the item of a view or guide in this view, after the constraints have been solved.
  func solvedItem(of element: LayoutElement) -> LayoutItem? {
    solvePendingConstraints()
    return element.item
  }
}

extension LayoutElement {
  /// Returns the constraints on which the view or guide depends along an axis.
  func affectingConstraints(along axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    guard let owner = isGuide ? view : view?.superviewStorage, let item = owner.solvedItem(of: self) else { return [] }
    return item.engine.constraints(affecting: item, along: axis)
  }
}
