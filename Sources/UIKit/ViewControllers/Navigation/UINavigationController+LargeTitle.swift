// How a large title follows the content of the controller on top.
extension UINavigationController {
  /// The maximum height of the large title of the top item.
  private var largeTitleHeight: CGFloat { isBarHidden || !navigationBar.showsLargeTitle ? 0 : LargeTitleView.height }

  /// The scroll view that the large title follows.
  private var scrollViewOnTop: UIScrollView? {
    guard let scrollView = stack.last?.scrollView(behindBarAt: .top),
      scrollView.contentInsetAdjustmentBehavior != .never
    else { return nil }
    // One that begins further down does not scroll behind the bar.
    let start = scrollView.window == nil ? .zero : scrollView.convert(scrollView.bounds.origin, to: viewIfLoaded)
    return start.y > 0.5 ? nil : scrollView
  }

  /// Shows as much of the large title as the content leaves room for. `row` is how far the bar reaches down without it.
  func updateLargeTitle(row: CGFloat) {
    let full = largeTitleHeight
    guard let scrollView = scrollViewOnTop else { return navigationBar.showLargeTitle(full, pulledBy: 0) }
    var room = full
    // Content that was never anywhere begins at its beginning.
    if !scrollView.isAtUnknownPlace { room = -scrollView.contentOffset.y - scrollView.contentInset.top - row }
    // Without the noise of geometry, which would be taken for movement.
    room = room.isFinite ? (room * 1024).rounded() / 1024 : full
    navigationBar.showLargeTitle(min(max(room, 0), full), pulledBy: full > 0 ? max(room - full, 0) : 0)
    guard full > 0 || scrollView.barFollower === self else { return }
    scrollView.barFollower = full > 0 ? self : nil
  }

  /// Tells the scroll view how far the bar can still grow, once what it covers is known. Returns whether the content has
  /// moved because of that.
  func updateRoomForLargeTitle() -> Bool {
    guard let scrollView = scrollViewOnTop else { return false }
    let full = largeTitleHeight
    guard full > 0 || scrollView.collapsibleTop > 0 else { return false }
    let place = scrollView.contentOffset.y
    let wasFollowing = isFollowingContent
    isFollowingContent = true
    scrollView.setBarRoom(full, hidden: full - navigationBar.largeTitleExtent)
    isFollowingContent = wasFollowing
    return scrollView.contentOffset.y != place
  }

  /// The content of the controller on top has moved.
  func contentDidScroll(_ scrollView: UIScrollView) {
    guard !isFollowingContent, running == nil, isViewLoaded, scrollView === scrollViewOnTop else { return }
    updateBar(keepsShown: true)
  }
}
