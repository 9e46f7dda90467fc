extension Tableau {
  /// The result of an attempt to restore feasibility.
  enum Outcome {
    case feasible
    /// The row of this symbol cannot become feasible with any values of its parametric symbols.
    case contradiction(Symbol)
    /// Rounding errors led to a cycle.
    case stalled
  }

  /// Makes every value feasible, with steps that keep the cost minimal.
  mutating func restoreFeasibility() -> Outcome {
    var steps = 0
    while let leaving = nextSuspect(first: steps > stepLimit / 2) {
      steps += 1
      guard steps < stepLimit else { return .stalled }
      let direction: Double = value(of: leaving) < 0 ? 1 : -1
      guard let entering = remedy(for: leaving, direction: direction, first: steps > stepLimit / 2) else {
        return .contradiction(leaving)
      }
      pivot(entering: entering, leaving: leaving)
    }
    return .feasible
  }

  /// Makes a basic dummy parametric, which fixes it at zero.
  ///
  /// It remains basic if its row is zero already.
  mutating func settle(_ dummy: Symbol) -> Outcome {
    let value = value(of: dummy)
    let needs: Double = value < -Tolerance.value ? 1 : value > Tolerance.value ? -1 : 0
    let entering =
      needs == 0
      ? remedy(for: dummy, direction: 1) ?? remedy(for: dummy, direction: -1)
      : remedy(for: dummy, direction: needs)
    if let entering {
      pivot(entering: entering, leaving: dummy)
    } else if needs != 0 {
      return .contradiction(dummy)
    }
    return .feasible
  }

  /// Returns a basic symbol with an infeasible value, or the first of all such symbols on request.
  private mutating func nextSuspect(first: Bool) -> Symbol? {
    if first {
      suspects.remove { [self] in !isIllegal($0) }
      return suspects.symbols.min()
    }
    while let symbol = suspects.popLast() {
      guard isIllegal(symbol) else { continue }
      suspects.insert(symbol)
      return symbol
    }
    return nil
  }

  private func isIllegal(_ symbol: Symbol) -> Bool {
    guard let row = rows[symbol.offset] else { return false }
    return kinds[symbol.offset] == .dummy
      ? abs(row.constant) > Tolerance.value : row.constant < -Tolerance.value
  }

  /// Returns the symbol that moves a row's value in a direction at the lowest cost.
  private func remedy(for leaving: Symbol, direction: Double, first: Bool = false) -> Symbol? {
    var best: Row.Term?
    for term in rows[leaving.offset]?.terms ?? [] {
      let slope = term.coefficient * direction
      guard slope > Tolerance.pivot, kinds[term.symbol.offset] != .dummy else { continue }
      if let best {
        let isLess = Cost.isLess(
          costs[term.symbol.offset], per: slope, costs[best.symbol.offset], per: best.coefficient)
        // Terms are ordered by their symbols, so that the first of equal terms is kept.
        guard isLess ?? (!first && slope > best.coefficient) else { continue }
      }
      best = Row.Term(symbol: term.symbol, coefficient: slope)
    }
    return best?.symbol
  }
}
