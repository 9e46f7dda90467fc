extension UICollectionView {
  /// Changes the bounds, after the layout was asked about the new ones.
  ///
  /// The layout is asked once for a change, and can compare the new bounds with those that the view still has.
  func changeBounds(to new: CGRect, by change: () -> Void) {
    let wasValid = !layoutStorage.isInvalid
    let (isAnnounced, isInvalidated) = announce(new)
    // The app's code may have had the layout prepared for the bounds that the view still has.
    if isInvalidated { layoutStorage.isInvalid = true }
    let wasStored = usesStoredContentSize
    // The layout is not prepared for new bounds before other values, such as traits, are up to date.
    usesStoredContentSize = wasStored || wasValid && layoutStorage.isInvalid
    change()
    usesStoredContentSize = wasStored
    // The size that results from a frame with a transform can differ by a rounding error.
    if isAnnounced { lastLayoutBounds = bounds }
    guard offsetAdjustment != .zero else { return }
    let adjustment = offsetAdjustment
    offsetAdjustment = .zero
    shiftContent(by: adjustment)
    lastLayoutBounds = bounds
  }

  /// Asks the layout about new bounds.
  ///
  /// Returns whether it was asked, and whether they invalidated it.
  private func announce(_ new: CGRect) -> (isAnnounced: Bool, isInvalidated: Bool) {
    let old = bounds
    guard lastLayoutBounds != nil, new != old else { return (false, false) }
    let isInvalidated = invalidateLayout(for: new, replacing: old)
    guard old.size != new.size, UIView.areAnimationsEnabled, UIView.inheritedAnimationDuration > 0,
      !isBoundsChangeAnimated
    else { return (true, isInvalidated) }
    isBoundsChangeAnimated = true
    layoutStorage.prepare(forAnimatedBoundsChange: old)
    return (true, isInvalidated)
  }

  /// Ends an animated change of the bounds for which the layout was prepared.
  func finishBoundsChange() {
    guard isBoundsChangeAnimated else { return }
    isBoundsChangeAnimated = false
    layoutStorage.finalizeAnimatedBoundsChange()
  }

  private func invalidateLayout(for new: CGRect, replacing old: CGRect) -> Bool {
    guard layoutStorage.shouldInvalidateLayout(forBoundsChange: new) else { return false }
    if old.size != new.size { needsMeasuring = true }
    let context = layoutStorage.invalidationContext(forBoundsChange: new)
    let wasAsking = isAskingAboutBounds
    isAskingAboutBounds = true
    layoutStorage.invalidateLayout(with: context)
    isAskingAboutBounds = wasAsking
    return layoutStorage.isInvalid
  }

  /// Returns the bounds that the view has with a frame.
  func bounds(inFrame frame: CGRect) -> CGRect {
    guard !transform.isIdentity else { return CGRect(origin: bounds.origin, size: frame.standardized.size) }
    return CGRect(
      origin: bounds.origin, size: CGRect(origin: .zero, size: frame.size).applying(transform.inverted()).size)
  }
}
