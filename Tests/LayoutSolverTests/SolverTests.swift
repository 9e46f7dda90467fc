import LayoutSolver
import Testing

@Suite struct SolverTests {
  let solver = Solver()
  let x: Variable
  let y: Variable

  init() {
    x = solver.makeVariable("x")
    y = solver.makeVariable("y")
  }

  @Test func `A variable without constraints is zero and ambiguous`() {
    #expect(solver.value(of: x) == 0)
    #expect(solver.isAmbiguous(x))
  }

  @Test func `Required equations determine the values that satisfy them`() throws {
    try solver.add(x + y == 10)
    try solver.add(x - y == 4)
    #expect(solver.value(of: x) == 7)
    #expect(solver.value(of: y) == 3)
    #expect(!solver.isAmbiguous(x) && !solver.isAmbiguous(y))
  }

  @Test func `Four values are read in their order, after changes too`() throws {
    let (width, height) = (solver.makeVariable("width"), solver.makeVariable("height"))
    try solver.add(x == 1)
    try solver.add(y == x + 1)
    try solver.add(width == y + 1)
    let last: Constraint = height == width + 1
    try solver.add(last)
    let before = solver.values(of: x, y, width, height)
    #expect([before.0, before.1, before.2, before.3] == [1, 2, 3, 4])
    try solver.setConstant(5, of: last)
    let after = solver.values(of: height, x, y, width)
    #expect([after.0, after.1, after.2, after.3] == [solver.value(of: height), 1, 2, 3])
    #expect(after.0 != 4)
  }

  @Test func `The stronger of two constraints wins`() throws {
    try solver.add((x == 1).with(strength: 250))
    try solver.add((x == 2).with(strength: 251))
    #expect(solver.value(of: x) == 2)
  }

  @Test func `No number of weaker constraints outweighs a stronger one`() throws {
    try solver.add((x == 1).with(strength: 251))
    for _ in 0..<2_000 { try solver.add((x == 2).with(strength: 250)) }
    #expect(solver.value(of: x) == 1)
  }

  @Test func `The example of the documentation`() throws {
    try solver.add(x >= 16)
    try solver.add((y == 320).with(strength: 750))
    try solver.add(x + y <= 300)
    #expect(solver.value(of: y) == 284)
  }

  @Test func `Removing a constraint restores those that it overrode`() throws {
    let strong = (x == 2).with(strength: 750)
    try solver.add((x == 1).with(strength: 250))
    try solver.add(strong)
    try solver.remove(strong)
    #expect(solver.value(of: x) == 1)
  }

  @Test func `A constant is edited without another constraint`() throws {
    let gap = y == x + 8
    try solver.add(x == 10)
    try solver.add(gap)
    try solver.setConstant(-20, of: gap)
    #expect(solver.value(of: y) == 30)
    #expect(try solver.constant(of: gap) == -20)
  }

  @Test func `A suggestion is followed as far as required constraints allow`() throws {
    try solver.add(x <= 100)
    try solver.addEditVariable(x, strength: 500)
    try solver.suggest(70, for: x)
    #expect(solver.value(of: x) == 70)
    try solver.suggest(170, for: x)
    #expect(solver.value(of: x) == 100)
    try solver.removeEditVariable(x)
    #expect(solver.isAmbiguous(x))
  }

  @Test func `Only variables that moved are reported as changed`() throws {
    let place = x == 10
    try solver.add(place)
    try solver.add(y == 5)
    #expect(Set(solver.takeChangedVariables()) == [x, y])
    #expect(solver.takeChangedVariables().isEmpty)
    try solver.setConstant(-11, of: place)
    #expect(solver.takeChangedVariables() == [x])
  }

  @Test func `A variable held between two bounds is ambiguous until they meet`() throws {
    try solver.add(x >= 1)
    let upper = x <= 2
    try solver.add(upper)
    #expect(solver.isAmbiguous(x))
    try solver.setConstant(-1, of: upper)
    #expect(!solver.isAmbiguous(x))
  }

  @Test func `A long chain is followed without running out of stack`() throws {
    var last = x
    for _ in 0..<50_000 {
      let next = solver.makeVariable()
      try solver.add(next == last + 1)
      last = next
    }
    try solver.add(x == 5)
    #expect(solver.value(of: last) == 50_005)
  }

  @Test func `The index of a removed variable is reused`() throws {
    let constraint = x == 3
    try solver.add(constraint)
    try solver.remove(constraint)
    solver.removeVariable(x)
    let z = solver.makeVariable("z")
    #expect(z != x)
    #expect(solver.value(of: z) == 0)
  }
}
