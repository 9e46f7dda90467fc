// The edit menus of rows.
extension UITableView {
  /// Returns the row at a point if the delegate permits its edit menu.
  func editMenu(at point: CGPoint) -> ListEditMenus.Element? {
    guard !isEditing, let row = indexPathForRow(at: point), let cell = cellForRow(at: row),
      delegate?.tableView(self, shouldShowMenuForRowAt: row) == true
    else { return nil }
    return ListEditMenus.Element(cell: cell) { [weak self] action in
      guard let self else { return false }
      return delegate?.tableView(self, canPerformAction: action, forRowAt: row, withSender: UIMenuController.shared)
        ?? false
    } perform: { [weak self] action in
      guard let self else { return }
      delegate?.tableView(self, performAction: action, forRowAt: row, withSender: UIMenuController.shared)
    }
  }
}
