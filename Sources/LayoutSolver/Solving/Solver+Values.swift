extension Solver {
  /// Returns the value of a variable in the present solution.
  public func value(of variable: Variable) -> Double {
    expect(isKnown(variable), "the variable must belong to this solver")
    evaluate()
    return valuation.values[variable.symbol.offset]
  }

  /// Returns the variables whose values changed since the last call.
  ///
  /// With it the cost of a layout pass depends on what has moved and not on the total.
  public func takeChangedVariables() -> [Variable] {
    evaluate()
    return valuation.takeChanges().map(variable(for:))
  }

  func variable(for symbol: Symbol) -> Variable {
    Variable(symbol: symbol, generation: generations[symbol.offset])
  }

  /// Follows the definitions that lead to variables that have moved.
  private func evaluate() {
    guard !tableau.moved.isEmpty || !definitions.moved.isEmpty else { return }
    let moved = tableau.moved.removeAll() + definitions.moved.removeAll()
    for symbol in definitions.dependents(of: moved) where tableau.kinds[symbol.offset] == .variable {
      valuation.set(symbol, to: value(of: definitions.rows[symbol.offset] ?? Row()))
    }
  }

  private func value(of row: Row) -> Double {
    var sum = row.constant
    for term in row.terms {
      let value =
        tableau.kinds[term.symbol.offset] == .variable
        ? valuation.values[term.symbol.offset] : tableau.value(of: term.symbol)
      sum = Tolerance.sum(sum, term.coefficient * value)
    }
    // A chain of multipliers can exceed all bounds; a layout cannot.
    return sum.isNaN ? 0 : min(max(sum, -.greatestFiniteMagnitude), .greatestFiniteMagnitude)
  }
}
