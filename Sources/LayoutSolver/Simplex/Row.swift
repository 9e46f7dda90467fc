/// A sparse linear form over symbols.
struct Row: Sendable {
  struct Term: Sendable {
    let symbol: Symbol
    var coefficient: Double
  }

  var constant: Double
  /// The terms in ascending order of symbols, none with a coefficient of zero.
  private(set) var terms: [Term]

  init(constant: Double = 0, sorted terms: [Term] = []) {
    self.constant = constant
    self.terms = terms
  }

  func coefficient(of symbol: Symbol) -> Double {
    let position = position(of: symbol)
    return position < terms.count && terms[position].symbol == symbol ? terms[position].coefficient : 0
  }

  func contains(_ symbol: Symbol) -> Bool {
    coefficient(of: symbol) != 0
  }

  var isFinite: Bool {
    constant.isFinite && terms.allSatisfy { $0.coefficient.isFinite }
  }

  /// Returns the position of a symbol, or the position at which it would be inserted.
  private func position(of symbol: Symbol) -> Int {
    var low = 0
    var high = terms.count
    while low < high {
      let middle = (low + high) >> 1
      if terms[middle].symbol < symbol { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

extension Row {
  mutating func add(_ coefficient: Double, _ symbol: Symbol) {
    let position = position(of: symbol)
    guard position < terms.count, terms[position].symbol == symbol else {
      if coefficient != 0 { terms.insert(Term(symbol: symbol, coefficient: coefficient), at: position) }
      return
    }
    let sum = Tolerance.sum(terms[position].coefficient, coefficient)
    if sum == 0 { terms.remove(at: position) } else { terms[position].coefficient = sum }
  }

  /// Removes a symbol and returns its coefficient.
  @discardableResult
  mutating func remove(_ symbol: Symbol) -> Double {
    let position = position(of: symbol)
    guard position < terms.count, terms[position].symbol == symbol else { return 0 }
    return terms.remove(at: position).coefficient
  }

  func removing(_ isUnwanted: (Symbol) -> Bool) -> Row {
    Row(constant: constant, sorted: terms.filter { !isUnwanted($0.symbol) })
  }

  mutating func scale(by factor: Double) {
    constant *= factor
    for index in terms.indices { terms[index].coefficient *= factor }
  }

  /// Transforms `subject = self` into an equation for `symbol`.
  mutating func solve(_ subject: Symbol?, for symbol: Symbol) {
    let coefficient = remove(symbol)
    if let subject { add(-1, subject) }
    scale(by: -1 / coefficient)
  }

  /// Adds a multiple of a row.
  ///
  /// - Parameters:
  ///   - merged: A working buffer.
  ///   - filled: The array to which symbols are added that the row did not contain.
  mutating func add(_ other: Row, times factor: Double, merged: inout [Term], filled: inout [Symbol]) {
    constant = Tolerance.sum(constant, other.constant * factor)
    merged.removeAll(keepingCapacity: true)
    var index = 0
    for term in other.terms {
      while index < terms.count, terms[index].symbol < term.symbol {
        merged.append(terms[index])
        index += 1
      }
      let product = term.coefficient * factor
      if index < terms.count, terms[index].symbol == term.symbol {
        let sum = Tolerance.sum(terms[index].coefficient, product)
        if sum != 0 { merged.append(Term(symbol: term.symbol, coefficient: sum)) }
        index += 1
      } else if product != 0 {
        merged.append(Term(symbol: term.symbol, coefficient: product))
        filled.append(term.symbol)
      }
    }
    merged.append(contentsOf: terms[index...])
    swap(&merged, &terms)
  }
}
