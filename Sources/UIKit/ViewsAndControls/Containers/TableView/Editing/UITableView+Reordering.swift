extension UITableView {
  /// Called when the gesture of a cell's reorder control changes.
  func reorderDidChange(_ recognizer: UIGestureRecognizer, cell: UITableViewCell) {
    let y = recognizer.location(in: self).y
    switch recognizer.state {
    case .began: beginReordering(cell, at: y)
    case .changed: continueReordering(at: y)
    case .ended: endReordering()
    case .cancelled, .failed: cancelReordering()
    case .possible: break
    }
  }

  private func beginReordering(_ cell: UITableViewCell, at y: CGFloat) {
    guard editingState.reorder == nil, placeholders.isEmpty, let row = live.indexPath(of: cell) else { return }
    editingState.reorder = TableEditing.Reorder(
      cell: cell, source: row, destination: row, grip: y - cell.frame.minY, height: geometry.rowHeight(row))
    cell.layer.zPosition = 10
    cell.layer.shadowOpacity = 0.2
    cell.layer.shadowRadius = 6
    cell.layer.shadowOffset = CGSize(width: 0, height: 2)
  }

  private func continueReordering(at y: CGFloat) {
    guard let reorder = editingState.reorder, y.isFinite else { return }
    reorder.cell.frame.origin.y = y - reorder.grip
    let middle = y - reorder.grip + reorder.height / 2
    guard let proposed = geometry.row(at: middle), proposed != reorder.destination else { return }
    let target =
      delegate?.tableView(
        self, targetIndexPathForMoveFromRowAt: reorder.source, toProposedIndexPath: proposed) ?? proposed
    guard geometry.contains(target), target != reorder.destination else { return }
    editingState.reorder?.destination = target
    UIView.animate(withDuration: 0.2, delay: 0, options: [.allowUserInteraction]) {
      for (row, cell) in self.live.cells { self.place(cell, at: row) }
    }
  }

  private func endReordering() {
    guard let reorder = editingState.reorder else { return }
    editingState.reorder = nil
    settle(reorder.cell)
    guard reorder.destination != reorder.source else { return putBack() }
    dataSource?.tableView(self, moveRowAt: reorder.source, to: reorder.destination)
    change(.automatic) { $0.movedItems.append((reorder.source, reorder.destination)) }
  }

  func cancelReordering() {
    guard let reorder = editingState.reorder else { return }
    editingState.reorder = nil
    settle(reorder.cell)
    putBack()
  }

  private func settle(_ cell: UITableViewCell) {
    cell.layer.zPosition = 0
    cell.layer.shadowOpacity = 0
  }

  private func putBack() {
    UIView.animate(withDuration: 0.2) {
      for (row, cell) in self.live.cells where self.geometry.contains(row) { self.place(cell, at: row) }
    }
  }
}
