/// A column of the tableau.
struct Symbol: Hashable, Comparable, Sendable {
  let index: Int32

  init(_ offset: Int) {
    index = Int32(truncatingIfNeeded: offset)
  }

  /// The symbol's index in the arrays that store a value for every symbol.
  var offset: Int { Int(index) }

  static func < (left: Symbol, right: Symbol) -> Bool {
    left.index < right.index
  }

  enum Kind: UInt8 {
    /// An unused slot.
    case vacant
    /// A variable of the client, which may have any value.
    case variable
    /// The distance of an inequality from its bound, which is zero or positive.
    case slack
    /// The error of a constraint, which is zero or positive and has a cost.
    case error
    /// The error of a required equation, which is always zero.
    ///
    /// It remains in the rows to identify their constraints.
    case dummy
    /// A row that is only observed.
    case probe
  }
}
