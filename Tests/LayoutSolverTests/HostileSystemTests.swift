import LayoutSolver
import TestSupport
import Testing

/// A hundred thousand systems that no app would contain.
@Suite(.background) struct HostileSystemTests {
  // No time limit: the time until the test runs depends on the machine. A call that never ended would keep the run from
  // ending.
  @Test(arguments: 0..<100)
  func `No system crashes or hangs`(seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    for _ in 0..<1_000 { try attack(using: &generator) }
  }

  private func attack(using generator: inout SplitMix64) throws {
    let solver = Solver()
    let variables = (0..<Int.random(in: 1...4, using: &generator)).map { _ in solver.makeVariable() }
    var constraints: [Constraint] = []
    for _ in 0..<Int.random(in: 1...8, using: &generator) {
      let constraint = constraint(on: variables, using: &generator)
      let hasGoodTerms = constraint.expression.terms.allSatisfy { isAcceptable($0.coefficient) }
      let refusal = solver.refusal(of: constraint)
      if !hasGoodTerms || !isAcceptable(constraint.expression.constant) {
        guard case .numberOutOfRange = refusal else {
          Issue.record("\(solver.describe(constraint)) must be refused")
          return
        }
      }
      if refusal == nil { constraints.append(constraint) }
      guard let earlier = constraints.randomElement(using: &generator), solver.contains(earlier) else { continue }
      switch Int.random(in: 0..<6, using: &generator) {
      case 0: try? solver.remove(earlier)
      case 1: try? solver.setConstant(number(using: &generator), of: earlier)
      case 2: _ = solver.isAmbiguous(variables[0])
      case 3:
        guard case .duplicate = solver.refusal(of: earlier) else {
          Issue.record("\(solver.describe(earlier)) was added twice")
          return
        }
      default: break
      }
    }
    let values = variables.map(solver.value(of:))
    if !values.allSatisfy(\.isFinite) { Issue.record("\(values)\n\(solver)") }
  }

  private func constraint(on variables: [Variable], using generator: inout SplitMix64) -> Constraint {
    let terms = (0..<Int.random(in: 0...3, using: &generator)).compactMap { _ in
      variables.randomElement(using: &generator)
        .map { LinearExpression.Term($0, times: number(using: &generator)) }
    }
    let priorities: [Float] = [1000, 1000, 1000, 999, 750, 250, 1]
    return Constraint(
      LinearExpression(terms, constant: number(using: &generator)),
      [.equal, .lessThanOrEqual, .greaterThanOrEqual][Int.random(in: 0..<3, using: &generator)],
      strength: Strength(priorities[Int.random(in: 0..<priorities.count, using: &generator)]))
  }

  /// Mostly a small whole number, so that systems have something to do with each other.
  private func number(using generator: inout SplitMix64) -> Double {
    let sign: Double = Bool.random(using: &generator) ? 1 : -1
    return switch Int.random(in: 0..<200, using: &generator) {
    case 0: .nan
    case 1: sign * .infinity
    case 2: sign * .greatestFiniteMagnitude
    case 3: sign * .leastNonzeroMagnitude
    case 4..<10: sign * 1e9
    case 10..<16: sign * 1e-9
    case 16..<40: sign * Double.random(in: 1e-6...1e6, using: &generator)
    default: sign * Double(Int.random(in: 0...3, using: &generator))
    }
  }

  private func isAcceptable(_ number: Double) -> Bool {
    number == 0 || Solver.numericRange.contains(abs(number))
  }
}
