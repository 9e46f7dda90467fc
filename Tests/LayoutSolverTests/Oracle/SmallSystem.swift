import LayoutSolver
import TestSupport

/// A random system in small whole numbers, for the solver and for the oracle.
struct SmallSystem {
  struct Statement {
    var coefficients: [Int]
    /// The statement is `coefficients · x  relation  bound`.
    var bound: Int
    var relation: Relation
    var priority: Int
  }

  var count: Int
  var statements: [Statement]

  init(count: Int, statements: [Statement]) {
    self.count = count
    self.statements = statements
  }

  init(using generator: inout SplitMix64, priorities: [Int] = [1000, 1000, 750, 750, 250, 1]) {
    let count = Int.random(in: 1...3, using: &generator)
    self.count = count
    statements = (0..<Int.random(in: 1...7, using: &generator)).map { _ in
      Statement(
        coefficients: (0..<count).map { _ in Int.random(in: -3...3, using: &generator) },
        bound: Int.random(in: -10...10, using: &generator),
        relation: [.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual][Int.random(in: 0...3, using: &generator)],
        priority: priorities[Int.random(in: 0..<priorities.count, using: &generator)])
    }
  }

  func constraints(on variables: [Variable]) -> [Constraint] {
    statements.map { statement in
      let terms = zip(variables, statement.coefficients).map { LinearExpression.Term($0, times: Double($1)) }
      return Constraint(
        LinearExpression(terms, constant: -Double(statement.bound)), statement.relation,
        strength: Strength(Float(statement.priority)))
    }
  }

  /// By how much a solution misses the statements of a priority.
  func violation(at priority: Int, values: [Double]) -> Double {
    statements.filter { $0.priority == priority }.map { statement in
      let left = zip(statement.coefficients, values).map { Double($0) * $1 }.reduce(0, +) - Double(statement.bound)
      return switch statement.relation {
      case .equal: abs(left)
      case .lessThanOrEqual: max(0, left)
      case .greaterThanOrEqual: max(0, -left)
      }
    }.reduce(0, +)
  }
}

// MARK: - Oracle

extension SmallSystem {
  /// The least violations, by priority from the highest; nil if the required statements contradict each other.
  func leastViolations() throws -> [(priority: Int, sum: Rational)]? {
    var program = self.program
    let soft = statements.indices.filter { statements[$0].priority < 1000 }
    guard try program.minimum(of: []) != nil else { return nil }
    var sums: [(priority: Int, sum: Rational)] = []
    for priority in Set(soft.map { statements[$0].priority }).sorted(by: >) {
      var goal = [Rational](repeating: .zero, count: program.width)
      for index in soft where statements[index].priority == priority {
        goal[2 * count + 2 * index] = .one
        goal[2 * count + 2 * index + 1] = .one
      }
      guard let sum = try program.minimum(of: goal) else { return nil }
      sums.append((priority, sum))
      program.lines.append(.init(coefficients: goal, bound: sum, isEquation: true))
    }
    return sums
  }

  var isFeasible: Bool {
    get throws {
      let required = statements.filter { $0.priority == 1000 }
      return try SmallSystem(count: count, statements: required).leastViolations() != nil
    }
  }

  /// Each variable as a difference of two, each statement with two errors; those of required ones have no column.
  private var program: ExactProgram {
    let width = 2 * count + 2 * statements.count
    let lines = statements.enumerated().map { index, statement in
      let sign = statement.relation == .lessThanOrEqual ? -1 : 1
      var coefficients = [Rational](repeating: .zero, count: width)
      for (variable, coefficient) in statement.coefficients.enumerated() {
        coefficients[2 * variable] = Rational(sign * coefficient)
        coefficients[2 * variable + 1] = Rational(-sign * coefficient)
      }
      if statement.priority < 1000 {
        coefficients[2 * count + 2 * index] = .one
        if statement.relation == .equal { coefficients[2 * count + 2 * index + 1] = Rational(-1) }
      }
      return ExactProgram.Line(
        coefficients: coefficients, bound: Rational(sign * statement.bound), isEquation: statement.relation == .equal)
    }
    return ExactProgram(lines: lines, width: width)
  }
}
