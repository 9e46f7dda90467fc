/// The editing state of a table: the swiped row, and the row that is being reordered.
@MainActor
struct TableEditing {
  /// A row that the user moves.
  struct Reorder {
    let cell: UITableViewCell
    let source: IndexPath
    var destination: IndexPath
    /// The position of the touch in the cell.
    let grip: CGFloat
    let height: CGFloat
  }

  var swipe: RowSwipe?
  var reorder: Reorder?
  /// The gap for a drop.
  var gap: TableGap?

  /// A Boolean value that indicates whether a row can be displaced from the place that the heights above it result in.
  var movesRows: Bool { swipe != nil || gap != nil || reorder != nil }

  /// Returns the offset of a row.
  func offset(of row: IndexPath) -> CGFloat { swipe.flatMap { $0.row == row ? $0.offset : nil } ?? 0 }

  /// Returns the displacement of a row that makes space for the reordered row, or for a drop.
  func displacement(of row: IndexPath) -> CGFloat {
    if let gap { return gap.displacement(of: row) }
    guard let reorder, row != reorder.source else { return 0 }
    if row > reorder.source, row <= reorder.destination { return -reorder.height }
    if row < reorder.source, row >= reorder.destination { return reorder.height }
    return 0
  }
}
