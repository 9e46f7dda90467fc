extension Solver {
  /// Returns the constraints from which a row that cannot be satisfied was derived.
  ///
  /// The row is a sum of multiples of the constraints whose slacks and dummies it contains. It contains no error, which
  /// would have made it feasible. There is only one such sum for these constraints, so that each of them is necessary.
  func conflict(in symbol: Symbol, culprit: Constraint) -> Conflict {
    let row = tableau.rows[symbol.offset] ?? Row()
    let symbols = [symbol] + row.terms.filter { abs($0.coefficient) > Tolerance.pivot }.map(\.symbol)
    let parties = Set(symbols.compactMap { owners[$0.offset] } + [culprit])
    let constraints = parties.sorted { ordinal(of: $0) < ordinal(of: $1) }
    return Conflict(
      culprit: culprit, constraints: constraints,
      description: constraints.map(describe).joined(separator: "\n"))
  }

  private func ordinal(of constraint: Constraint) -> Int {
    entries[ObjectIdentifier(constraint)]?.ordinal ?? .max
  }
}
