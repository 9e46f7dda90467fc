/// The views of rows and sections that leave the screen in the animation of an update.
///
/// They remain in the hierarchy until the animation ends, but the table no longer finds them.
@MainActor
struct TableLeavingViews {
  /// The cells and the index paths that the delegate receives for them.
  var cells: [(cell: UITableViewCell, row: IndexPath)] = []
  var placeholders: [UITableViewCell] = []
  /// The headers and footers of removed sections.
  var removed = TableGoneViews()
  /// The headers and footers that moved out of the visible area.
  var displaced = TableGoneViews()
}

extension UITableView {
  /// Removes the views that are not visible after an update from the displayed views.
  ///
  /// The animation moves them out of the visible area.
  func detachInvisible(into leaving: inout TableLeavingViews) {
    for (row, cell) in live.cells where !isVisible(row) && editingState.reorder?.cell !== cell {
      live.removeCell(at: row)
      leaving.cells.append((cell, row))
    }
    for (section, view) in live.headers where !isHeaderVisible(section) {
      live.headers[section] = nil
      leaving.displaced.headers[section] = view
    }
    for (section, view) in live.footers where !isFooterVisible(section) {
      live.footers[section] = nil
      leaving.displaced.footers[section] = view
    }
  }

  /// Removes the views from the table, tells the delegate, and keeps them for reuse.
  func takeBack(_ leaving: TableLeavingViews) {
    for (cell, row) in leaving.cells {
      cell.alpha = 1
      takeBack(cell, from: row)
    }
    for cell in leaving.placeholders { takeBack(placeholder: cell) }
    for view in leaving.removed.views { view.alpha = 1 }
    endDisplay(of: leaving.removed)
    endDisplay(of: leaving.displaced)
  }
}
