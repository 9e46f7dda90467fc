// Selecting several rows with a pan of two fingers.
extension UITableView: MultipleSelectionList {
  func element(at point: CGPoint) -> IndexPath? { indexPathForRow(at: point) }

  func elements(from first: IndexPath, to last: IndexPath) -> [IndexPath] {
    let (first, last) = (min(first, last), max(first, last))
    guard geometry.contains(first), geometry.contains(last) else { return [] }
    return (first.section...last.section).flatMap { section in
      (0..<geometry.numberOfRows(in: section)).map { IndexPath(row: $0, section: section) }
    }.filter { $0 >= first && $0 <= last }
  }

  func shouldBeginMultipleSelection(at element: IndexPath) -> Bool {
    guard allowsMultipleSelection || allowsMultipleSelectionDuringEditing else { return false }
    return delegate?.tableView(self, shouldBeginMultipleSelectionInteractionAt: element) ?? false
  }

  func didBeginMultipleSelection(at element: IndexPath) {
    delegate?.tableView(self, didBeginMultipleSelectionInteractionAt: element)
  }

  func didEndMultipleSelection() { delegate?.tableViewDidEndMultipleSelectionInteraction(self) }

  func isSelected(_ element: IndexPath) -> Bool { selection.contains(element) }

  func toggleSelection(of element: IndexPath) {
    guard geometry.contains(element), allowsSeveral else { return }
    userTapped(element)
  }
}
