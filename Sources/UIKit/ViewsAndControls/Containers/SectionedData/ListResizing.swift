/// The cells that a list measures again in its next layout pass.
@MainActor
struct ListResizing<Cell: UIView> {
  private var cells: [Cell] = []
  private(set) var isAnimated = false

  var isEmpty: Bool { cells.isEmpty }

  /// Adds a cell whose content has changed.
  mutating func add(_ cell: Cell, isAnimated: Bool) {
    if !cells.contains(cell) { cells.append(cell) }
    if isAnimated { self.isAnimated = true }
  }

  /// Removes and returns the cells.
  mutating func take() -> [Cell] {
    defer { self = ListResizing() }
    return cells
  }
}
