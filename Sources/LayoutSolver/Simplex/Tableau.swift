/// The rows over nonnegative symbols, in the form on which the simplex method operates.
///
/// Every basic symbol has a row that defines it in terms of the parametric symbols, which are zero. Its value is
/// therefore the constant of its row. Costs are those of parametric symbols: basic symbols are also substituted in
/// them.
///
/// The client's variables are not part of the tableau (see ``Definitions``). They may have any value, so that no
/// simplex step pivots on a variable, and without them the rows are few and short.
struct Tableau {
  var kinds: [Symbol.Kind] = []
  /// The rows, by basic symbol.
  private(set) var rows: [Row?] = []
  /// The rows that contain a parametric symbol, by symbol.
  private(set) var columns: [Incidence] = []
  private(set) var costs: [Cost] = []
  private(set) var rowCount = 0
  /// The number of pivots, each with rounding errors, since the rows were built.
  private(set) var pivotCount = 0

  /// The symbols whose costs may have become negative.
  var candidates = Worklist()
  /// The basic symbols whose values may have become infeasible.
  var suspects = Worklist()
  /// The symbols whose values may have changed.
  var moved = Worklist()

  private var merged: [Row.Term] = []
  private var filled: [Symbol] = []

  mutating func grow() {
    kinds.append(.vacant)
    rows.append(nil)
    columns.append(Incidence())
    costs.append(Cost())
  }

  func isBasic(_ symbol: Symbol) -> Bool {
    rows[symbol.offset] != nil
  }

  func value(of symbol: Symbol) -> Double {
    rows[symbol.offset]?.constant ?? 0
  }

  /// The maximum number of steps of a run of the simplex method.
  ///
  /// A run requires far fewer steps, unless rounding errors cause a cycle.
  var stepLimit: Int { 64 + 8 * kinds.count }
}

// MARK: - Rows

extension Tableau {
  /// Makes a symbol basic.
  ///
  /// The row must not contain basic symbols.
  mutating func insert(_ row: Row, for subject: Symbol) {
    for term in row.terms { enter(subject, inColumnOf: term.symbol) }
    rows[subject.offset] = row
    rowCount += 1
    suspects.insert(subject)
    moved.insert(subject)
  }

  /// Removes the row of a basic symbol, and returns it.
  mutating func removeRow(of symbol: Symbol) -> Row? {
    guard let row = rows[symbol.offset].take() else { return nil }
    rowCount -= 1
    moved.insert(symbol)
    return row
  }

  /// Removes all rows and costs.
  ///
  /// The symbols remain.
  mutating func removeRows() {
    for offset in rows.indices {
      rows[offset] = nil
      columns[offset].removeAll()
      moved.insert(Symbol(offset))
    }
    rowCount = 0
    removeCosts()
    candidates.removeAll()
    suspects.removeAll()
  }

  /// Returns the rows that contain a parametric symbol, with its coefficient.
  func column(of symbol: Symbol) -> [(subject: Symbol, coefficient: Double)] {
    columns[symbol.offset].rows.compactMap { subject in
      let coefficient = rows[subject.offset]?.coefficient(of: symbol) ?? 0
      return coefficient == 0 ? nil : (subject, coefficient)
    }
  }

  /// Shifts the origin of a symbol.
  ///
  /// Every row then has the meaning for `symbol + amount` that it had for `symbol`.
  mutating func shift(_ symbol: Symbol, by amount: Double) {
    if rows[symbol.offset] != nil {
      shiftConstant(of: symbol, by: amount)
      return
    }
    columns[symbol.offset].tidy { [rows] in rows[$0.offset]?.contains(symbol) ?? false }
    for subject in columns[symbol.offset].rows {
      shiftConstant(of: subject, by: -amount * (rows[subject.offset]?.coefficient(of: symbol) ?? 0))
    }
  }

  private mutating func shiftConstant(of subject: Symbol, by amount: Double) {
    guard let constant = rows[subject.offset]?.constant else { return }
    rows[subject.offset]?.constant = Tolerance.sum(constant, amount)
    suspects.insert(subject)
    moved.insert(subject)
  }

  /// Removes all traces of a parametric symbol, so that its slot can be reused.
  mutating func erase(_ symbol: Symbol) {
    for subject in columns[symbol.offset].rows { rows[subject.offset]?.remove(symbol) }
    columns[symbol.offset].removeAll()
    costs[symbol.offset] = Cost()
    kinds[symbol.offset] = .vacant
  }

  private mutating func enter(_ subject: Symbol, inColumnOf symbol: Symbol) {
    if columns[symbol.offset].isUntidy {
      columns[symbol.offset].tidy { [rows] in rows[$0.offset]?.contains(symbol) ?? false }
    }
    columns[symbol.offset].insert(subject)
  }
}

// MARK: - Costs

extension Tableau {
  /// Adds to the cost of a symbol.
  ///
  /// The cost of a basic symbol is distributed to the symbols of its row.
  mutating func addCost(_ value: Double, at strength: Strength, of symbol: Symbol) {
    guard let row = rows[symbol.offset] else {
      costs[symbol.offset].add(value, at: strength)
      candidates.insert(symbol)
      return
    }
    for term in row.terms {
      costs[term.symbol.offset].add(value * term.coefficient, at: strength)
      candidates.insert(term.symbol)
    }
  }

  mutating func removeCost(of symbol: Symbol) {
    costs[symbol.offset] = Cost()
  }

  mutating func forgetPivots() {
    pivotCount = 0
  }

  mutating func removeCosts() {
    for offset in costs.indices { costs[offset] = Cost() }
  }
}

// MARK: - Pivoting

extension Tableau {
  /// Makes a parametric symbol basic, and a basic one parametric.
  mutating func pivot(entering: Symbol, leaving: Symbol) {
    guard var row = removeRow(of: leaving) else { return }
    row.solve(leaving, for: entering)
    pivotCount += 1

    // The references are read before the new row is stored, because it would otherwise be substituted in itself.
    let subjects = columns[entering.offset].rows
    columns[entering.offset].removeAll()
    for subject in subjects { substitute(row, for: entering, in: subject) }

    let cost = costs[entering.offset]
    costs[entering.offset] = Cost()
    if !cost.isZero {
      for term in row.terms {
        costs[term.symbol.offset].add(cost, times: term.coefficient)
        candidates.insert(term.symbol)
      }
    }
    insert(row, for: entering)
  }

  private mutating func substitute(_ row: Row, for symbol: Symbol, in subject: Symbol) {
    // The row is removed first, because a row that is referenced twice is copied when it changes.
    guard var target = rows[subject.offset].take() else { return }
    let coefficient = target.remove(symbol)
    if coefficient != 0 {
      let constant = target.constant
      filled.removeAll(keepingCapacity: true)
      target.add(row, times: coefficient, merged: &merged, filled: &filled)
      if target.constant != constant {
        suspects.insert(subject)
        moved.insert(subject)
      }
    }
    rows[subject.offset] = target
    if coefficient != 0 {
      for symbol in filled { enter(subject, inColumnOf: symbol) }
    }
  }
}
