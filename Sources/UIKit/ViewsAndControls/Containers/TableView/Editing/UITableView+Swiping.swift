extension UITableView: RowSwiping {
  var rowSwipe: RowSwipe? {
    get { editingState.swipe }
    set { editingState.swipe = newValue }
  }

  var allowsSwiping: Bool { !isEditing }

  func swipeableRow(at point: CGPoint) -> IndexPath? {
    indexPathForRow(at: point).flatMap { live.cells[$0] == nil ? nil : $0 }
  }

  func swipeableCell(_ row: IndexPath) -> UIView? { live.cells[row] }

  func restingFrame(_ row: IndexPath) -> CGRect? {
    guard geometry.contains(row) else { return nil }
    return CGRect(x: cellMinX, y: geometry.rowStart(row), width: cellWidth, height: geometry.rowHeight(row))
  }

  func swipeActions(of row: IndexPath, isLeading: Bool) -> UISwipeActionsConfiguration? {
    actions(of: row, isLeading: isLeading)
  }

  func swipeWillBegin(_ row: IndexPath) {
    rowTouchCancelled()
    live.cells[row]?.setSwiped(true)
    delegate?.tableView(self, willBeginEditingRowAt: row)
  }

  func swipeWillEnd(_ row: IndexPath) { live.cells[row]?.setSwiped(false) }

  func swipeDidEnd(_ row: IndexPath) {
    delegate?.tableView(self, didEndEditingRowAt: row)
  }

  func endOfSwiping(_ cell: UIView?) -> @MainActor () -> Void {
    guard let cell = cell as? UITableViewCell, let transition = cell.swipeTransition else { return {} }
    return { cell.endTransition(transition) }
  }
}
