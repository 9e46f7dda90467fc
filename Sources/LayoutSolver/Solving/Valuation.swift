/// The last values of the variables that were read, and the variables that changed.
struct Valuation {
  private(set) var values: [Double] = []
  private var changes = Worklist()

  mutating func grow() {
    values.append(0)
  }

  mutating func erase(_ symbol: Symbol) {
    values[symbol.offset] = 0
    changes.remove { $0 == symbol }
  }

  mutating func set(_ variable: Symbol, to value: Double) {
    guard values[variable.offset] != value else { return }
    values[variable.offset] = value
    changes.insert(variable)
  }

  mutating func takeChanges() -> [Symbol] {
    changes.removeAll()
  }
}
