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
  var isAtUnknownPlace: Bool {
    lastAdjustedInset == lastContentInset && lastCollapsedTop == 0 && contentOffset.y == 0
  }

  /// A Boolean value that indicates whether the view has no content yet, for which it would know a size.
  ///
  /// A size that the app sets is known immediately, and one that is computed after the first layout.
  private var isWithoutContent: Bool {
    bounds.isEmpty || !isLaidOut && (computesContentSize || layoutRecordIfAny?.contentGuide != nil)
  }

  /// A Boolean value that indicates whether content extends behind the bar at the bottom edge.
  var reachesBehindBottom: Bool {
    contentOffset.y + bounds.height < contentSize.height + adjustedContentInset.bottom - 0.5
  }

  private enum Axis { case horizontal, vertical }

  private func scrolls(along axis: Axis) -> Bool {
    switch axis {
    case .horizontal:
      alwaysBounceHorizontal && bouncesHorizontally
        || storedContentSize.width + contentInset.left + contentInset.right > bounds.width
    case .vertical:
      alwaysBounceVertical && bouncesVertically
        || storedContentSize.height + contentInset.top + contentInset.bottom > bounds.height
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

  /// Updates the adjusted insets, reports a change, and moves the content if necessary.
  ///
  /// Content at its beginning remains there if the system's part of the insets changes, for example with a bar. An inset
  /// of the app only limits the range of the content: the app moves the content itself.
  ///
  /// - Parameter isRefreshing: A Boolean value that indicates whether a refresh control changes the inset. Content that
  ///   is outside the new range then moves into it with an animation.
  func updateAdjustedContentInset(isRefreshing: Bool = false) {
    // The bars may be animating: the safe area at the end of their animation is used.
    if windowStorage != nil, safeAreaInsets != lastReportedSafeArea { markSafeAreaStale() }
    safeAreaPart = adjustedSafeArea
    let (old, new, oldOfApp) = (lastAdjustedInset, adjustedContentInset, lastContentInset)
    guard new != old || collapsedTop != lastCollapsedTop else { return }
    // The beginning of the content does not change when a bar expands.
    let (start, end) = (
      CGPoint(x: old.left, y: old.top + lastCollapsedTop), CGPoint(x: new.left, y: new.top + collapsedTop)
    )
    lastAdjustedInset = new
    lastContentInset = contentInset
    lastCollapsedTop = collapsedTop
    adjustedContentInsetDidChange()
    scrollDelegate?.scrollViewDidChangeAdjustedContentInset(self)
    setNeedsLayout()
    if isRefreshing, drag == nil, motion == nil, clamped(contentOffset) != contentOffset {
      startRestoring()
    } else {
      if !isRefreshing, drag == nil, motion == nil { followInset(from: start, to: end, oldOfApp: oldOfApp) }
      keepInRange(of: storedContentSize)
    }
    indicators.update(for: self)
  }

  /// Keeps content at its beginning, which moves by the changes of the insets that are not the app's.
  ///
  /// Before the view has content, it also moves by those of the app, because the content will begin there.
  private func followInset(from old: CGPoint, to new: CGPoint, oldOfApp: UIEdgeInsets) {
    func moved(_ place: CGFloat, _ old: CGFloat, _ new: CGFloat, _ oldOfApp: CGFloat, _ newOfApp: CGFloat) -> CGFloat {
      // Content that was not scrolled begins below the bars, whatever inset the app had added above it.
      let isUnscrolled = place == 0 && old == oldOfApp
      // Content at its beginning has been placed on the pixels of the screen.
      guard isUnscrolled || place <= onPixels(-old) else { return place }
      return place + old - new + (isWithoutContent ? 0 : newOfApp - oldOfApp)
    }
    let (place, inset) = (contentOffset, contentInset)
    move(
      to: CGPoint(
        x: moved(place.x, old.x, new.x, oldOfApp.left, inset.left),
        y: moved(place.y, old.y, new.y, oldOfApp.top, inset.top)))
  }
}
