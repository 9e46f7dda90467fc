extension UICollectionView {
  /// Replaces the layout, with an animation if requested.
  func changeLayout(to layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)?) {
    let old = layoutStorage
    guard layout !== old else {
      if let completion { AppRuntime.shared.performAfterCommit { completion(true) } }
      return
    }
    expect(
      layout.owner == nil || layout.owner === self,
      "the layout \(layout) is used by another collection view; create a layout for each collection view")
    cancelMovement()
    closeSwipe(animated: false)
    finishBoundsChange()
    old.prepareForTransition(to: layout)
    layout.prepareForTransition(from: old)
    layoutStorage = layout
    old.owner = nil
    layout.owner = self
    if let color = layoutBackground { backgroundColor = color }
    layout.isInvalid = true
    // Views in scrolling sections become subviews of the collection view for the animation.
    let scrollers = sectionScrollers
    sectionScrollers = [:]
    needsMeasuring = true
    hasMirroredOffset = false
    guard isDataLoaded, window != nil, bounds.width > 0 else {
      for scroller in scrollers.values { scroller.removeFromSuperview() }
      recycleEverything()
      setNeedsLayout()
      if let completion { AppRuntime.shared.performAfterCommit { completion(true) } }
      return
    }
    let views = live.shown.values.map(\.view)
    for view in views { view.willTransition(from: old, to: layout) }
    let change = { [self] in
      prepareLayoutIfNeeded()
      moveToFirstVisibleItem()
      layOutItems()
      layout.finalizeLayoutTransition()
    }
    let end = { (finished: Bool) in
      for scroller in scrollers.values { scroller.removeFromSuperview() }
      for view in views { view.didTransition(from: old, to: layout) }
      completion?(finished)
    }
    guard animated, UIView.areAnimationsEnabled else {
      UIView.performWithoutAnimation(change)
      AppRuntime.shared.performAfterCommit { end(true) }
      return
    }
    UIView.animate(
      withDuration: Self.updateDuration, delay: 0, options: [.allowUserInteraction], animations: change, completion: end
    )
  }

  /// Scrolls so that the first visible item remains visible.
  private func moveToFirstVisibleItem() {
    var proposed = clamped(contentOffset)
    if let item = visibleItems.first, let frame = layoutAttributes(of: .cell(item))?.frame,
      !frame.overlaps(CGRect(origin: proposed, size: bounds.size))
    {
      let inset = adjustedContentInset
      proposed = clamped(CGPoint(x: frame.minX - inset.left, y: frame.minY - inset.top))
    }
    proposed = layoutStorage.targetContentOffset(forProposedContentOffset: proposed)
    proposed = delegate?.collectionView(self, targetContentOffsetForProposedContentOffset: proposed) ?? proposed
    if proposed != contentOffset { replaceOffset(proposed) }
  }
}
