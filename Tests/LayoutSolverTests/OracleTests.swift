import LayoutSolver
import TestSupport
import Testing

/// The solver against exact arithmetic, on random systems.
@Suite(.background) struct OracleTests {
  @Test(arguments: 0..<8)
  func `Each priority is missed by as little as exact arithmetic allows`(seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    for round in 0..<150 {
      var system = SmallSystem(using: &generator)
      let solver = Solver()
      let variables = (0..<system.count).map { solver.makeVariable("x\($0)") }
      var accepted: [SmallSystem.Statement] = []
      for (statement, constraint) in zip(system.statements, system.constraints(on: variables)) {
        let extended = SmallSystem(count: system.count, statements: accepted + [statement])
        guard let isFeasible = try? extended.isFeasible else { continue }
        let refusal = solver.refusal(of: constraint)
        #expect((refusal == nil) == isFeasible, "seed \(seed) round \(round): \(solver.describe(constraint))")
        if refusal == nil { accepted.append(statement) }
      }
      system.statements = accepted
      guard let sums = try? system.leastViolations() else { continue }
      let values = variables.map(solver.value(of:))
      #expect(system.violation(at: 1000, values: values) < 1e-6, "seed \(seed) round \(round)")
      for (priority, sum) in sums {
        let violation = system.violation(at: priority, values: values)
        guard abs(violation - sum.double) > 1e-6 else { continue }
        Issue.record("seed \(seed) round \(round) @\(priority): \(violation), not \(sum.double)\n\(solver)")
        break
      }
    }
  }

  @Test(arguments: 0..<4)
  func `A conflict contradicts, and not without any one of its constraints`(seed: UInt64) throws {
    var generator = SplitMix64(seed: 100 + seed)
    var conflicts = 0
    for round in 0..<150 {
      let system = SmallSystem(using: &generator, priorities: [1000, 1000, 1000, 500])
      let solver = Solver()
      let variables = (0..<system.count).map { solver.makeVariable("x\($0)") }
      let constraints = system.constraints(on: variables)
      for constraint in constraints {
        guard case .unsatisfiable(let conflict) = solver.refusal(of: constraint) else { continue }
        conflicts += 1
        let statements = zip(constraints, system.statements).filter { conflict.constraints.contains($0.0) }.map(\.1)
        #expect(conflict.constraints.contains(constraint))
        #expect(statements.allSatisfy { $0.priority == 1000 })
        let set = SmallSystem(count: system.count, statements: statements)
        #expect(try !set.isFeasible, "seed \(seed) round \(round)\n\(conflict.description)")
        for index in statements.indices {
          var fewer = set
          fewer.statements.remove(at: index)
          #expect(try fewer.isFeasible, "seed \(seed) round \(round) without \(index)\n\(conflict.description)")
        }
      }
    }
    #expect(conflicts > 20)
  }

  @Test(arguments: 0..<8)
  func `Adding, editing and removing in any order ends where a new solver does`(seed: UInt64) throws {
    var generator = SplitMix64(seed: 200 + seed)
    for round in 0..<100 {
      let system = SmallSystem(using: &generator)
      let solver = Solver()
      let variables = (0..<system.count).map { solver.makeVariable("x\($0)") }
      let constraints = system.constraints(on: variables)
      for _ in 0..<30 {
        guard let constraint = constraints.randomElement(using: &generator) else { continue }
        if !solver.contains(constraint) {
          try? solver.add(constraint)
        } else if Bool.random(using: &generator) {
          try solver.remove(constraint)
        } else {
          try? solver.setConstant(Double(Int.random(in: -10...10, using: &generator)), of: constraint)
        }
      }
      var final = system
      final.statements = []
      for (statement, constraint) in zip(system.statements, constraints) where solver.contains(constraint) {
        var statement = statement
        statement.bound = Int(try -solver.constant(of: constraint))
        final.statements.append(statement)
      }
      guard let sums = try? final.leastViolations() else {
        #expect((try? final.isFeasible) != false, "seed \(seed) round \(round)\n\(solver)")
        continue
      }
      let values = variables.map(solver.value(of:))
      #expect(final.violation(at: 1000, values: values) < 1e-6, "seed \(seed) round \(round)")
      for (priority, sum) in sums {
        let violation = final.violation(at: priority, values: values)
        guard abs(violation - sum.double) > 1e-6 else { continue }
        Issue.record("seed \(seed) round \(round) @\(priority): \(violation), not \(sum.double)\n\(solver)")
        break
      }
      let fresh = Solver()
      let others = (0..<system.count).map { fresh.makeVariable("x\($0)") }
      for constraint in final.constraints(on: others).shuffled(using: &generator) { try fresh.add(constraint) }
      for (variable, other) in zip(variables, others) {
        #expect(solver.isAmbiguous(variable) == fresh.isAmbiguous(other), "seed \(seed) round \(round)\n\(solver)")
        guard !fresh.isAmbiguous(other) else { continue }
        let difference = abs(solver.value(of: variable) - fresh.value(of: other))
        #expect(difference < 1e-6, "seed \(seed) round \(round)\n\(solver)")
      }
    }
  }
}
