import TestSupport
import Testing

@testable import LayoutSolver

/// What the solver keeps, which is what its work is proportional to.
@Suite(.background) struct WorkTests {
  @Test(arguments: [100, 1000])
  func `A list stores a constant number of coefficients per row`(count: Int) throws {
    let solver = Solver()
    var bottom = LinearExpression(constant: 0)
    for _ in 0..<count {
      let (top, height) = (solver.makeVariable(), solver.makeVariable())
      try solver.add(top == bottom + 8)
      try solver.add(height >= 44)
      try solver.add((height == 60).with(strength: 250))
      bottom = top + height
    }
    let rows = solver.tableau.rows + solver.definitions.rows
    let coefficients = rows.reduce(0) { $0 + ($1?.terms.count ?? 0) }
    #expect(coefficients <= 12 * count)
  }

  @Test(arguments: 0..<4)
  func `Years of edits leave no rests behind`(seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    let solver = Solver()
    let variables = (0..<12).map { solver.makeVariable("v\($0)") }
    var constraints: [Constraint] = []
    func constraint() -> Constraint {
      let terms = variables.shuffled(using: &generator).prefix(3)
        .map { LinearExpression.Term($0, times: Double.random(in: -2...2, using: &generator)) }
      return Constraint(
        LinearExpression(terms, constant: Double.random(in: -500...500, using: &generator)),
        [.equal, .lessThanOrEqual, .greaterThanOrEqual][Int.random(in: 0..<3, using: &generator)],
        strength: [1000, 750, 250][Int.random(in: 0..<3, using: &generator)])
    }
    for _ in 0..<2_000 {
      if constraints.count < 20 {
        let constraint = constraint()
        if (try? solver.add(constraint)) != nil { constraints.append(constraint) }
      } else {
        try solver.remove(constraints.remove(at: Int.random(in: 0..<constraints.count, using: &generator)))
      }
      #expect(solver.rowCount == constraints.count)
      guard let edited = constraints.randomElement(using: &generator) else { continue }
      try? solver.setConstant(Double.random(in: -500...500, using: &generator), of: edited)
    }
    for constraint in constraints where constraint.strength.isRequired {
      let left = constraint.expression.terms.reduce(try solver.constant(of: constraint)) {
        $0 + $1.coefficient * solver.value(of: $1.variable)
      }
      let miss =
        switch constraint.relation {
        case .equal: abs(left)
        case .lessThanOrEqual: max(0, left)
        case .greaterThanOrEqual: max(0, -left)
        }
      #expect(miss < 1e-4, "\(solver.describe(constraint)) is missed by \(miss)")
    }
    for constraint in constraints { try solver.remove(constraint) }
    #expect(solver.rowCount == 0)
    #expect(variables.allSatisfy { solver.isAmbiguous($0) && solver.value(of: $0) == 0 })
  }
}

extension Solver {
  /// How many symbols and variables are written in terms of others.
  fileprivate var rowCount: Int {
    (tableau.rows + definitions.rows).count { $0 != nil }
  }
}
