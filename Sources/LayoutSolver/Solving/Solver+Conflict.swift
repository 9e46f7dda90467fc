extension Solver {
  /// The constraints from which a row was made that cannot be fulfilled.
  ///
  /// The row is a sum of multiples of the constraints whose slacks and dummies are in it. Nothing else is: an error would
  /// have offered a way out. And there is just one such sum for these constraints, so none of them can be spared.
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
