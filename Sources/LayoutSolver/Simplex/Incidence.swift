/// The rows in which a symbol occurs.
///
/// It may contain a row twice, and rows that no longer contain the symbol, so code that iterates over it checks the
/// rows. That makes it cheap to maintain; the cost of tidying up is amortized over the insertions since the last time.
struct Incidence: Sendable {
  private(set) var rows: [Symbol] = []
  private var limit = 16

  /// A Boolean value that indicates whether it is time to ``tidy(keeping:)``.
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
