extension Solver {
  /// Returns whether a variable could have another value that satisfies all constraints equally well.
  public func isAmbiguous(_ variable: Variable) -> Bool {
    expect(isKnown(variable), "the variable must belong to this solver")
    let row = expand(Row(sorted: [.init(symbol: variable.symbol, coefficient: 1)]))
    if row.terms.contains(where: { tableau.kinds[$0.symbol.offset] == .variable }) { return true }
    let probe = makeSymbol(.probe)
    defer { recycle(probe) }
    // The search changes a copy, because it moves along equivalent solutions.
    return [1, -1].contains { direction in
      var tableau = tableau
      tableau.insert(row, for: probe)
      return tableau.canMove(probe, direction: direction)
    }
  }
}

extension Tableau {
  /// Returns whether an observed row can move in a direction without cost.
  ///
  /// This is a separate run of the simplex method that optimizes the row. Only steps of length zero are required.
  fileprivate mutating func canMove(_ probe: Symbol, direction: Double) -> Bool {
    for step in 0..<stepLimit {
      guard let entering = lever(for: probe, direction: direction) else { return false }
      guard let leaving = bound(for: entering, first: step > stepLimit / 2) else { return true }
      let slope = abs(rows[leaving.offset]?.coefficient(of: entering) ?? 1)
      if kinds[leaving.offset] != .dummy, value(of: leaving) / slope > Tolerance.value { return true }
      pivot(entering: entering, leaving: leaving)
    }
    return true
  }

  /// Returns the first symbol that moves the row in a direction without cost.
  private func lever(for probe: Symbol, direction: Double) -> Symbol? {
    rows[probe.offset]?.terms.first { term in
      term.coefficient * direction > Tolerance.pivot && costs[term.symbol.offset].isZero
        && kinds[term.symbol.offset] != .dummy
    }?.symbol
  }
}
