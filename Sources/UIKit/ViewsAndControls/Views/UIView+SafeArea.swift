extension UIView {
  /// Returns the part of this view that is outside the safe area.
  ///
  /// A window has the insets of its screen. Any other view has the part of its superview's insets that overlaps it, and
  /// the root view of a view controller adds the view controller's additional insets.
  func computeSafeAreaInsets() -> UIEdgeInsets {
    guard let window = windowStorage else { return .zero }
    if window === self { return window.screenSafeAreaInsets }
    guard let superview = superviewStorage else { return .zero }
    let outer = (superview as? UIScrollView)?.contentSafeAreaInsets ?? superview.safeAreaInsets
    var insets = UIEdgeInsets.zero
    if outer != .zero {
      let frame = self.frame
      let space = superview.bounds
      insets = UIEdgeInsets(
        top: max(0, outer.top - (frame.minY - space.minY)), left: max(0, outer.left - (frame.minX - space.minX)),
        bottom: max(0, outer.bottom - (space.maxY - frame.maxY)),
        right: max(0, outer.right - (space.maxX - frame.maxX)))
    }
    guard let owner else { return insets }
    if owner.barCorrection != (0, 0) {
      insets.top = max(insets.top + owner.barCorrection.top, 0)
      insets.bottom = max(insets.bottom + owner.barCorrection.bottom, 0)
    }
    let additional = owner.additionalSafeAreaInsets
    guard additional != .zero else { return insets }
    insets.top += additional.top
    insets.left += additional.left
    insets.bottom += additional.bottom
    insets.right += additional.right
    return insets
  }

  func markSafeAreaStale() {
    guard !layoutState.isSafeAreaStale else { return }
    layoutState.isSafeAreaStale = true
    superviewStorage?.noteDescendantNeedsLayout()
    AppRuntime.shared.setNeedsCommit()
  }

  /// Reports changed margins and then a changed safe area to the view and its view controller, in UIKit's order.
  func reportInsets() {
    var isSafeAreaChanged = false
    let wasSafeAreaStale = layoutState.isSafeAreaStale
    if wasSafeAreaStale {
      layoutState.isSafeAreaStale = false
      // Off screen, the insets are zero. They are not reported, because they change when the view enters a window.
      if windowStorage != nil {
        let insets = safeAreaInsets
        isSafeAreaChanged = insets != lastReportedSafeArea
        lastReportedSafeArea = insets
      }
    }
    if layoutState.areMarginsStale || isSafeAreaChanged { reportMargins() }
    guard isSafeAreaChanged else {
      if wasSafeAreaStale, windowStorage != nil { safeAreaDidSettle() }
      return
    }
    for subview in subviewStorage { subview.markSafeAreaStale() }
    systemGuidesDidChange()
    safeAreaInsetsDidChange()
    owner?.viewSafeAreaInsetsDidChange()
    setNeedsLayout()
  }
}
