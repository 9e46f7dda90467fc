/// A column of the tableau.
struct Symbol: Hashable, Comparable, Sendable {
  let index: Int32

  init(_ offset: Int) {
    index = Int32(truncatingIfNeeded: offset)
  }

  /// Its place in the arrays that hold something for every symbol.
  var offset: Int { Int(index) }

  static func < (left: Symbol, right: Symbol) -> Bool {
    left.index < right.index
  }

  enum Kind: UInt8 {
    /// Nothing: the place can be taken.
    case vacant
    /// One of the user's, which may have any value.
    case variable
    /// How far an inequality is from its bound: zero or more.
    case slack
    /// By how much a constraint is missed: zero or more, and it costs.
    case error
    /// What a required equation misses: always zero. It stays in the rows to tell where they came from.
    case dummy
    /// A row that is only watched.
    case probe
  }
}
