// The transition from one page to another, and its callbacks.
//
// The order was recorded in UIKit: during a turn the new page receives its callbacks before the old one, and when a
// turn is cancelled the old page appears again before the new one disappears.
extension UIPageViewController {
  // MARK: - Beginning

  func begin(_ transition: PageTransition) {
    running = transition
    let (from, to) = (transition.from, transition.to)
    work {
      if transition.isByUser { delegate?.pageViewController(self, willTransitionTo: [to]) }
      guard running === transition else { return }
      if to.parentStorage !== self {
        transition.isNewcomer = true
        members.append(to)
        addChild(to)
      }
      to.loadViewIfNeeded()
      // A page from which the user turns away remains as a neighbor; a page that the app replaced is removed.
      if transition.cause == .call, running === transition, let from, from.parentStorage === self {
        transition.hasAnnouncedDeparture = true
        from.willMove(toParent: nil)
      }
      guard running === transition else { return }
      to.turnAppearance(true, animated: transition.isAnimated, isStarting: true)
      guard running === transition else { return }
      from?.turnAppearance(false, animated: transition.isAnimated, isStarting: true)
      guard running === transition else { return }
      openPlaces()
      if transition.isAnimated { place(to.viewIfLoaded, at: scrollView.frame(transition.direction)) }
    }
  }

  /// Called when the pages move, by the user or in an animation.
  func pagesDidScroll() {
    // Limited, because a callback can move the pages again.
    for _ in 0..<4 where !isWorking {
      guard followScroll() else { return }
    }
  }

  /// Updates the transition for the offset.
  ///
  /// Returns whether the transition changed, so that the update must be repeated.
  private func followScroll() -> Bool {
    let (progress, step) = (scrollView.progress, scrollView.step)
    guard step > 0 else { return false }
    guard let running else {
      // The rounding error at a page that has just become current is not a movement.
      guard abs(progress) > ScrollPhysics.restDistance, let from = current else { return false }
      let direction: NavigationDirection = progress > 0 ? .forward : .reverse
      guard let page = neighbour(direction) else { return false }
      begin(PageTransition(from: from, to: page, direction: direction, cause: .swipe, isAnimated: true))
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
    if transition.isByUser {
      displayed = [to]
      let direction = transition.direction
      let far = neighbours[direction.opposite]
      neighbours = PageNeighbours()
      // If the user turns back, the same page is shown.
      if let from, from.parentStorage === self { neighbours.note(from, direction.opposite) }
      indicate(indicatedPage + (direction == .forward ? 1 : -1))
      work {
        arrive(transition)
        if let far, far !== to { drop(far) }
      }
      delegate?.pageViewController(
        self, didFinishAnimating: finished, previousViewControllers: from.map { [$0] } ?? [], transitionCompleted: true)
      // The recorded order: the next page in the direction is requested immediately; the other one is known.
      if current === to { _ = neighbour(direction) }
    } else {
      work { arrive(transition) }
    }
    transition.completion?(finished)
  }

  /// Completes a transition: the new page becomes the current one, and the old page is removed.
  private func arrive(_ transition: PageTransition) {
    let (from, to) = (transition.from, transition.to)
    announceWhatIsDue(transition)
    remove(from)
    if transition.isAnimated, scrollView.progress != 0 { scrollView.pass(transition.direction) }
    place(to.viewIfLoaded, at: scrollView.frame(nil))
    openPlaces()
    if !transition.isByUser { scrollView.rest() }
    to.endTransitionAppearance()
    from?.endTransitionAppearance()
    if !transition.isByUser, let from { leave(from) }
    if transition.isNewcomer, to.parentStorage === self { to.didMove(toParent: self) }
  }

  /// Sends the remaining callbacks of a transition that was ended by one of its first callbacks.
  private func announceWhatIsDue(_ transition: PageTransition) {
    if !transition.isByUser, !transition.hasAnnouncedDeparture, let from = transition.from, from.parentStorage === self
    {
      from.willMove(toParent: nil)
    }
    transition.to.turnAppearance(true, animated: transition.isAnimated, isStarting: true)
    transition.from?.turnAppearance(false, animated: transition.isAnimated, isStarting: true)
  }

  func cancel(_ transition: PageTransition, finished: Bool) {
    guard running === transition else { return }
    let (from, to) = (transition.from, transition.to)
    running = nil
    displayed = current.map { [$0] } ?? []
    indicate(indicatedPage)
    work {
      if let from, from.parentStorage === self {
        from.turnAppearance(true, animated: transition.isAnimated)
        from.endTransitionAppearance()
      }
      to.turnAppearance(false, animated: transition.isAnimated)
      remove(to)
      to.endTransitionAppearance()
      if transition.isNewcomer, to.parentStorage === self { to.didMove(toParent: self) }
    }
    guard transition.isByUser else { return transition.completion?(false) ?? () }
    delegate?.pageViewController(
      self, didFinishAnimating: finished, previousViewControllers: from.map { [$0] } ?? [], transitionCompleted: false)
  }

  /// Ends the running transition, because the pages cannot move any more.
  ///
  /// A transition of the user is cancelled, and one of the app is completed.
  func settle() {
    scrollView.letGo()
    if let running {
      if running.cause == .call { complete(running, finished: false) } else { cancel(running, finished: false) }
    }
    if running == nil, scrollView.progress != 0 { scrollView.rest() }
  }

  // MARK: - Appearance of the Page View Controller

  func forwardWillAppear(_ animated: Bool) {
    work { current?.turnAppearance(true, animated: animated, isStarting: true) }
  }

  func forwardDidAppear() { work { current?.endTransitionAppearance() } }

  func forwardWillDisappear(_ animated: Bool) {
    settle()
    work { current?.turnAppearance(false, animated: animated, isStarting: true) }
  }

  func forwardDidDisappear() {
    settle()
    work {
      // A page that was set during the callbacks has appeared, and must disappear now.
      current?.turnAppearance(false, animated: appearance.isAnimated, isStarting: true)
      current?.endTransitionAppearance()
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
    let spacing = scrollView.spacing
    let frame =
      navigationOrientation == .vertical ? area.insetBy(dx: 0, dy: -spacing / 2) : area.insetBy(dx: -spacing / 2, dy: 0)
    guard scrollView.frame != frame || scrollView.contentSize == .zero else { return }
    settle()
    scrollView.arranging { scrollView.frame = frame }
    openPlaces()
    if let running {
      // A callback has begun another transition.
      place(running.to.viewIfLoaded, at: scrollView.frame(running.direction))
    } else {
      scrollView.rest()
    }
    place(current?.viewIfLoaded, at: scrollView.frame(nil))
  }

  /// Includes the ends where there are pages, or to which a transition that the app requested moves.
  func openPlaces() {
    let isOpen = { (direction: NavigationDirection) in
      self.running.map { $0.direction == direction && $0.cause == .call } ?? false || self.neighbours[direction] != nil
    }
    scrollView.open(before: isOpen(.reverse), after: isOpen(.forward))
  }

  private func place(_ view: UIView?, at frame: CGRect) {
    guard let view else { return }
    UIView.performWithoutAnimation {
      if view.superviewStorage !== scrollView {
        view.frame = frame
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        scrollView.addSubview(view)
      }
    }
    if view.frame != frame, view.transform == .identity { view.frame = frame }
  }

  func remove(_ page: UIViewController?) {
    guard let view = page?.viewIfLoaded, view.superviewStorage === scrollView else { return }
    view.removeFromSuperview()
  }
}
