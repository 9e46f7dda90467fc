// Cells whose content has changed while they are visible.
extension UICollectionView {
  /// Called when the content of a cell has changed, so that its size may differ.
  func contentDidChange(in cell: UICollectionViewCell, by trigger: SelfSizing.Trigger) {
    guard selfSizingInvalidation != .disabled, !isLayingOutItems, isDataLoaded, batch.depth == 0,
      let element = live.element(of: cell), element.category == .cell || element.placeholder != nil,
      let shown = live[element],
      layoutStorage.measures(
        element.placeholder == nil ? shown.attributes : shown.attributes.copied(to: laidOut(element)))
    else { return }
    guard trigger == .invalidation || selfSizingInvalidation == .enabledIncludingConstraints else { return }
    resizing.add(cell, isAnimated: window != nil && UIView.areAnimationsEnabled)
    setNeedsLayout()
  }

  /// Returns the visible cells whose content has changed.
  func takeResizedCells() -> [CollectionElement] {
    resizing.isEmpty ? [] : resizing.take().compactMap { live.element(of: $0) }
  }
}
