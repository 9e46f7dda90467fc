extension Solver {
  /// Returns the value of a variable in the current solution.
  public func value(of variable: Variable) -> Double {
    expect(isKnown(variable), "the variable must belong to this solver")
    evaluate()
    return valuation.values[variable.symbol.offset]
  }

  /// Returns the values of four variables, such as those of a rectangle, in the current solution.
  ///
  /// It is faster than to request each of them.
  public func values(
    of first: Variable, _ second: Variable, _ third: Variable, _ fourth: Variable
  ) -> (Double, Double, Double, Double) {
    evaluate()
    // Each use of a property is checked for exclusive access, which takes longer than what is done here.
    let (generations, kinds, values) = (generations, tableau.kinds, valuation.values)
    func value(_ variable: Variable) -> Double {
      expect(Self.isKnown(variable, generations, kinds), "the variable must belong to this solver")
      return values[variable.symbol.offset]
    }
    return (value(first), value(second), value(third), value(fourth))
  }

  /// Returns the variables whose values changed since the last call.
  ///
  /// With this method, the cost of a layout pass depends on the number of changed variables, and not on the total
  /// number.
  public func takeChangedVariables() -> [Variable] {
    evaluate()
    return valuation.takeChanges().map(variable(for:))
  }

  func variable(for symbol: Symbol) -> Variable {
    Variable(symbol: symbol, generation: generations[symbol.offset])
  }

  /// Evaluates the definitions that depend on changed variables.
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
    // A chain of multipliers can exceed every limit, which no layout requires.
    return sum.isNaN ? 0 : min(max(sum, -.greatestFiniteMagnitude), .greatestFiniteMagnitude)
  }
}
