extension UITableView {
  /// Returns the configuration for the row actions of the delegate, or `nil` if the delegate returns none.
  func rowActions(of row: IndexPath) -> UISwipeActionsConfiguration? {
    guard let actions = delegate?.tableView(self, editActionsForRowAt: row) else { return nil }
    let configuration = UISwipeActionsConfiguration(
      actions: actions.map { action in
        let swipeAction = UIContextualAction(
          style: action.style == .normal ? .normal : .destructive, title: action.title
        ) { [weak self] _, _, _ in
          // The row may have moved since its actions appeared.
          if let row = self?.editingState.swipe?.row { action.handler(action, row) }
        }
        swipeAction.backgroundColor = action.backgroundColor
        swipeAction.backgroundEffect = action.backgroundEffect
        return swipeAction
      })
    configuration.performsFirstActionWithFullSwipe = false
    return configuration
  }
}
