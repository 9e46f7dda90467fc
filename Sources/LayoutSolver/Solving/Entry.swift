/// A constraint in a solver, which holds as `scale * expression = plus - minus`.
///
/// Whatever the relation and the strength are, that is the form:
///
/// | | plus | minus |
/// |---|---|---|
/// | required equation | dummy | none |
/// | required inequality | slack | none |
/// | other equation | error | error |
/// | other inequality | slack | error |
struct Entry {
  let constraint: Constraint
  /// When it was added, compared with others.
  let ordinal: Int
  /// What makes the largest coefficient one; negative if the inequality is turned.
  let scale: Double
  let plus: Symbol
  let minus: Symbol?
  /// The expression's constant as it is now.
  var constant: Double

  var strength: Strength { constraint.strength }
  var relation: Relation { constraint.relation }

  /// What a unit of an error costs.
  var weight: Double { 1 / abs(scale) }

  /// The symbols that cost something.
  var errors: [Symbol] {
    guard let minus else { return [] }
    return relation == .equal ? [plus, minus] : [minus]
  }
}
