extension UICollectionView: RowSwiping {
  var allowsSwiping: Bool { !isEditing && movement == nil }

  func swipeableRow(at point: CGPoint) -> IndexPath? {
    item(at: point).flatMap { live.cell($0) is UICollectionViewListCell ? $0 : nil }
  }

  func swipeableCell(_ row: IndexPath) -> UIView? { live.cell(row) }

  func restingFrame(_ row: IndexPath) -> CGRect? {
    guard contains(row), let attributes = layoutAttributes(of: .cell(row)), attributes.scrollingSection == nil else {
      return nil
    }
    return attributes.frame
  }

  func swipeActions(of row: IndexPath, isLeading: Bool) -> UISwipeActionsConfiguration? {
    guard let layout = layoutStorage as? UICollectionViewCompositionalLayout,
      let list = layout.list(ofSection: row.section)
    else { return nil }
    guard delegate?.collectionView(self, canEditItemAt: row) ?? true else { return nil }
    return isLeading
      ? list.leadingSwipeActionsConfigurationProvider?(row) : list.trailingSwipeActionsConfigurationProvider?(row)
  }

  func swipeWillBegin(_ row: IndexPath) {
    itemTouchCancelled()
    (live.cell(row) as? UICollectionViewListCell)?.isSwiped = true
  }

  func swipeWillEnd(_ row: IndexPath) { (live.cell(row) as? UICollectionViewListCell)?.isSwiped = false }

  func swipeDidEnd(_ row: IndexPath) {}

  func endOfSwiping(_ cell: UIView?) -> @MainActor () -> Void { {} }

  /// Shows the trailing actions of a row without a swipe.
  func showTrailingActions(of row: IndexPath) {
    let isOpen = rowSwipe?.row == row
    closeSwipe(animated: true)
    guard !isOpen else { return }
    openSwipe(at: row, isLeading: false)
    settleSwipe()
  }
}
