extension UICollectionView {
  /// Replaces the layout, with an animation if requested.
  func changeLayout(to layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)?) {
    let old = layoutStorage
    guard layout !== old else {
      if let completion { AppRuntime.shared.performAfterCommit { completion(true) } }
      return
    }
    expect(
      interactiveTransition == nil,
      "the layout of \(self) cannot be changed in an interactive transition; finish or cancel it first")
    expect(
      layout.owner == nil || layout.owner === self,
      "the layout \(layout) is used by another collection view; create a layout for each collection view")
    cancelMovement()
    closeSwipe(animated: false)
    finishBoundsChange()
    old.prepareForTransition(to: layout)
    layout.prepareForTransition(from: old)
    old.owner = nil
    install(layout, insteadOf: old, at: nil, animated: animated, completion: completion)
  }

  /// Lays out the elements with a layout that replaces the present one.
  ///
  /// - Parameters:
  ///   - layout: The layout.
  ///   - old: The layout whose replacement is reported to the views; `nil` if it is not replaced.
  ///   - offset: The offset of the content; `nil` for one at which the first visible item remains visible.
  ///   - animated: A Boolean value that indicates whether the elements move in an animation.
  ///   - completion: A closure that is called after the animation.
  func install(
    _ layout: UICollectionViewLayout, insteadOf old: UICollectionViewLayout?, at offset: CGPoint?, animated: Bool,
    completion: ((Bool) -> Void)?
  ) {
    layoutStorage = layout
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
    if let old { for view in views { view.willTransition(from: old, to: layout) } }
    let change = { [self] in
      prepareLayoutIfNeeded()
      if let offset { replaceOffset(offset) } else { moveToFirstVisibleItem() }
      layOutItems()
      layout.finalizeLayoutTransition()
    }
    let end = { (finished: Bool) in
      for scroller in scrollers.values { scroller.removeFromSuperview() }
      if let old { for view in views { view.didTransition(from: old, to: layout) } }
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

  /// Removes the scroll views of sections when views of elements have become subviews of the collection view.
  func removeSectionScrollersKeepingViews() {
    let scrollers = sectionScrollers
    sectionScrollers = [:]
    for shown in live.shown.values where scrollers.values.contains(where: { shown.view.superview === $0 }) {
      addElementView(shown.view, shown.attributes)
    }
    for scroller in scrollers.values { scroller.removeFromSuperview() }
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
