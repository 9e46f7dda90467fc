extension Solver {
  /// Adds a constraint.
  ///
  /// A constraint that is not required can always be added. A required constraint that contradicts others is refused,
  /// and the error contains the conflict.
  public func add(_ constraint: Constraint) throws(SolverError) {
    try check(constraint)
    let entry = makeEntry(for: constraint)
    entries[ObjectIdentifier(constraint)] = entry
    count(constraint.expression.terms, 1)
    switch place(entry) {
    case .feasible:
      refreshIfWorn()
    case .contradiction(let symbol):
      let conflict = conflict(in: symbol, culprit: constraint)
      withdraw(entry)
      throw .unsatisfiable(conflict)
    case .stalled:
      withdraw(entry)
      throw .numericallyUnstable
    }
  }

  private func check(_ constraint: Constraint) throws(SolverError) {
    guard entries[ObjectIdentifier(constraint)] == nil else { throw .duplicate(constraint) }
    guard constraint.strength.isValid else { throw .strengthOutOfRange(constraint.strength) }
    guard Self.isInRange(constraint.expression.constant) else { throw .numberOutOfRange }
    for term in constraint.expression.terms {
      guard isKnown(term.variable) else { throw .unknownVariable(term.variable) }
      guard Self.isInRange(term.coefficient) else { throw .numberOutOfRange }
    }
  }

  static func isInRange(_ number: Double) -> Bool {
    number == 0 || numericRange.contains(abs(number))
  }

  private func makeEntry(for constraint: Constraint) -> Entry {
    let row = Self.sum(constraint.expression)
    let largest = row.terms.map { abs($0.coefficient) }.max() ?? 1
    let isRequired = constraint.strength.isRequired
    let plus: Symbol.Kind = constraint.relation == .equal ? isRequired ? .dummy : .error : .slack
    defer { nextOrdinal += 1 }
    return Entry(
      constraint: constraint, ordinal: nextOrdinal,
      scale: (constraint.relation == .lessThanOrEqual ? -1 : 1) / largest,
      plus: makeSymbol(plus, owner: constraint), minus: isRequired ? nil : makeSymbol(.error, owner: constraint),
      constant: constraint.expression.constant)
  }

  private static func sum(_ expression: LinearExpression) -> Row {
    var row = Row(constant: expression.constant)
    for term in expression.terms { row.add(term.coefficient, term.variable.symbol) }
    return row
  }
}

// MARK: - Placing

extension Solver {
  /// Satisfies an entry, starting from a solution without it.
  func place(_ entry: Entry) -> Tableau.Outcome {
    var row = Self.sum(entry.constraint.expression)
    row.constant = entry.constant
    row.scale(by: entry.scale)
    if !define(by: row, for: entry) {
      let expanded = expand(row)
      guard expanded.isFinite else { return .stalled }
      if let parameter = parameter(in: expanded) {
        define(parameter, by: expanded, for: entry)
      } else {
        let outcome = insert(expanded.removing { tableau.kinds[$0.offset] == .variable }, for: entry)
        guard case .feasible = outcome else { return outcome }
      }
    }
    for error in entry.errors { tableau.addCost(entry.weight, at: entry.strength, of: error) }
    tableau.minimizeCosts()
    return .feasible
  }

  /// Uses an entry as the definition of a variable that has none, if that does not form a cycle.
  private func define(by row: Row, for entry: Entry) -> Bool {
    // The latest variables come first: they tend to be the innermost, on which no other variable depends.
    for term in row.terms.reversed()
    where tableau.kinds[term.symbol.offset] == .variable && abs(term.coefficient) > 0.01
      && !definitions.isDefined(term.symbol) && !definitions.leads(row.terms, to: term.symbol)
    {
      define(term.symbol, by: row, for: entry)
      return true
    }
    return false
  }

  private func define(_ variable: Symbol, by row: Row, for entry: Entry) {
    var definition = row
    definition.add(-1, entry.plus)
    if let minus = entry.minus { definition.add(1, minus) }
    definition.solve(nil, for: variable)
    definitions.define(variable, as: definition)
  }

  /// Returns the variable for which to solve a row of undefined variables.
  ///
  /// A coefficient that is too small is a rounding error.
  private func parameter(in row: Row) -> Symbol? {
    row.terms
      .filter { tableau.kinds[$0.symbol.offset] == .variable && abs($0.coefficient) > Tolerance.pivot }
      .max { abs($0.coefficient) < abs($1.coefficient) }?
      .symbol
  }

  /// Inserts a row that is expressed in the tableau's own symbols.
  private func insert(_ expanded: Row, for entry: Entry) -> Tableau.Outcome {
    var row = expanded
    if let minus = entry.minus {
      // The nonzero one of the two symbols is basic.
      let isMet = row.constant >= 0
      if !isMet { row.scale(by: -1) }
      row.add(1, isMet ? minus : entry.plus)
      tableau.insert(row, for: isMet ? entry.plus : minus)
      return .feasible
    }
    tableau.insert(row, for: entry.plus)
    if entry.relation == .equal {
      let outcome = tableau.settle(entry.plus)
      guard case .feasible = outcome else { return outcome }
    }
    return tableau.restoreFeasibility()
  }
}

// MARK: - Withdrawing

extension Solver {
  /// Withdraws an entry that could not be satisfied.
  private func withdraw(_ entry: Entry) {
    forget(entry)
    repair()
  }

  func forget(_ entry: Entry) {
    entries[ObjectIdentifier(entry.constraint)] = nil
    count(entry.constraint.expression.terms, -1)
    detach(entry)
  }
}
