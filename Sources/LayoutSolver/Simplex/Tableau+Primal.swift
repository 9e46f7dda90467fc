extension Tableau {
  /// Minimizes the cost, with steps that keep every value feasible.
  ///
  /// Without rounding errors, it never reaches the limit of steps. If it does, the values are feasible but not optimal.
  mutating func minimizeCosts() {
    var steps = 0
    while steps < stepLimit, let entering = nextCandidate(first: steps > stepLimit / 2) {
      steps += 1
      guard let leaving = bound(for: entering, first: steps > stepLimit / 2) else {
        // Costs are never negative, so that an unbounded step is a rounding error.
        removeCost(of: entering)
        continue
      }
      pivot(entering: entering, leaving: leaving)
    }
    candidates.removeAll()
  }

  /// Returns a symbol whose increase lowers the cost.
  ///
  /// On request, it is the first of all such symbols, which is Bland's rule against cycles.
  private mutating func nextCandidate(first: Bool) -> Symbol? {
    if first {
      candidates.remove { [self] in !isWorthEntering($0) }
      return candidates.symbols.min()
    }
    while let symbol = candidates.popLast() {
      guard isWorthEntering(symbol) else { continue }
      // It is added again unless a row limits it to zero.
      candidates.insert(symbol)
      return symbol
    }
    return nil
  }

  private func isWorthEntering(_ symbol: Symbol) -> Bool {
    costs[symbol.offset].isNegative && rows[symbol.offset] == nil && kinds[symbol.offset] != .dummy
      && kinds[symbol.offset] != .vacant
  }

  /// Returns the basic symbol that is the first to become zero when a parametric symbol changes.
  func bound(for entering: Symbol, direction: Double = 1, first: Bool = false) -> Symbol? {
    var best: (subject: Symbol, step: Double, size: Double)?
    for (subject, coefficient) in column(of: entering) where kinds[subject.offset] != .probe {
      let isFixed = kinds[subject.offset] == .dummy
      let slope = coefficient * direction
      guard abs(slope) > Tolerance.pivot, slope < 0 || isFixed else { continue }
      let step = isFixed ? 0 : max(0, value(of: subject)) / -slope
      if let best {
        guard step <= best.step else { continue }
        if step == best.step, first ? subject > best.subject : abs(slope) <= best.size { continue }
      }
      best = (subject, step, abs(slope))
    }
    return best?.subject
  }
}
