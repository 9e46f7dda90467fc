/// A variable for which a solver finds a value.
///
/// A variable is a handle: a solver creates it with ``Solver/makeVariable(_:)`` and stores its value. The variables of
/// different solvers are independent.
public struct Variable: Hashable, Sendable {
  let symbol: Symbol
  /// The generation, which distinguishes a variable from a removed one in the same slot.
  let generation: UInt32
}
