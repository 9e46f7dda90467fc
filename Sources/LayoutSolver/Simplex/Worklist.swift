/// A list of symbols to examine, without duplicates.
struct Worklist: Sendable {
  private(set) var symbols: [Symbol] = []
  private var isListed: [Bool] = []

  var isEmpty: Bool { symbols.isEmpty }

  mutating func insert(_ symbol: Symbol) {
    if symbol.offset >= isListed.count {
      isListed.append(contentsOf: repeatElement(false, count: 2 * symbol.offset + 16 - isListed.count))
    }
    guard !isListed[symbol.offset] else { return }
    isListed[symbol.offset] = true
    symbols.append(symbol)
  }

  /// Removes and returns the symbol that was inserted last.
  mutating func popLast() -> Symbol? {
    guard let symbol = symbols.popLast() else { return nil }
    isListed[symbol.offset] = false
    return symbol
  }

  mutating func remove(where isDone: (Symbol) -> Bool) {
    symbols.removeAll { symbol in
      guard isDone(symbol) else { return false }
      isListed[symbol.offset] = false
      return true
    }
  }

  @discardableResult
  mutating func removeAll() -> [Symbol] {
    defer { symbols.removeAll(keepingCapacity: true) }
    for symbol in symbols { isListed[symbol.offset] = false }
    return symbols
  }
}
