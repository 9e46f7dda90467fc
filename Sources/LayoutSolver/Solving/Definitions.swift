/// The definitions of the client's variables, in terms of each other and of the tableau's symbols.
///
/// Most constraints of a layout only define one variable by others. In the published algorithm, such a row is fully
/// substituted, so that a list of n rows, each below the other, costs n²/2 coefficients. Here, a definition is stored
/// without substitution. Definitions never form a cycle. They are followed when a value is read or a new constraint
/// contains the variable.
struct Definitions {
  private(set) var rows: [Row?] = []
  private(set) var rowCount = 0
  /// The variables whose definitions contain a symbol, by symbol.
  private var references: [Incidence] = []
  /// The number of definitions that contain a symbol, by symbol.
  private var counts: [Int] = []
  /// The variables whose definitions changed.
  var moved = Worklist()
  /// The number of the last traversal that visited a symbol.
  private var visits: [Int] = []
  private var visit = 0

  mutating func grow() {
    rows.append(nil)
    references.append(Incidence())
    counts.append(0)
    visits.append(0)
  }

  func isDefined(_ variable: Symbol) -> Bool {
    rows[variable.offset] != nil
  }

  func isMentioned(_ symbol: Symbol) -> Bool {
    counts[symbol.offset] > 0
  }

  /// Returns the variables whose definitions contain a symbol.
  func mentions(of symbol: Symbol) -> [Symbol] {
    guard isMentioned(symbol) else { return [] }
    return references[symbol.offset].rows.filter { rows[$0.offset]?.contains(symbol) ?? false }
  }
}

// MARK: - Changing

extension Definitions {
  mutating func define(_ variable: Symbol, as row: Row) {
    for term in row.terms {
      counts[term.symbol.offset] += 1
      if references[term.symbol.offset].isUntidy {
        references[term.symbol.offset].tidy { [rows] in rows[$0.offset]?.contains(term.symbol) ?? false }
      }
      references[term.symbol.offset].insert(variable)
    }
    rows[variable.offset] = row
    rowCount += 1
    moved.insert(variable)
  }

  mutating func removeAll() {
    for offset in rows.indices { removeDefinition(of: Symbol(offset)) }
  }

  @discardableResult
  mutating func removeDefinition(of variable: Symbol) -> Row? {
    guard let row = rows[variable.offset].take() else { return nil }
    rowCount -= 1
    for term in row.terms { counts[term.symbol.offset] -= 1 }
    moved.insert(variable)
    return row
  }

  /// Substitutes a row for a symbol.
  ///
  /// The terms of the row must not depend on the symbol's variables.
  mutating func substitute(_ row: Row, for symbol: Symbol) {
    var (merged, filled): ([Row.Term], [Symbol]) = ([], [])
    for variable in Set(mentions(of: symbol)).sorted() {
      guard var definition = removeDefinition(of: variable) else { continue }
      let coefficient = definition.remove(symbol)
      definition.add(row, times: coefficient, merged: &merged, filled: &filled)
      define(variable, as: definition)
    }
  }

  /// Shifts the origin of a symbol.
  ///
  /// Every definition then has the meaning for `symbol + amount` that it had for `symbol`.
  mutating func shift(_ symbol: Symbol, by amount: Double) {
    for variable in Set(mentions(of: symbol)) {
      guard let row = rows[variable.offset] else { continue }
      rows[variable.offset]?.constant = Tolerance.sum(row.constant, -amount * row.coefficient(of: symbol))
      moved.insert(variable)
    }
  }

  /// Removes all traces of a symbol, so that its slot can be reused.
  mutating func erase(_ symbol: Symbol) {
    substitute(Row(), for: symbol)
    references[symbol.offset].removeAll()
  }
}

// MARK: - Traversing

extension Definitions {
  /// Returns the defined variables that a row depends on, each after all those that its definition contains.
  mutating func order(from terms: [Row.Term]) -> [Symbol] {
    visit += 1
    var order: [Symbol] = []
    // The stack is explicit, because a list can be of any length.
    var stack: [(variable: Symbol, next: Int)] = []
    func push(_ symbol: Symbol) {
      guard rows[symbol.offset] != nil, visits[symbol.offset] != visit else { return }
      visits[symbol.offset] = visit
      stack.append((symbol, 0))
    }
    for term in terms {
      push(term.symbol)
      while let (variable, next) = stack.last {
        guard let terms = rows[variable.offset]?.terms, next < terms.count else {
          order.append(variable)
          stack.removeLast()
          continue
        }
        stack[stack.count - 1].next += 1
        push(terms[next].symbol)
      }
    }
    return order
  }

  /// Returns whether a row's terms, except one, depend on a variable.
  mutating func leads(_ terms: [Row.Term], to target: Symbol) -> Bool {
    guard isMentioned(target) else { return false }
    return order(from: terms.filter { $0.symbol != target })
      .contains { rows[$0.offset]?.contains(target) ?? false }
  }

  /// Returns the given symbols and the variables that depend on them, each after all those that it depends on.
  mutating func dependents(of symbols: [Symbol]) -> [Symbol] {
    visit += 1
    var order: [Symbol] = []
    var stack: [(symbol: Symbol, next: Int)] = []
    func push(_ symbol: Symbol) {
      guard visits[symbol.offset] != visit else { return }
      visits[symbol.offset] = visit
      stack.append((symbol, 0))
    }
    for symbol in symbols {
      push(symbol)
      while let (symbol, next) = stack.last {
        let mentions = references[symbol.offset].rows
        guard next < mentions.count else {
          order.append(symbol)
          stack.removeLast()
          continue
        }
        stack[stack.count - 1].next += 1
        // An outdated definition would lead to a cycle.
        if rows[mentions[next].offset]?.contains(symbol) ?? false { push(mentions[next]) }
      }
    }
    return order.reversed()
  }
}
