extension Solver {
  /// Removes a constraint.
  public func remove(_ constraint: Constraint) throws(SolverError) {
    guard let entry = entries.removeValue(forKey: ObjectIdentifier(constraint)) else {
      throw .unknownConstraint(constraint)
    }
    count(constraint.expression.terms, -1)
    for error in entry.errors { tableau.addCost(-entry.weight, at: entry.strength, of: error) }
    detach(entry)
    tableau.minimizeCosts()
    refreshIfWorn()
  }

  /// Returns whether a constraint was added and not removed.
  public func contains(_ constraint: Constraint) -> Bool {
    entries[ObjectIdentifier(constraint)] != nil
  }

  /// Releases an entry's symbols, so that they can have any value, and removes them.
  func detach(_ entry: Entry) {
    var (symbol, partner) = (entry.plus, entry.minus)
    if let minus = partner, tableau.isBasic(minus) { (symbol, partner) = (minus, entry.plus) }
    if !tableau.isBasic(symbol),
      let leaving = tableau.bound(for: symbol) ?? tableau.bound(for: symbol, direction: -1)
    {
      tableau.pivot(entering: symbol, leaving: leaving)
    }
    if let row = tableau.removeRow(of: symbol) {
      definitions.substitute(row, for: symbol)
    } else {
      dissolve(symbol)
    }
    if let partner { recycle(partner) }
    recycle(symbol)
  }

  /// Removes a parametric symbol from the definitions, which leaves one variable without a definition.
  private func dissolve(_ symbol: Symbol) {
    let variables = Set(definitions.mentions(of: symbol)).sorted()
    if variables.count <= 1 {
      if let variable = variables.first { definitions.removeDefinition(of: variable) }
      return
    }
    // The row is fully expanded. Otherwise, the replacement of the symbol could depend on the variable in which it is
    // substituted.
    let choice = variables.lazy
      .map { variable in (variable, row: self.expand(Row(sorted: [.init(symbol: variable, coefficient: 1)]))) }
      .max { abs($0.row.coefficient(of: symbol)) < abs($1.row.coefficient(of: symbol)) }
    guard let (variable, row) = choice, row.contains(symbol) else { return }
    var solved = row
    solved.solve(variable, for: symbol)
    definitions.removeDefinition(of: variable)
    definitions.substitute(solved, for: symbol)
  }
}
