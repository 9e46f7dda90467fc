// The large title, which follows the content of the top view controller.
extension UINavigationController {
  /// The maximum height of the large title of the top item.
  private var largeTitleHeight: CGFloat { isBarHidden || !navigationBar.showsLargeTitle ? 0 : LargeTitleView.height }

  /// The scroll view that the large title follows.
  private var scrollViewOnTop: UIScrollView? {
    guard let scrollView = stack.last?.scrollView(behindBarAt: .top),
      scrollView.contentInsetAdjustmentBehavior != .never
    else { return nil }
    // A scroll view that begins farther down does not scroll behind the bar.
    let start = scrollView.window == nil ? .zero : scrollView.convert(scrollView.bounds.origin, to: viewIfLoaded)
    return start.y > 0.5 ? nil : scrollView
  }

  /// Shows the part of the large title for which the content leaves space. `row` is the height of the bar without it.
  func updateLargeTitle(row: CGFloat) {
    let full = largeTitleHeight
    guard let scrollView = scrollViewOnTop else { return navigationBar.showLargeTitle(full, pulledBy: 0) }
    var room = full
    // Content that has no offset yet begins at its top.
    if !scrollView.isAtUnknownPlace { room = -scrollView.contentOffset.y - scrollView.contentInset.top - row }
    // Rounded, because rounding errors in the geometry would be interpreted as movement.
    room = room.isFinite ? (room * 1024).rounded() / 1024 : full
    navigationBar.showLargeTitle(min(max(room, 0), full), pulledBy: full > 0 ? max(room - full, 0) : 0)
    let follows = full > 0 || navigationBar.dependsOnScrollEdge
    guard follows || scrollView.barFollower === self else { return }
    scrollView.barFollower = follows ? self : nil
  }

  /// Updates the space that the scroll view reserves for the growth of the bar.
  ///
  /// The space is known only after the bar was placed. Returns whether the content has moved because of the update.
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

  /// Called when the content of the top view controller has moved.
  func contentDidScroll(_ scrollView: UIScrollView) {
    guard !isFollowingContent, running == nil, isViewLoaded, scrollView === scrollViewOnTop else { return }
    updateBar(keepsShown: true)
  }
}
