/// A number that a solver finds.
///
/// It is a handle: a solver makes it with ``Solver/makeVariable(_:)`` and knows its value. Two variables of different
/// solvers have nothing to do with each other.
public struct Variable: Hashable, Sendable {
  let symbol: Symbol
  /// Tells a variable from one that was removed and whose place it took.
  let generation: UInt32
}
