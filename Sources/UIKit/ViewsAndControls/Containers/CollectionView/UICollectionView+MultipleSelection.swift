// Selecting several items with a pan of two fingers.
extension UICollectionView: MultipleSelectionList {
  func element(at point: CGPoint) -> IndexPath? { indexPathForItem(at: point) }

  func elements(from first: IndexPath, to last: IndexPath) -> [IndexPath] {
    let (first, last) = (min(first, last), max(first, last))
    guard contains(first), contains(last) else { return [] }
    return (first.section...last.section).flatMap { section in
      (0..<numberOfItems(inSection: section)).map { IndexPath(item: $0, section: section) }
    }.filter { $0 >= first && $0 <= last }
  }

  func shouldBeginMultipleSelection(at element: IndexPath) -> Bool {
    guard allowsMultipleSelection || allowsMultipleSelectionDuringEditing else { return false }
    return delegate?.collectionView(self, shouldBeginMultipleSelectionInteractionAt: element) ?? false
  }

  func didBeginMultipleSelection(at element: IndexPath) {
    delegate?.collectionView(self, didBeginMultipleSelectionInteractionAt: element)
  }

  func didEndMultipleSelection() { delegate?.collectionViewDidEndMultipleSelectionInteraction(self) }

  func isSelected(_ element: IndexPath) -> Bool { selection.contains(element) }

  func toggleSelection(of element: IndexPath) {
    guard contains(element), allowsSeveral else { return }
    userTapped(element)
  }
}
