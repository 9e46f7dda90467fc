import LayoutSolver
import Testing

@Suite struct DescriptionTests {
  @Test func `The tableau reads like equations`() throws {
    let solver = Solver()
    let (x, y) = (solver.makeVariable("x"), solver.makeVariable("y"))
    try solver.add(y == 2 * x + 1)
    try solver.add((x == 3).with(strength: 750, identifier: "wish"))
    try solver.add(x >= 1)
    #expect(
      solver.description == """
        y - 2 x == 1
        x == 3 @750 'wish'
        x >= 1
        x = 3
        y = 7
        """)
    #expect(
      solver.tableauDescription == """
        Rows
          s5 = 2 + e3 - e4
        Definitions
          x = 3 + e3 - e4
          y = 1 + 2 x + 2 d2
        Costs
          e3: 1 @750
          e4: 1 @750
        """)
  }
}
