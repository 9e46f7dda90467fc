// The transition from one spread to another, and its callbacks.
//
// The order was recorded in UIKit: during a turn the new page receives its callbacks before the old one, except that
// the old page of a curl has disappeared before the new one has appeared; and when a turn is cancelled the old page
// appears again before the new one disappears.
extension UIPageViewController {
  // MARK: - Beginning

  func begin(_ transition: PageTransition) {
    running = transition
    work {
      if transition.isByUser { delegate?.pageViewController(self, willTransitionTo: transition.to.pages) }
      guard running === transition else { return }
      for page in transition.entering {
        if page.parentStorage !== self {
          transition.newcomers.append(page)
          members.append(page)
          addChild(page)
          guard running === transition else { return }
        }
        page.loadViewIfNeeded()
      }
      guard running === transition else { return }
      if removesOldPages(of: transition) { announceDeparture(transition) }
      guard running === transition else { return }
      for page in transition.entering {
        page.turnAppearance(true, animated: transition.isAnimated, isStarting: true)
        guard running === transition else { return }
      }
      for page in transition.leaving {
        page.turnAppearance(false, animated: transition.isAnimated, isStarting: true)
        guard running === transition else { return }
      }
      openPlaces()
      if transition.isAnimated { UIView.performWithoutAnimation { turner.prepare(transition) } }
    }
  }

  /// Returns whether the old pages are removed at the end of a turn.
  ///
  /// When the user scrolls, they remain as neighbors.
  private func removesOldPages(of transition: PageTransition) -> Bool {
    transition.cause == .call || transitionStyle == .pageCurl
  }

  private func announceDeparture(_ transition: PageTransition) {
    guard !transition.hasAnnouncedDeparture else { return }
    transition.hasAnnouncedDeparture = true
    for page in transition.leaving where page.parentStorage === self { page.willMove(toParent: nil) }
  }

  /// Called when the pages move, by the user or in an animation.
  func pagesDidMove() {
    // Limited, because a callback can move the pages again.
    for _ in 0..<4 where !isWorking {
      guard followMovement() else { return }
    }
  }

  /// Updates the transition for the progress of the turner.
  ///
  /// Returns whether the transition changed, so that the update must be repeated.
  private func followMovement() -> Bool {
    let (progress, step) = (turner.progress, turner.step)
    guard step > 0 else { return false }
    guard let running else {
      // The rounding error at a page that has just become current is not a movement.
      guard abs(progress) > ScrollPhysics.restDistance, !current.isEmpty else { return false }
      let direction: NavigationDirection = progress > 0 ? .forward : .reverse
      guard let spread = neighbour(direction) else { return false }
      begin(PageTransition(from: current, to: spread, direction: direction, cause: .swipe, isAnimated: true))
      return true
    }
    let moved = progress * running.direction.sign
    if moved >= step {
      complete(running, finished: true)
      return true
    }
    guard moved <= 0, running.cause == .swipe else { return false }
    cancel(running, finished: true)
    return progress != 0
  }

  // MARK: - Ending

  func complete(_ transition: PageTransition, finished: Bool) {
    guard running === transition else { return }
    let (from, to) = (transition.from, transition.to)
    running = nil
    current = to
    guard transition.isByUser else {
      work { arrive(transition) }
      transition.completion?(finished)
      return
    }
    displayed = to.pages
    let direction = transition.direction
    let far = neighbours[direction.opposite]
    neighbours = PageNeighbours()
    // If the user turns back, the same page is shown. Pages that curl are requested for each turn.
    if transitionStyle == .scroll, from.pages.allSatisfy({ $0.parentStorage === self }) {
      neighbours.note(from, direction.opposite)
    }
    indicate(indicatedPage + (direction == .forward ? 1 : -1))
    work {
      arrive(transition)
      for page in far?.pages ?? [] { drop(page) }
    }
    delegate?.pageViewController(
      self, didFinishAnimating: finished, previousViewControllers: from.pages, transitionCompleted: true)
    // The recorded order: the next page in the direction is requested immediately; the other one is known.
    if transitionStyle == .scroll, current.isSame(as: to) { _ = neighbour(direction) }
    transition.completion?(finished)
  }

  /// Completes a transition: the new pages become the current ones, and the old ones are removed.
  private func arrive(_ transition: PageTransition) {
    let (entering, leaving) = (transition.to.pages(notIn: transition.from), transition.leaving)
    announceWhatIsDue(transition)
    for page in leaving { turner.remove(page) }
    if transition.isAnimated, turner.progress != 0 { turner.pass(transition.direction) }
    for page in transition.to.pages { page.loadViewIfNeeded() }
    turner.show(transition.to)
    openPlaces()
    if !transition.isByUser { turner.rest() }
    for page in transitionStyle == .scroll ? entering + leaving : leaving + entering { page.endTransitionAppearance() }
    if removesOldPages(of: transition) { for page in leaving { leave(page) } }
    if transition.isAnimated, let back = transition.to.back { withdraw(back) }
    for page in transition.newcomers where page.parentStorage === self && current.contains(page) {
      page.didMove(toParent: self)
    }
  }

  /// Sends the remaining callbacks of a transition that was ended by one of its first callbacks.
  private func announceWhatIsDue(_ transition: PageTransition) {
    if removesOldPages(of: transition) { announceDeparture(transition) }
    for page in transition.to.pages(notIn: transition.from) {
      page.turnAppearance(true, animated: transition.isAnimated, isStarting: true)
    }
    for page in transition.leaving {
      page.turnAppearance(false, animated: transition.isAnimated, isStarting: true)
    }
  }

  func cancel(_ transition: PageTransition, finished: Bool) {
    guard running === transition else { return }
    running = nil
    displayed = current.pages
    indicate(indicatedPage)
    work {
      for page in transition.leaving where page.parentStorage === self {
        page.turnAppearance(true, animated: transition.isAnimated)
        page.endTransitionAppearance()
        if transition.hasAnnouncedDeparture { page.didMove(toParent: self) }
      }
      withdraw(transition)
      turner.discardPreparation()
      if transitionStyle == .pageCurl {
        neighbours = PageNeighbours()
        for page in transition.entering { drop(page) }
      }
    }
    guard transition.isByUser else { return transition.completion?(false) ?? () }
    delegate?.pageViewController(
      self, didFinishAnimating: finished, previousViewControllers: transition.from.pages, transitionCompleted: false)
  }

  /// Lets the pages disappear that have entered in a transition that did not end.
  func withdraw(_ transition: PageTransition) {
    for page in transition.entering where page.parentStorage === self {
      page.turnAppearance(false, animated: transition.isAnimated)
      turner.remove(page)
      page.endTransitionAppearance()
      if transition.newcomers.contains(where: { $0 === page }), page.parentStorage === self {
        page.didMove(toParent: self)
      }
    }
  }

  /// Removes the page on the back of a sheet, which is not visible at rest.
  private func withdraw(_ back: UIViewController) {
    guard back.parentStorage === self else { return }
    back.willMove(toParent: nil)
    back.turnAppearance(false, animated: true)
    turner.remove(back)
    back.endTransitionAppearance()
    leave(back)
  }

  /// Ends the running transition, because the pages cannot move any more.
  ///
  /// A transition of the user is cancelled, and one of the app is completed.
  func settle() {
    turner.letGo()
    if let running {
      if running.cause == .call { complete(running, finished: false) } else { cancel(running, finished: false) }
    }
    if running == nil, turner.progress != 0 { turner.rest() }
  }

  // MARK: - Appearance of the Page View Controller

  func forwardWillAppear(_ animated: Bool) {
    work { for page in current.pages { page.joinAppearance(of: self, animated: animated) } }
  }

  func forwardDidAppear() { work { for page in current.pages { page.endTransitionAppearance() } } }

  func forwardWillDisappear(_ animated: Bool) {
    settle()
    work { for page in current.pages { page.turnAppearance(false, animated: animated, isStarting: true) } }
  }

  func forwardDidDisappear() {
    settle()
    work {
      for page in current.pages {
        // A page that was set during the callbacks has appeared, and must disappear now.
        page.turnAppearance(false, animated: appearance.isAnimated, isStarting: true)
        page.endTransitionAppearance()
      }
    }
  }

  // MARK: - Layout

  func layOut() {
    guard let view = viewIfLoaded else { return }
    var area = view.bounds
    if let pageControl {
      area.size.height = max(area.height - view.safeAreaInsets.bottom - Self.indicatorHeight, 0)
      pageControl.frame = CGRect(x: area.minX, y: area.maxY, width: area.width, height: Self.indicatorHeight)
    }
    guard turner.needsArranging(in: area) else { return }
    settle()
    turner.takePlace(in: area)
    arrangePages()
  }

  /// Shows the current pages where they belong.
  func arrangePages() {
    openPlaces()
    UIView.performWithoutAnimation {
      // A callback can have begun another transition.
      if let running { turner.prepare(running) } else { turner.rest() }
    }
    turner.show(current)
  }

  /// Permits movements to where there are pages, or to where a transition that the app requested leads.
  func openPlaces() {
    let isOpen = { (direction: NavigationDirection) in
      self.running.map { $0.direction == direction && $0.cause == .call } ?? false || self.neighbours[direction] != nil
    }
    turner.open(before: isOpen(.reverse), after: isOpen(.forward))
  }
}
