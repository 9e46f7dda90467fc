extension Tableau {
  /// How an attempt to make values legal ended.
  enum Outcome {
    case feasible
    /// The row of this symbol cannot become legal whatever its parametric symbols are.
    case contradiction(Symbol)
    /// Rounding led in circles.
    case stalled
  }

  /// Makes every value legal, by steps that keep the costs the lowest.
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

  /// Makes a basic dummy parametric, where it is zero for good; it stays where it is if its row says zero already.
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

  /// A basic symbol with an illegal value; on request the first of all.
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

  /// The symbol that moves a row's value in a direction at the lowest cost.
  private func remedy(for leaving: Symbol, direction: Double, first: Bool = false) -> Symbol? {
    var best: Row.Term?
    for term in rows[leaving.offset]?.terms ?? [] {
      let slope = term.coefficient * direction
      guard slope > Tolerance.pivot, kinds[term.symbol.offset] != .dummy else { continue }
      if let best {
        let isLess = Cost.isLess(
          costs[term.symbol.offset], per: slope, costs[best.symbol.offset], per: best.coefficient)
        // Terms come in the order of their symbols, so to keep the best is to keep the first.
        guard isLess ?? (!first && slope > best.coefficient) else { continue }
      }
      best = Row.Term(symbol: term.symbol, coefficient: slope)
    }
    return best?.symbol
  }
}
