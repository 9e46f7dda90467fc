extension UITableView {
  func canEdit(_ row: IndexPath) -> Bool { dataSource?.tableView(self, canEditRowAt: row) ?? false }

  func editingStyle(of row: IndexPath) -> UITableViewCell.EditingStyle {
    guard canEdit(row) else { return .none }
    guard let delegate else { return .delete }
    return delegate.tableView(self, editingStyleForRowAt: row)
  }

  func editingDidChange(animated: Bool) {
    selection.highlighted = nil
    for row in selection.items { deselect(row, animated: false) }
    for (row, cell) in live.cells where geometry.contains(row) {
      cell.surroundings = surroundings(of: row)
      cell.setEditing(isEditing && (canEdit(row) || cell.surroundings.canMove), animated: animated)
    }
    if !isEditing { cancelReordering() }
    // The controls reduce the width of the content.
    measureRowsAgain()
    guard animated, window != nil else { return }
    UIView.animate(withDuration: TableMetrics.updateDuration) { self.layoutIfNeeded() }
  }

  /// Performs the editing action of a row.
  ///
  /// Called when its editing control is tapped.
  func editControlTapped(in cell: UITableViewCell) {
    guard let row = live.indexPath(of: cell) else { return }
    switch cell.editingStyle {
    case .none: break
    case .insert: dataSource?.tableView(self, commit: .insert, forRowAt: row)
    case .delete:
      if editingState.swipe?.row == row { return closeSwipe(animated: true) }
      closeSwipe(animated: true)
      openSwipe(at: row, isLeading: false)
      settleSwipe()
    }
  }

  // MARK: - Swipe Actions

  func actions(of row: IndexPath, isLeading: Bool) -> UISwipeActionsConfiguration? {
    guard canEdit(row) else { return nil }
    if isLeading {
      return delegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: row)
    }
    if let given = delegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: row) { return given }
    if let given = rowActions(of: row) { return given }
    guard commitsEditing, editingStyle(of: row) == .delete else { return nil }
    let title = delegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: row) ?? "Delete"
    let delete = UIContextualAction(style: .destructive, title: title) { [weak self] _, _, done in
      // The row may have moved meanwhile.
      if let self, let row = editingState.swipe?.row { dataSource?.tableView(self, commit: .delete, forRowAt: row) }
      done(true)
    }
    return UISwipeActionsConfiguration(actions: [delete])
  }
}
