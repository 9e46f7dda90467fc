// The edit menus of items.
extension UICollectionView {
  /// Returns the item at a point if the delegate permits its edit menu.
  func editMenu(at point: CGPoint) -> ListEditMenus.Element? {
    guard let item = indexPathForItem(at: point), let cell = cellForItem(at: item),
      delegate?.collectionView(self, shouldShowMenuForItemAt: item) == true
    else { return nil }
    return ListEditMenus.Element(cell: cell) { [weak self] action in
      guard let self else { return false }
      return delegate?.collectionView(
        self, canPerformAction: action, forItemAt: item, withSender: UIMenuController.shared) ?? false
    } perform: { [weak self] action in
      guard let self else { return }
      delegate?.collectionView(self, performAction: action, forItemAt: item, withSender: UIMenuController.shared)
    }
  }
}
