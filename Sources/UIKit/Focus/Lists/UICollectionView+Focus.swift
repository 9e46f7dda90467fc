extension UICollectionView: FocusList {
  /// Returns the item whose cell is or contains a focus item.
  func indexPath(containing item: any UIFocusItem) -> IndexPath? {
    var next = FocusHierarchy.view(item)
    while let current = next, current !== self {
      if let cell = current as? UICollectionViewCell, cell.collectionView === self {
        guard let element = live.element(of: cell), element.category == .cell else { return nil }
        return element.indexPath
      }
      next = current.superviewStorage
    }
    return nil
  }

  func canFocus(_ item: IndexPath) -> Bool { delegate?.collectionView(self, canFocusItemAt: item) ?? allowsFocus }

  /// A Boolean value that indicates whether the collection view is a sidebar, whose cells can be focused by default.
  var isSidebar: Bool { (layoutStorage as? UICollectionViewCompositionalLayout)?.isSidebar ?? false }

  // MARK: - Updates

  /// The environments to which the focus is directed when it enters the collection view.
  var focusEntries: [any UIFocusEnvironment] {
    if remembersLastFocusedIndexPath, let cell = lastFocusedCell { return [cell, self] }
    if let item = delegate?.indexPathForPreferredFocusedView(in: self), let cell = live.cell(item) {
      return [cell, self]
    }
    return [self]
  }

  func permits(_ context: UIFocusUpdateContext) -> Bool {
    delegate?.collectionView(self, shouldUpdateFocusIn: UICollectionViewFocusUpdateContext(context, in: self)) ?? true
  }

  func followFocus(_ context: UIFocusUpdateContext, _ coordinator: UIFocusAnimationCoordinator) {
    let own = UICollectionViewFocusUpdateContext(context, in: self)
    // The cell that showed the index path was replaced, so that the user has not moved to another one.
    let isReturn = own.previouslyFocusedView?.window == nil && own.nextFocusedIndexPath == focus.lastIndexPath
    if let item = own.nextFocusedIndexPath { focus.lastIndexPath = item }
    delegate?.collectionView(self, didUpdateFocusIn: own, with: coordinator)
    guard !isReturn, let item = own.nextFocusedIndexPath, let cell = live.cell(item), own.nextFocusedItem === cell
    else {
      return
    }
    selectFocused(item)
  }

  private func selectFocused(_ item: IndexPath) {
    guard selectionFollowsFocus, canSelect, !allowsSeveral, !selection.contains(item),
      delegate?.collectionView(self, selectionFollowsFocusForItemAt: item) ?? true
    else { return }
    userSelects(item, performsPrimaryAction: false)
  }

  // MARK: - Keys

  var lastFocusedCell: UIView? { focus.lastIndexPath.flatMap { live.cell($0) } }

  var hasHiddenFocus: Bool { focus.lastIndexPath.map { contains($0) && live.cell($0) == nil } ?? false }

  func revealCell(in heading: UIFocusHeading, from item: any UIFocusItem) -> (any UIFocusItem)? {
    guard let view = FocusHierarchy.view(item), indexPath(containing: item) != nil else { return nil }
    let direction = FocusDirection(heading: heading, start: convert(view.bounds, from: view))
    // One page beyond the visible part.
    let page = bounds.insetBy(
      dx: heading == .left || heading == .right ? -bounds.width : 0,
      dy: heading == .up || heading == .down ? -bounds.height : 0)
    let others = attributes(in: page).values.filter {
      $0.representedElementCategory == .cell && !$0.isHidden && live.cell($0.indexPath) == nil && contains($0.indexPath)
        && canFocus($0.indexPath)
    }
    guard let target = direction.nearest(of: Array(others), frame: \.frame)?.indexPath, contains(target) else {
      return nil
    }
    scroll(to: target, at: [], animated: false)
    layoutIfNeeded()
    guard let cell = live.cell(target), FocusVisibility.isFocusable(cell) else { return nil }
    return cell
  }

  func activateCell(_ cell: any UIFocusItem) {
    guard canSelect, let item = indexPath(containing: cell),
      delegate?.collectionView(self, shouldHighlightItemAt: item) ?? true
    else { return }
    userTapped(item)
  }
}
