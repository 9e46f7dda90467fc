extension UIView {
  /// Returns the insets of the parts of this view that are outside the safe area.
  ///
  /// The insets of a window are the parts of its screen's insets that overlap it. The insets of any other view are the
  /// parts of its superview's insets that overlap it, and the root view of a view controller adds those of the view
  /// controller. An inset is never larger than that of the superview. A view that extends beyond its superview would
  /// otherwise have the whole overhang as an inset, and grow by it if its size follows from its insets.
  func computeSafeAreaInsets() -> UIEdgeInsets {
    guard let window = windowStorage else { return .zero }
    if window === self { return window.screenSafeAreaInsets }
    guard let superview = superviewStorage else { return .zero }
    let isKnown = LayoutPass.reportsInsets(of: self, in: superview)
    let known = isKnown ? superview.lastReportedSafeArea : superview.safeAreaInsets
    let outer = (superview as? UIScrollView)?.part(ofSafeArea: known) ?? known
    var insets = outer == .zero ? .zero : Self.part(of: outer, in: frame, inside: superview.bounds)
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

  /// Returns the parts of the insets of a space that overlap a frame in it.
  static func part(of outer: UIEdgeInsets, in frame: CGRect, inside space: CGRect) -> UIEdgeInsets {
    UIEdgeInsets(
      top: overlap(of: outer.top, at: frame.minY - space.minY),
      left: overlap(of: outer.left, at: frame.minX - space.minX),
      bottom: overlap(of: outer.bottom, at: space.maxY - frame.maxY),
      right: overlap(of: outer.right, at: space.maxX - frame.maxX))
  }

  /// Returns the part of an inset that is left for a view at a distance from the superview's side.
  private static func overlap(of inset: CGFloat, at distance: CGFloat) -> CGFloat {
    min(max(0, inset - distance), inset)
  }

  func markSafeAreaStale() {
    guard !layoutState.isSafeAreaStale else { return }
    layoutState.isSafeAreaStale = true
    superviewStorage?.noteDescendantNeedsLayout()
    AppRuntime.shared.setNeedsCommit()
  }

  /// Reports changed margins, and then a changed safe area, in UIKit's order.
  ///
  /// The view and its view controller receive the reports.
  func reportInsets() {
    var isSafeAreaChanged = false
    let old = lastReportedSafeArea
    let wasSafeAreaStale = layoutState.isSafeAreaStale
    if wasSafeAreaStale {
      layoutState.isSafeAreaStale = false
      // Off screen, the insets are zero. They are not reported, because they change when the view enters a window.
      if windowStorage != nil {
        let insets = LayoutPass.reportingInsets(of: self) { safeAreaInsets }
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
    tellObservers(of: \UIView.safeAreaInsets, from: old, to: safeAreaInsets)
    setNeedsLayout()
  }
}
