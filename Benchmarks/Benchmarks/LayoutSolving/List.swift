import LayoutSolver

/// A list as in a table or a stack view: rows below each other, each as high as its text, with a label.
///
/// `Kiwi/driver.cpp` contains the same list. Keep the two identical.
struct List {
  let solver = Solver()
  /// The width of the label's text, for each row.
  private(set) var widths: [Constraint] = []
  /// The height of the text, for each row.
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

  /// Changes the width of the text in the middle row, which affects only that row.
  func editWidth(_ width: Double) throws {
    try solver.setConstant(-width, of: widths[widths.count / 2])
    _ = solver.takeChangedVariables()
  }

  /// Changes the height of the text in the middle row, which moves all rows below it.
  func editHeight(_ height: Double) throws {
    try solver.setConstant(-height, of: heights[heights.count / 2])
    _ = solver.takeChangedVariables()
  }
}
