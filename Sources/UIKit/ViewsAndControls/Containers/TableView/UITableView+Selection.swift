extension UITableView {
  /// Posted when the user has selected or deselected a row.
  ///
  /// The object of the notification is the table. Selecting rows in code does not post it.
  public nonisolated static let selectionDidChangeNotification = NSNotification.Name(
    "UITableViewSelectionDidChangeNotification")

  private func postSelection() {
    NotificationCenter.default.post(name: Self.selectionDidChangeNotification, object: self)
  }

  // MARK: - Selection by the App

  func select(_ row: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    loadDataIfNeeded()
    guard let row else {
      for old in selection.items { deselect(old, animated: animated) }
      return
    }
    guard geometry.contains(row) else { return }
    if !allowsSeveral { for old in selection.items where old != row { deselect(old, animated: animated) } }
    selection.insert(row)
    live.cells[row]?.setSelected(true, animated: animated)
    if scrollPosition != .none { scroll(to: row, at: scrollPosition, animated: animated) }
  }

  func deselect(_ row: IndexPath, animated: Bool) {
    selection.remove(row)
    live.cells[row]?.setSelected(false, animated: animated)
  }

  func limitSelection() {
    for row in selection.items.dropFirst() { deselect(row, animated: false) }
  }

  // MARK: - Selection by the User

  var allowsSeveral: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  /// A Boolean value that indicates whether the user can select something now.
  var canSelect: Bool {
    isEditing
      ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing
      : allowsSelection || allowsMultipleSelection
  }

  /// Selects or deselects a row that the user tapped, with UIKit's order of delegate calls.
  func userTapped(_ row: IndexPath) {
    if selection.contains(row), allowsSeveral { return userDeselects(row) }
    userSelects(row, performsPrimaryAction: true)
  }

  /// Selects a row for the user.
  func userSelects(_ row: IndexPath, performsPrimaryAction: Bool) {
    let wanted: IndexPath?
    if let delegate { wanted = delegate.tableView(self, willSelectRowAt: row) } else { wanted = row }
    guard let wanted, geometry.contains(wanted) else { return }
    if !allowsSeveral { for old in selection.items where old != wanted { deselectForUser(old) } }
    guard geometry.contains(wanted) else { return }
    selection.insert(wanted)
    let cell = live.cells[wanted]
    cell?.setSelected(true, animated: false)
    // A segue is performed before the delegate is notified of the row.
    cell?.selectionSegue?()
    delegate?.tableView(self, didSelectRowAt: wanted)
    postSelection()
    guard performsPrimaryAction, !allowsSeveral, geometry.contains(wanted) else { return }
    if delegate?.tableView(self, canPerformPrimaryActionForRowAt: wanted) ?? false {
      delegate?.tableView(self, performPrimaryActionForRowAt: wanted)
    }
  }

  private func userDeselects(_ row: IndexPath) {
    deselectForUser(row)
    postSelection()
  }

  private func deselectForUser(_ row: IndexPath) {
    let wanted: IndexPath?
    if let delegate { wanted = delegate.tableView(self, willDeselectRowAt: row) } else { wanted = row }
    guard let wanted else { return }
    deselect(wanted, animated: false)
    delegate?.tableView(self, didDeselectRowAt: wanted)
  }

  // MARK: - Touches

  func rowTouchBegan(_ touches: Set<UITouch>) {
    guard let touch = touches.first, selection.highlighted == nil else { return }
    guard !closeSwipeIfOpen() else { return }
    guard canSelect, let row = row(under: touch),
      delegate?.tableView(self, shouldHighlightRowAt: row) ?? true
    else { return }
    selection.highlighted = row
    live.cells[row]?.setHighlighted(true, animated: false)
    delegate?.tableView(self, didHighlightRowAt: row)
  }

  func rowTouchMoved(_ touches: Set<UITouch>) {
    // A touch that moves away without scrolling ends the highlight of the row.
    guard let row = selection.highlighted, let touch = touches.first, let cell = live.cells[row],
      !cell.bounds.insetBy(dx: -20, dy: -20).contains(touch.location(in: cell))
    else { return }
    rowTouchCancelled()
  }

  func rowTouchEnded(_ touches: Set<UITouch>) {
    guard let row = selection.highlighted else { return }
    unhighlight(row)
    userTapped(row)
  }

  func rowTouchCancelled() {
    if let row = selection.highlighted { unhighlight(row) }
  }

  private func unhighlight(_ row: IndexPath) {
    selection.highlighted = nil
    live.cells[row]?.setHighlighted(false, animated: false)
    delegate?.tableView(self, didUnhighlightRowAt: row)
  }

  /// Returns the row whose cell contains a touch.
  private func row(under touch: UITouch) -> IndexPath? {
    var view = touch.view
    while let current = view, current !== self {
      if let cell = current as? UITableViewCell, cell.table === self { return live.indexPath(of: cell) }
      view = current.superview
    }
    return nil
  }

  func accessoryButtonTapped(in cell: UITableViewCell) {
    cell.accessorySegue?()
    if let row = live.indexPath(of: cell) { delegate?.tableView(self, accessoryButtonTappedForRowWith: row) }
  }

  /// Ends the user's interaction with a row.
  ///
  /// Called when the table leaves the screen or its data is replaced.
  func abandonInteraction() {
    closeSwipe(animated: false)
    cancelReordering()
    showGap(nil, animated: false)
    selection.highlighted = nil
  }
}
