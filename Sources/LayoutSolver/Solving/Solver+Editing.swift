extension Solver {
  /// Changes the constant of a constraint's expression, which is cheaper than replacing the constraint.
  ///
  /// - Parameters:
  ///   - constant: The new value of `constraint.expression.constant`.
  ///   - constraint: A constraint that was added.
  public func setConstant(_ constant: Double, of constraint: Constraint) throws(SolverError) {
    guard var entry = entries[ObjectIdentifier(constraint)] else { throw .unknownConstraint(constraint) }
    guard Self.isInRange(constant) else { throw .numberOutOfRange }
    let difference = (constant - entry.constant) * entry.scale
    guard difference != 0 else { return }
    shift(entry, by: difference)
    let outcome = tableau.restoreFeasibility()
    if case .feasible = outcome {
      entry.constant = constant
      entries[ObjectIdentifier(constraint)] = entry
      tableau.minimizeCosts()
      refreshIfWorn()
      return
    }
    let error = error(for: outcome, culprit: constraint)
    shift(entry, by: -difference)
    if case .feasible = tableau.restoreFeasibility() { tableau.minimizeCosts() } else { repair() }
    refreshIfWorn()
    throw error
  }

  /// Returns the current constant of a constraint's expression.
  public func constant(of constraint: Constraint) throws(SolverError) -> Double {
    guard let entry = entries[ObjectIdentifier(constraint)] else { throw .unknownConstraint(constraint) }
    return entry.constant
  }

  private func shift(_ entry: Entry, by amount: Double) {
    tableau.shift(entry.plus, by: amount)
    definitions.shift(entry.plus, by: amount)
  }

  private func error(for outcome: Tableau.Outcome, culprit: Constraint) -> SolverError {
    guard case .contradiction(let symbol) = outcome else { return .numericallyUnstable }
    return .unsatisfiable(conflict(in: symbol, culprit: culprit))
  }
}

// MARK: - Edit Variables

extension Solver {
  /// Makes a variable editable, so that values can be suggested for it.
  ///
  /// An example is the position to which an item is dragged.
  public func addEditVariable(_ variable: Variable, strength: Strength) throws(SolverError) {
    guard edits[variable] == nil else { throw .duplicateEditVariable(variable) }
    let constraint = (variable == value(of: variable)).with(strength: strength, identifier: "edit")
    try add(constraint)
    edits[variable] = constraint
  }

  /// Suggests a value for an edit variable.
  public func suggest(_ value: Double, for variable: Variable) throws(SolverError) {
    guard let constraint = edits[variable] else { throw .unknownVariable(variable) }
    try setConstant(-value, of: constraint)
  }

  /// Removes an edit variable and the value that was suggested for it.
  public func removeEditVariable(_ variable: Variable) throws(SolverError) {
    guard let constraint = edits.removeValue(forKey: variable) else { throw .unknownVariable(variable) }
    try remove(constraint)
  }
}
