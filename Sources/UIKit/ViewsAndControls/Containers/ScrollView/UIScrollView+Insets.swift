/// A view controller whose bars overlap the scroll views of its children.
///
/// The automatic adjustment insets their content vertically even if it does not scroll.
@MainActor
protocol BarContainer: UIViewController {}

extension UIScrollView {
  /// Returns the scroll view that is the content of a view controller.
  ///
  /// It is the first scroll view among the root view, the first subview of that, and so on.
  static func content(of root: UIView) -> UIScrollView? {
    var view: UIView? = root
    while let current = view {
      if let scrollView = current as? UIScrollView { return scrollView }
      view = current.subviews.first
    }
    return nil
  }

  /// A Boolean value that indicates whether the content has not been positioned below the bars yet.
  var isAtUnknownPlace: Bool { lastAdjustedInset == .zero && lastCollapsedTop == 0 && contentOffset.y == 0 }

  /// A Boolean value that indicates whether content extends behind the bar at the bottom edge.
  var reachesBehindBottom: Bool {
    contentOffset.y + bounds.height < contentSize.height + adjustedContentInset.bottom - 0.5
  }

  private enum Axis { case horizontal, vertical }

  private func scrolls(along axis: Axis) -> Bool {
    switch axis {
    case .horizontal:
      alwaysBounceHorizontal && bouncesHorizontally
        || contentSize.width + contentInset.left + contentInset.right > bounds.width
    case .vertical:
      alwaysBounceVertical && bouncesVertically
        || contentSize.height + contentInset.top + contentInset.bottom > bounds.height
    }
  }

  /// A Boolean value that indicates whether the content is inside a container with bars.
  private var isContentUnderBars: Bool {
    var view: UIView = self
    while view.owner == nil, let superview = view.superviewStorage, superview.subviewStorage.first === view {
      view = superview
    }
    guard let controller = view.owner, controller.automaticallyAdjustsScrollViewInsets else { return false }
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

  /// Returns the part of the safe area that the content's insets do not cover.
  func part(ofSafeArea safeArea: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: max(0, safeArea.top - safeAreaPart.top), left: max(0, safeArea.left - safeAreaPart.left),
      bottom: max(0, safeArea.bottom - safeAreaPart.bottom), right: max(0, safeArea.right - safeAreaPart.right))
  }

  /// Updates the adjusted insets, reports a change, and keeps content at its beginning if it was there.
  ///
  /// - Parameter isRefreshing: A Boolean value that indicates whether a refresh control changes the inset. Content that
  ///   is outside the new range then moves into it with an animation.
  func updateAdjustedContentInset(isRefreshing: Bool = false) {
    // The bars may be animating: the safe area at the end of their animation is used.
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
    // Content at its beginning has been placed on the pixels of the screen.
    if offset.x <= onPixels(-old.left) { offset.x += old.left - new.left }
    if offset.y <= onPixels(-old.top) { offset.y += old.top - new.top }
    move(to: offset)
  }
}
