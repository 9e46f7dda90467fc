import LayoutSolver
import Testing

/// What is refused, and that nothing has happened then.
@Suite struct RefusalTests {
  let solver = Solver()
  let x: Variable

  init() {
    x = solver.makeVariable("x")
  }

  @Test func `A contradiction names the constraints that contradict each other`() throws {
    let y = solver.makeVariable("y")
    let lower = (x >= 10).with(strength: .required, identifier: "lower")
    let same: Constraint = x == y
    let upper = y <= 5
    try solver.add(lower)
    try solver.add(same)
    try solver.add((y == 3).with(strength: 750))
    guard case .unsatisfiable(let conflict) = solver.refusal(of: upper) else {
      Issue.record("it contradicts")
      return
    }
    #expect(conflict.constraints == [lower, same, upper])
    #expect(conflict.culprit == upper)
    #expect(
      conflict.description == """
        x >= 10 'lower'
        x - y == 0
        y <= 5
        """)
    #expect(solver.value(of: x) == 10)
    #expect(!solver.contains(upper))
  }

  @Test func `A constant that contradicts is not taken`() throws {
    let upper = x <= 20
    try solver.add(x >= 10)
    try solver.add(upper)
    #expect(throws: SolverError.self) { try solver.setConstant(-5, of: upper) }
    #expect(try solver.constant(of: upper) == -20)
    #expect(solver.value(of: x) == 10)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e10, 1e-10])
  func `Numbers out of range are refused`(number: Double) throws {
    guard case .numberOutOfRange = solver.refusal(of: x == number),
      case .numberOutOfRange = solver.refusal(of: number * x == 1)
    else {
      Issue.record("\(number) was taken")
      return
    }
    #expect(solver.isAmbiguous(x))
  }

  @Test(arguments: [Float.nan, 0, -1, 1001])
  func `Strengths out of range are refused`(priority: Float) {
    guard case .strengthOutOfRange = solver.refusal(of: (x == 1).with(strength: Strength(priority))) else {
      Issue.record("\(priority) was taken")
      return
    }
  }

  @Test func `A constraint is added once and removed once`() throws {
    let constraint = x == 1
    try solver.add(constraint)
    guard case .duplicate = solver.refusal(of: constraint) else {
      Issue.record("it was added twice")
      return
    }
    try solver.remove(constraint)
    #expect(throws: SolverError.self) { try solver.remove(constraint) }
  }

  @Test func `A variable of another solver is refused`() {
    let other = Solver()
    _ = other.makeVariable()
    let stranger = other.makeVariable()
    guard case .unknownVariable(stranger) = solver.refusal(of: stranger == 1) else {
      Issue.record("it was taken")
      return
    }
  }
}
