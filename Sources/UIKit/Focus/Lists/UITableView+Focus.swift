extension UITableView: FocusList {
  /// Returns the row whose cell is or contains an item.
  func row(containing item: any UIFocusItem) -> IndexPath? {
    var next = FocusHierarchy.view(item)
    while let current = next, current !== self {
      if let cell = current as? UITableViewCell, cell.table === self { return live.indexPath(of: cell) }
      next = current.superviewStorage
    }
    return nil
  }

  func canFocus(_ row: IndexPath) -> Bool { delegate?.tableView(self, canFocusRowAt: row) ?? allowsFocus }

  // MARK: - Updates

  /// The environments to which the focus is directed when it enters the table.
  var focusEntries: [any UIFocusEnvironment] {
    if remembersLastFocusedIndexPath, let cell = lastFocusedCell { return [cell, self] }
    if let row = delegate?.indexPathForPreferredFocusedView(in: self), let cell = live.cells[row] {
      return [cell, self]
    }
    return [self]
  }

  func permits(_ context: UIFocusUpdateContext) -> Bool {
    delegate?.tableView(self, shouldUpdateFocusIn: UITableViewFocusUpdateContext(context, in: self)) ?? true
  }

  func followFocus(_ context: UIFocusUpdateContext, _ coordinator: UIFocusAnimationCoordinator) {
    let own = UITableViewFocusUpdateContext(context, in: self)
    // The cell that showed the index path was replaced, so that the user has not moved to another one.
    let isReturn = own.previouslyFocusedView?.window == nil && own.nextFocusedIndexPath == focus.lastIndexPath
    if let row = own.nextFocusedIndexPath { focus.lastIndexPath = row }
    delegate?.tableView(self, didUpdateFocusIn: own, with: coordinator)
    guard !isReturn, let row = own.nextFocusedIndexPath, let cell = live.cells[row], own.nextFocusedItem === cell else {
      return
    }
    selectFocused(row)
  }

  private func selectFocused(_ row: IndexPath) {
    guard selectionFollowsFocus, canSelect, !allowsSeveral, !selection.contains(row),
      delegate?.tableView(self, selectionFollowsFocusForRowAt: row) ?? true
    else { return }
    userSelects(row, performsPrimaryAction: false)
  }

  // MARK: - Keys

  var lastFocusedCell: UIView? { focus.lastIndexPath.flatMap { live.cells[$0] } }

  var hasHiddenFocus: Bool {
    focus.lastIndexPath.map { geometry.contains($0) && live.cells[$0] == nil } ?? false
  }

  func revealCell(in heading: UIFocusHeading, from item: any UIFocusItem) -> (any UIFocusItem)? {
    guard heading == .up || heading == .down, var row = row(containing: item) else { return nil }
    while let next = heading == .up ? self.row(before: row) : self.row(after: row) {
      row = next
      guard canFocus(row), geometry.contains(row) else { continue }
      scroll(to: row, at: .none, animated: false)
      layoutIfNeeded()
      guard let cell = live.cells[row] else { return nil }
      if FocusVisibility.isFocusable(cell) { return cell }
    }
    return nil
  }

  private func row(after row: IndexPath) -> IndexPath? {
    if row.row + 1 < geometry.numberOfRows(in: row.section) { return IndexPath(row: row.row + 1, section: row.section) }
    var section = row.section + 1
    while section < geometry.numberOfSections {
      if geometry.numberOfRows(in: section) > 0 { return IndexPath(row: 0, section: section) }
      section += 1
    }
    return nil
  }

  private func row(before row: IndexPath) -> IndexPath? {
    if row.row > 0 { return IndexPath(row: row.row - 1, section: row.section) }
    var section = row.section - 1
    while section >= 0 {
      let count = geometry.numberOfRows(in: section)
      if count > 0 { return IndexPath(row: count - 1, section: section) }
      section -= 1
    }
    return nil
  }

  func activateCell(_ cell: any UIFocusItem) {
    guard canSelect, let row = row(containing: cell), delegate?.tableView(self, shouldHighlightRowAt: row) ?? true
    else { return }
    userTapped(row)
  }
}
