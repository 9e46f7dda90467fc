import LayoutSolver

/// A list as a table or a stack view makes it: rows below each other, each as high as its text, with a label.
///
/// `Kiwi/driver.cpp` makes the same; keep the two in step.
struct List {
  let solver = Solver()
  /// Of each row: how wide the label's text is.
  private(set) var widths: [Constraint] = []
  /// Of each row: how high the text is.
  private(set) var heights: [Constraint] = []

  init(rows: Int) throws {
    let (left, right) = (solver.makeVariable(), solver.makeVariable())
    try solver.add(left == 0)
    try solver.add(right == 375)
    var bottom = LinearExpression(constant: 0)
    for row in 0..<rows {
      let (top, height) = (solver.makeVariable(), solver.makeVariable())
      let (labelLeft, labelWidth) = (solver.makeVariable(), solver.makeVariable())
      let textHeight = (height == Double(30 + row % 40)).with(strength: 250)
      let textWidth = (labelWidth == Double(100 + row % 400)).with(strength: 750)
      try solver.add(top == bottom + 8)
      try solver.add(height >= 44)
      try solver.add(textHeight)
      try solver.add(labelLeft == left + 16)
      try solver.add(labelLeft + labelWidth <= right - 16)
      try solver.add(textWidth)
      heights.append(textHeight)
      widths.append(textWidth)
      bottom = top + height
    }
    _ = solver.takeChangedVariables()
  }

  /// Another text of another width in the middle row, which moves nothing else.
  func editWidth(_ width: Double) throws {
    try solver.setConstant(-width, of: widths[widths.count / 2])
    _ = solver.takeChangedVariables()
  }

  /// Another text of another height in the middle row, which moves all rows below it.
  func editHeight(_ height: Double) throws {
    try solver.setConstant(-height, of: heights[heights.count / 2])
    _ = solver.takeChangedVariables()
  }
}
