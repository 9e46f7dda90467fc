/// A linear form that is built incrementally.
struct Accumulator: Sendable {
  private var coefficients: [Double] = []
  private var isListed: [Bool] = []
  private var listed: [Symbol] = []
  private var constant = 0.0

  mutating func grow() {
    coefficients.append(0)
    isListed.append(false)
  }

  mutating func add(_ row: Row, times factor: Double) {
    constant = Tolerance.sum(constant, row.constant * factor)
    for term in row.terms { add(term.coefficient * factor, term.symbol) }
  }

  private mutating func add(_ coefficient: Double, _ symbol: Symbol) {
    coefficients[symbol.offset] = Tolerance.sum(coefficients[symbol.offset], coefficient)
    guard !isListed[symbol.offset] else { return }
    isListed[symbol.offset] = true
    listed.append(symbol)
  }

  /// Removes a symbol and returns its coefficient.
  mutating func take(_ symbol: Symbol) -> Double {
    defer { coefficients[symbol.offset] = 0 }
    return coefficients[symbol.offset]
  }

  /// The symbols that were added so far.
  var symbols: [Symbol] { listed }

  /// Returns the form and resets the accumulator.
  mutating func finish() -> Row {
    listed.sort()
    var terms: [Row.Term] = []
    for symbol in listed {
      isListed[symbol.offset] = false
      let coefficient = take(symbol)
      if coefficient != 0 { terms.append(Row.Term(symbol: symbol, coefficient: coefficient)) }
    }
    listed.removeAll(keepingCapacity: true)
    defer { constant = 0 }
    return Row(constant: constant, sorted: terms)
  }
}
