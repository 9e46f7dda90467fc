// The parts of the bar that follow the content of the top view controller: the search bar and the large title.
extension UINavigationController {
  /// The heights of the parts in the expanded bar.
  private var expandedParts: NavigationBarExtents {
    guard !isBarAway else { return NavigationBarExtents() }
    let hasLargeTitle = navigationBar.showsLargeTitle && !navigationBar.hidesRow
    return NavigationBarExtents(
      largeTitle: hasLargeTitle ? LargeTitleView.height : 0, searchBar: navigationBar.collapsibleSearchBarHeight)
  }

  /// The scroll view that the parts follow.
  private var scrollViewOnTop: UIScrollView? {
    guard let scrollView = controllerBehindBars?.scrollView(behindBarAt: .top),
      scrollView.contentInsetAdjustmentBehavior != .never
    else { return nil }
    // A scroll view that begins farther down does not scroll behind the bar.
    let start = scrollView.window == nil ? .zero : scrollView.convert(scrollView.bounds.origin, to: viewIfLoaded)
    return start.y > 0.5 ? nil : scrollView
  }

  /// Shows the parts for which the content leaves space.
  ///
  /// `row` is the height of the bar without them.
  func updateCollapsingParts(row: CGFloat) {
    let full = expandedParts
    guard let scrollView = scrollViewOnTop else { return navigationBar.show(full) }
    var room = full.total
    // Content that has no offset yet begins at its top.
    if !scrollView.isAtUnknownPlace { room = -scrollView.contentOffset.y - scrollView.contentInset.top - row }
    // Rounded, because rounding errors in the geometry would be interpreted as movement.
    room = room.isFinite ? (room * 1024).rounded() / 1024 : full.total
    navigationBar.show(NavigationBarExtents(in: room, full: full))
    let follows = full.total > 0 || navigationBar.dependsOnScrollEdge
    guard follows || scrollView.barFollower === self else { return }
    scrollView.barFollower = follows ? self : nil
  }

  /// Updates the space that the scroll view reserves for the growth of the bar.
  ///
  /// The space is known only after the bar was placed. Returns whether the content has moved because of the update.
  func updateRoomForCollapsingParts() -> Bool {
    guard let scrollView = scrollViewOnTop else { return false }
    let full = expandedParts
    guard full.total > 0 || scrollView.collapsibleTop > 0 else { return false }
    let place = scrollView.contentOffset.y
    let wasFollowing = isFollowingContent
    isFollowingContent = true
    scrollView.setBarRoom(full.stops, hidden: full.total - navigationBar.extents.total)
    isFollowingContent = wasFollowing
    return scrollView.contentOffset.y != place
  }

  /// Changes the bar for a search that begins or ends.
  ///
  /// The change is part of the search's transition.
  func searchDidChange() {
    guard let view = viewIfLoaded else { return }
    // No transition of the stack may begin within the animation.
    work {
      updateBar(keepsShown: true)
      navigationBar.layoutIfNeeded()
      view.layoutIfNeeded()
    }
  }

  /// Called when the content of the top view controller has moved.
  func contentDidScroll(_ scrollView: UIScrollView) {
    guard !isFollowingContent, running == nil, isViewLoaded, scrollView === scrollViewOnTop else { return }
    updateBar(keepsShown: true)
  }
}
