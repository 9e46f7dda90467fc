// The pages before and after the current one, and the removal of children that are no longer needed.
extension UIPageViewController {
  /// Requests the unknown pages, in the recorded order: the next one first.
  ///
  /// Returns whether the user can turn pages.
  func prepareForSwipe() -> Bool {
    // A touch that began earlier does not interrupt a programmatic turn.
    guard dataSource != nil, current != nil, running.map({ $0.cause == .swipe }) ?? true else { return false }
    _ = neighbour(.forward)
    _ = neighbour(.reverse)
    return true
  }

  /// Returns the page in a direction, from the data source if it is not known.
  func neighbour(_ direction: NavigationDirection) -> UIViewController? {
    guard neighbours.isUnknown(direction) else { return neighbours[direction] }
    guard let dataSource, let current else { return nil }
    work {
      let page =
        direction == .forward
        ? dataSource.pageViewController(self, viewControllerAfter: current)
        : dataSource.pageViewController(self, viewControllerBefore: current)
      // A page cannot be its own neighbor, and the page view controller cannot be a page.
      let isPossible = page !== current && page !== self && page !== neighbours[direction.opposite]
      neighbours.note(isPossible ? page : nil, direction)
      if running == nil { openPlaces() }
    }
    return neighbours[direction]
  }

  func dataSourceDidChange() {
    forgetNeighbours(except: running?.to)
    if running == nil { openPlaces() }
    if !displayed.isEmpty { updateIndicator() }
  }

  /// Discards the pages before and after the current one.
  ///
  /// The data source provides them again.
  func forgetNeighbours(except page: UIViewController?) {
    let known = [neighbours[.forward], neighbours[.reverse]].compactMap(\.self)
    neighbours = PageNeighbours()
    work { for neighbour in known where neighbour !== page && neighbour !== current { drop(neighbour) } }
  }

  /// Removes a page from the children to which the user had turned, and which is no longer needed.
  func drop(_ page: UIViewController) {
    guard page.parentStorage === self, page !== current, page !== running?.to else { return }
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
    let isTarget = running?.to === child
    guard isTarget || child === current else { return }
    if isTarget, let running { takeBack(running) }
    if child === current { current = nil }
    work {
      child.turnAppearance(false, animated: false, isStarting: true)
      remove(child)
      child.endTransitionAppearance()
    }
  }

  /// Cancels a transition whose new page is no longer available.
  ///
  /// The old page remains.
  private func takeBack(_ transition: PageTransition) {
    running = nil
    scrollView.letGo()
    scrollView.rest()
    guard let from = transition.from, from.parentStorage === self else { return }
    displayed = [from]
    work {
      if transition.hasAnnouncedDeparture { from.didMove(toParent: self) }
      from.turnAppearance(true, animated: transition.isAnimated)
      from.endTransitionAppearance()
    }
    transition.completion?(false)
  }
}
