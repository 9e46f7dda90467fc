/// What counts as nothing.
enum Tolerance {
  /// For values: a constraint is missed if by more than this.
  static let value = 1e-7
  /// For coefficients on which a row can be solved.
  static let pivot = 1e-8
  /// For what two numbers leave of each other.
  ///
  /// Without it the rests of cancelled coefficients stay in rows, look like dependencies, and end up as pivots.
  static let cancellation = 1e-11

  static func sum(_ left: Double, _ right: Double) -> Double {
    let sum = left + right
    return abs(sum) <= cancellation * max(abs(left), abs(right)) ? 0 : sum
  }
}
