// The pages before and after the current ones, and the removal of children that are no longer needed.
extension UIPageViewController {
  /// Requests the unknown pages, in the recorded order: the next one first.
  ///
  /// Returns whether the user can turn pages.
  func prepareForSwipe() -> Bool {
    guard canTurnByHand else { return false }
    _ = neighbour(.forward)
    _ = neighbour(.reverse)
    return true
  }

  /// A Boolean value that indicates whether the user can begin to turn pages.
  var canTurnByHand: Bool {
    // A touch that began earlier does not interrupt a programmatic turn.
    dataSource != nil && !current.isEmpty && (running.map { $0.cause == .swipe } ?? true)
  }

  /// Returns the spread in a direction, from the data source if it is not known.
  func neighbour(_ direction: NavigationDirection) -> PageSpread? {
    guard neighbours.isUnknown(direction) else { return neighbours[direction] }
    guard dataSource != nil, !current.isEmpty else { return nil }
    work {
      neighbours.note(requestedSpread(direction), direction)
      if running == nil { openPlaces() }
    }
    return neighbours[direction]
  }

  /// Requests the spread in a direction from the data source, page by page.
  private func requestedSpread(_ direction: NavigationDirection) -> PageSpread? {
    let hasTwoSides = spineLocation == .mid || isDoubleSided && transitionStyle == .pageCurl
    var pages: [UIViewController] = []
    for _ in 0..<(hasTwoSides ? 2 : 1) {
      let edge = pages.last ?? (direction == .forward ? current.pages.last : current.pages.first)
      guard let edge, let page = requestedPage(direction, of: edge) else { return nil }
      // A page cannot be its own neighbor, and the page view controller cannot be a page.
      let isPossible =
        page !== self && !current.contains(page) && !pages.contains { $0 === page }
        && neighbours[direction.opposite]?.contains(page) != true
      guard isPossible else { return nil }
      pages.append(page)
    }
    if spineLocation == .mid { return PageSpread(direction == .forward ? pages : pages.reversed()) }
    // The back of the sheet that turns is between the two fronts.
    return hasTwoSides ? PageSpread([pages[1]], back: pages[0]) : PageSpread(pages)
  }

  private func requestedPage(_ direction: NavigationDirection, of page: UIViewController) -> UIViewController? {
    direction == .forward
      ? dataSource?.pageViewController(self, viewControllerAfter: page)
      : dataSource?.pageViewController(self, viewControllerBefore: page)
  }

  func dataSourceDidChange() {
    forgetNeighbours(except: running?.to)
    if running == nil { openPlaces() }
    if !displayed.isEmpty { updateIndicator() }
  }

  /// Discards the pages before and after the current ones.
  ///
  /// The data source provides them again.
  func forgetNeighbours(except spread: PageSpread?) {
    let known = [neighbours[.forward], neighbours[.reverse]].compactMap(\.self).flatMap(\.pages)
    neighbours = PageNeighbours()
    work { for page in known where spread?.contains(page) != true && !current.contains(page) { drop(page) } }
  }

  /// Removes a page from the children to which the user had turned, and which is no longer needed.
  func drop(_ page: UIViewController) {
    guard page.parentStorage === self, !current.contains(page), running?.to.contains(page) != true else { return }
    page.willMove(toParent: nil)
    leave(page)
  }

  func leave(_ page: UIViewController) {
    guard page.parentStorage === self else { return }
    members.removeAll { $0 === page }
    leaver = page
    page.removeFromParent()
    leaver = nil
  }

  /// Removes the references to a page that is no longer a child.
  ///
  /// The app has removed the page, or has moved it to another parent.
  func forget(_ child: UIViewController) {
    guard child !== leaver else { return }
    members.removeAll { $0 === child }
    neighbours.forget(child)
    displayed.removeAll { $0 === child }
    let isTarget = running?.to.contains(child) == true
    guard isTarget || current.contains(child) else { return }
    if isTarget, let running { takeBack(running) }
    if current.contains(child) { current = PageSpread(current.pages.filter { $0 !== child }) }
    work {
      child.turnAppearance(false, animated: false, isStarting: true)
      turner.remove(child)
      child.endTransitionAppearance()
    }
  }

  /// Cancels a transition whose new page is no longer available.
  ///
  /// The old pages remain.
  private func takeBack(_ transition: PageTransition) {
    running = nil
    turner.letGo()
    turner.rest()
    let remaining = transition.from.pages.filter { $0.parentStorage === self }
    work { withdraw(transition) }
    guard !remaining.isEmpty else { return }
    displayed = remaining
    work {
      for page in remaining {
        if transition.hasAnnouncedDeparture { page.didMove(toParent: self) }
        page.turnAppearance(true, animated: transition.isAnimated)
        page.endTransitionAppearance()
      }
    }
    transition.completion?(false)
  }
}
