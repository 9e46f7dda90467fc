/// A controller whose bars lie over its children's scroll views, which therefore always keep off them vertically.
@MainActor
protocol BarContainer: UIViewController {}

extension UIScrollView {
  /// Returns the scroll view that is a controller's content: its root view or the first view in that.
  static func content(of root: UIView) -> UIScrollView? {
    var view: UIView? = root
    while let current = view {
      if let scrollView = current as? UIScrollView { return scrollView }
      view = current.subviews.first
    }
    return nil
  }

  /// A Boolean value that indicates whether the content was never placed with regard to bars.
  var isAtUnknownPlace: Bool { lastAdjustedInset == .zero && lastCollapsedTop == 0 && contentOffset.y == 0 }

  /// A Boolean value that indicates whether content extends behind what covers the lower edge.
  var reachesBehindBottom: Bool {
    contentOffset.y + bounds.height < contentSize.height + adjustedContentInset.bottom - 0.5
  }

  private enum Axis { case horizontal, vertical }

  private func scrolls(along axis: Axis) -> Bool {
    switch axis {
    case .horizontal:
      alwaysBounceHorizontal && bounces
        || contentSize.width + contentInset.left + contentInset.right > bounds.width
    case .vertical:
      alwaysBounceVertical && bounces
        || contentSize.height + contentInset.top + contentInset.bottom > bounds.height
    }
  }

  /// A Boolean value that indicates whether this is the content of a controller that a navigation or tab bar controller
  /// shows.
  private var isContentUnderBars: Bool {
    var view: UIView = self
    while view.owner == nil, let superview = view.superviewStorage, superview.subviewStorage.first === view {
      view = superview
    }
    guard let controller = view.owner else { return false }
    var parent = controller.parent
    while let current = parent {
      if current is any BarContainer { return true }
      parent = current.parent
    }
    return false
  }

  private var adjustedSafeArea: UIEdgeInsets {
    let safeArea = safeAreaInsets
    guard safeArea != .zero else { return .zero }
    let (vertical, horizontal): (Bool, Bool)
    switch contentInsetAdjustmentBehavior {
    case .never: (vertical, horizontal) = (false, false)
    case .always: (vertical, horizontal) = (true, true)
    case .scrollableAxes: (vertical, horizontal) = (scrolls(along: .vertical), scrolls(along: .horizontal))
    case .automatic:
      (vertical, horizontal) = (scrolls(along: .vertical) || isContentUnderBars, scrolls(along: .horizontal))
    }
    return UIEdgeInsets(
      top: vertical ? safeArea.top : 0, left: horizontal ? safeArea.left : 0,
      bottom: vertical ? safeArea.bottom : 0, right: horizontal ? safeArea.right : 0)
  }

  /// The part of the safe area that remains for the content: what the insets do not cover.
  var contentSafeAreaInsets: UIEdgeInsets {
    let safeArea = safeAreaInsets
    return UIEdgeInsets(
      top: max(0, safeArea.top - safeAreaPart.top), left: max(0, safeArea.left - safeAreaPart.left),
      bottom: max(0, safeArea.bottom - safeAreaPart.bottom), right: max(0, safeArea.right - safeAreaPart.right))
  }

  /// Updates the adjusted insets, reports a change, and keeps content that is at its beginning there.
  ///
  /// - Parameter isRefreshing: Whether a refresh control needs room or gives it back: content then goes to its place by
  ///   itself, if it has to.
  func updateAdjustedContentInset(isRefreshing: Bool = false) {
    // Bars may be moving: the safe area at the end of their animation counts.
    if windowStorage != nil, safeAreaInsets != lastReportedSafeArea { markSafeAreaStale() }
    safeAreaPart = adjustedSafeArea
    var (old, new) = (lastAdjustedInset, adjustedContentInset)
    guard new != old || collapsedTop != lastCollapsedTop else { return }
    lastAdjustedInset = new
    // The beginning of the content does not change when a bar expands.
    old.top += lastCollapsedTop
    new.top += collapsedTop
    lastCollapsedTop = collapsedTop
    adjustedContentInsetDidChange()
    scrollDelegate?.scrollViewDidChangeAdjustedContentInset(self)
    setNeedsLayout()
    if isRefreshing {
      if drag == nil, motion == nil, clamped(contentOffset) != contentOffset { startRestoring() } else { keepInRange() }
    } else {
      if drag == nil, motion == nil { followInset(from: old, to: new) }
      keepInRange()
    }
    indicators.update(for: self)
  }

  private func followInset(from old: UIEdgeInsets, to new: UIEdgeInsets) {
    var offset = contentOffset
    if offset.x <= -old.left { offset.x += old.left - new.left }
    if offset.y <= -old.top { offset.y += old.top - new.top }
    move(to: offset)
  }
}
