/// An interactive transition between two layouts of a collection view.
@MainActor
struct CollectionTransition {
  let layout: UICollectionViewTransitionLayout
  let start: CGPoint
  let end: CGPoint
  let completion: UICollectionView.LayoutInteractiveTransitionCompletion?
}

extension UICollectionView {
  func startTransition(to next: UICollectionViewLayout, _ completion: LayoutInteractiveTransitionCompletion?)
    -> UICollectionViewTransitionLayout
  {
    let current = layoutStorage
    expect(interactiveTransition == nil, "\(self) is already in an interactive transition; finish or cancel it first")
    expect(current !== next, "\(self) already has the layout \(next); start a transition to another one")
    expect(
      next.owner == nil,
      "the layout \(next) is used by another collection view; create a layout for each collection view")
    cancelMovement()
    closeSwipe(animated: false)
    prepareLayoutIfNeeded()
    finishBoundsChange()
    let layout =
      delegate?.collectionView(self, transitionLayoutForOldLayout: current, newLayout: next)
      ?? UICollectionViewTransitionLayout(currentLayout: current, nextLayout: next)
    current.prepareForTransition(to: next)
    next.prepareForTransition(from: current)
    let item = visibleItems.first
    let start = contentOffset
    let area = mirrored(bounds)
    next.owner = self
    layout.owner = self
    layoutStorage = layout
    layout.isInvalid = true
    let end = offset(in: next, showing: item)
    layout.areas = (area, mirrored(CGRect(origin: end, size: bounds.size)))
    interactiveTransition = CollectionTransition(layout: layout, start: start, end: end, completion: completion)
    removeSectionScrollersKeepingViews()
    setNeedsLayout()
    return layout
  }

  /// Returns the offset at which an item is visible in a layout, as that layout and the delegate adjust it.
  private func offset(in layout: UICollectionViewLayout, showing item: IndexPath?) -> CGPoint {
    guard isDataLoaded, bounds.width > 0, bounds.height > 0 else { return contentOffset }
    if layout.isInvalid {
      layout.isInvalid = false
      layout.prepare()
    }
    let (content, inset) = (layout.collectionViewContentSize, adjustedContentInset)
    func clamped(_ offset: CGPoint) -> CGPoint {
      CGPoint(
        x: max(-inset.left, min(offset.x, content.width + inset.right - bounds.width)),
        y: max(-inset.top, min(offset.y, content.height + inset.bottom - bounds.height)))
    }
    var proposed = clamped(contentOffset)
    if let item, let frame = layout.layoutAttributesForItem(at: item).map({ mirrored($0.frame) }),
      !frame.overlaps(CGRect(origin: proposed, size: bounds.size))
    {
      proposed = clamped(CGPoint(x: frame.minX - inset.left, y: frame.minY - inset.top))
    }
    proposed = layout.targetContentOffset(forProposedContentOffset: proposed)
    return delegate?.collectionView(self, targetContentOffsetForProposedContentOffset: proposed) ?? proposed
  }

  /// Moves the content to the offset between both layouts.
  func follow(_ layout: UICollectionViewTransitionLayout) {
    guard let transition = interactiveTransition, transition.layout === layout, transition.start != transition.end
    else { return }
    let progress = layout.transitionProgress
    let (start, end) = (transition.start, transition.end)
    replaceOffset(
      CGPoint(x: start.x + (end.x - start.x) * progress, y: start.y + (end.y - start.y) * progress))
  }

  /// Ends the transition with one of its layouts, with an animation from where the elements are.
  func endTransition(finishing: Bool) {
    guard let transition = interactiveTransition else { return }
    interactiveTransition = nil
    let (current, next) = (transition.layout.currentLayout, transition.layout.nextLayout)
    for layout in [current, next, transition.layout] { layout.owner = nil }
    install(
      finishing ? next : current, insteadOf: finishing ? current : nil,
      at: finishing ? transition.end : transition.start, animated: true
    ) { transition.completion?($0, finishing) }
  }
}
