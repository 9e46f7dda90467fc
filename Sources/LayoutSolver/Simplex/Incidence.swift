/// The rows in which a symbol occurs.
///
/// The list may contain a row twice, and rows that no longer contain the symbol, so that code that iterates over it
/// must check the rows. This makes it cheap to maintain. The cost of ``tidy(keeping:)`` is amortized over the
/// insertions since the last call.
struct Incidence: Sendable {
  private(set) var rows: [Symbol] = []
  private var limit = 16

  /// A Boolean value that indicates whether ``tidy(keeping:)`` should be called.
  var isUntidy: Bool { rows.count >= limit }

  mutating func insert(_ row: Symbol) {
    rows.append(row)
  }

  mutating func removeAll() {
    rows.removeAll(keepingCapacity: true)
  }

  mutating func tidy(keeping isCurrent: (Symbol) -> Bool) {
    rows.sort()
    var last: Symbol?
    rows.removeAll { row in
      defer { last = row }
      return row == last || !isCurrent(row)
    }
    limit = max(16, 2 * rows.count)
  }
}
