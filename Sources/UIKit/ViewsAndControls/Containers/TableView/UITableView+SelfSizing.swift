// Cells whose content has changed while they are visible.
extension UITableView {
  /// Called when the content of a cell has changed, so that its height may differ.
  func contentDidChange(in cell: UITableViewCell, by trigger: SelfSizing.Trigger) {
    guard selfSizingInvalidation != .disabled, !isLayingOutRows, isDataLoaded, batch.depth == 0,
      let row = live.indexPath(of: cell), geometry.contains(row)
    else { return }
    guard trigger == .invalidation || selfSizingInvalidation == .enabledIncludingConstraints else { return }
    resizing.add(cell, isAnimated: window != nil && UIView.areAnimationsEnabled)
    setNeedsLayout()
  }

  /// Returns the height of a cell that sizes itself, if it has changed.
  private func newHeight(of cell: UITableViewCell, at row: IndexPath) -> CGFloat? {
    let generation = live.generation
    guard (delegate?.tableView(self, heightForRowAt: row) ?? rowHeight) < 0, live.generation == generation,
      live.cells[row] === cell, geometry.contains(row)
    else { return nil }
    let height = fittingHeight(of: cell)
    return abs(height - geometry.rowHeight(row)) > 0.001 ? height : nil
  }

  /// Updates the heights of the cells whose content has changed.
  ///
  /// - Returns: A Boolean value that indicates whether the rows move with an animation.
  func resizeRows() -> Bool {
    guard !resizing.isEmpty else { return false }
    let isAnimated = resizing.isAnimated
    var didChange = false
    for cell in resizing.take() {
      guard let row = live.indexPath(of: cell), let height = newHeight(of: cell, at: row) else { continue }
      geometry.setRow(row, height: height)
      didChange = true
    }
    if didChange { updateContentSize() }
    return didChange && isAnimated
  }
}
