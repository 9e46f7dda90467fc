/// A constraint in a solver, in the form `scale * expression = plus - minus`.
///
/// All relations and strengths have that form:
///
/// | | plus | minus |
/// |---|---|---|
/// | required equation | dummy | none |
/// | required inequality | slack | none |
/// | other equation | error | error |
/// | other inequality | slack | error |
struct Entry {
  let constraint: Constraint
  /// The position of the constraint in the order of addition.
  let ordinal: Int
  /// The factor that makes the largest coefficient 1.
  ///
  /// It is negative if the inequality is reversed.
  let scale: Double
  let plus: Symbol
  let minus: Symbol?
  /// The current constant of the expression.
  var constant: Double

  var strength: Strength { constraint.strength }
  var relation: Relation { constraint.relation }

  /// The cost of a unit of error.
  var weight: Double { 1 / abs(scale) }

  /// The symbols with a cost.
  var errors: [Symbol] {
    guard let minus else { return [] }
    return relation == .equal ? [plus, minus] : [minus]
  }
}
