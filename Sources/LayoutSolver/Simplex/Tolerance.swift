/// The tolerances below which values are treated as zero.
enum Tolerance {
  /// The tolerance of values: a constraint is violated if its error is larger.
  static let value = 1e-7
  /// The minimum magnitude of a coefficient for which a row can be solved.
  static let pivot = 1e-8
  /// The tolerance for the cancellation of two numbers.
  ///
  /// Without it, the remainders of cancelled coefficients would remain in rows, look like dependencies, and be used as
  /// pivots.
  static let cancellation = 1e-11

  static func sum(_ left: Double, _ right: Double) -> Double {
    let sum = left + right
    return abs(sum) <= cancellation * max(abs(left), abs(right)) ? 0 : sum
  }
}
