extension UICollectionView {
  // MARK: - By the app

  func select(_ item: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    loadDataIfNeeded()
    guard let item else { return deselectAll() }
    guard canSelect, contains(item) else { return }
    if !allowsSeveral { for old in selection.items where old != item { deselect(old) } }
    selection.insert(item)
    live.cell(item)?.isSelected = true
    if scrollPosition != [] { scroll(to: item, at: scrollPosition, animated: animated) }
  }

  func deselect(_ item: IndexPath) {
    selection.remove(item)
    live.cell(item)?.isSelected = false
  }

  func deselectAll() { for item in selection.items { deselect(item) } }

  func limitSelection() { for item in selection.items.dropLast() { deselect(item) } }

  func editingDidChange() {
    closeSwipe(animated: false)
    deselectAll()
    for shown in live.shown.values { (shown.view as? UICollectionViewCell)?.stateDidChange() }
    cancelMovement()
  }

  // MARK: - By the user

  var allowsSeveral: Bool { isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection }

  /// A Boolean value that indicates whether the user can select something now.
  var canSelect: Bool {
    isEditing
      ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing
      : allowsSelection || allowsMultipleSelection
  }

  /// Selects or deselects an item that the user tapped, with UIKit's order of delegate calls.
  func userTapped(_ item: IndexPath) {
    // The header of an outline expands and collapses it, and is not selected.
    if let cell = live.cell(item) as? UICollectionViewListCell, cell.togglesAsWhole { return cell.toggleExpansion() }
    if selection.contains(item), allowsSeveral { return userDeselects(item) }
    userSelects(item, performsPrimaryAction: true)
  }

  /// Selects an item for the user.
  func userSelects(_ item: IndexPath, performsPrimaryAction: Bool) {
    guard delegate?.collectionView(self, shouldSelectItemAt: item) ?? true, contains(item) else { return }
    let isNew = !selection.contains(item)
    if !allowsSeveral {
      for old in selection.items where old != item {
        deselect(old)
        delegate?.collectionView(self, didDeselectItemAt: old)
      }
    }
    guard contains(item) else { return }
    selection.insert(item)
    let cell = live.cell(item)
    cell?.isSelected = true
    // A segue is performed before the delegate is notified of the item.
    cell?.selectionSegue?()
    if isNew || !allowsSeveral { delegate?.collectionView(self, didSelectItemAt: item) }
    guard performsPrimaryAction, !allowsSeveral else { return }
    if delegate?.collectionView(self, canPerformPrimaryActionForItemAt: item) ?? false {
      delegate?.collectionView(self, performPrimaryActionForItemAt: item)
    }
  }

  private func userDeselects(_ item: IndexPath) {
    guard delegate?.collectionView(self, shouldDeselectItemAt: item) ?? true else { return }
    deselect(item)
    delegate?.collectionView(self, didDeselectItemAt: item)
  }

  // MARK: - Touches

  func itemTouchBegan(_ touches: Set<UITouch>) {
    guard let touch = touches.first, selection.highlighted == nil else { return }
    guard !closeSwipeIfOpen() else { return }
    guard canSelect, let item = item(under: touch),
      delegate?.collectionView(self, shouldHighlightItemAt: item) ?? true
    else { return }
    selection.highlighted = item
    live.cell(item)?.isHighlighted = true
    delegate?.collectionView(self, didHighlightItemAt: item)
  }

  func itemTouchMoved(_ touches: Set<UITouch>) {
    // A touch that moves away without scrolling ends the highlight of the item.
    guard let item = selection.highlighted, let touch = touches.first, let cell = live.cell(item),
      !cell.bounds.insetBy(dx: -20, dy: -20).contains(touch.location(in: cell))
    else { return }
    itemTouchCancelled()
  }

  func itemTouchEnded(_ touches: Set<UITouch>) {
    guard let item = selection.highlighted else { return }
    userTapped(item)
    // The delegate may have replaced the data, which ends the highlight.
    itemTouchCancelled()
  }

  func itemTouchCancelled() { if let item = selection.highlighted { unhighlight(item) } }

  private func unhighlight(_ item: IndexPath) {
    selection.highlighted = nil
    live.cell(item)?.isHighlighted = false
    delegate?.collectionView(self, didUnhighlightItemAt: item)
  }

  /// Returns the item whose cell contains a touch.
  private func item(under touch: UITouch) -> IndexPath? {
    var view = touch.view
    while let current = view, current !== self {
      if let cell = current as? UICollectionViewCell, cell.collectionView === self {
        guard let element = live.element(of: cell), element.category == .cell else { return nil }
        return element.indexPath
      }
      view = current.superview
    }
    return nil
  }

  /// Ends the user's interaction with an item.
  ///
  /// Called when the collection view leaves the screen or its data is replaced.
  func abandonInteraction() {
    closeSwipe(animated: false)
    cancelMovement()
    showDropGap(nil, animated: false)
    selection.highlighted = nil
  }
}
