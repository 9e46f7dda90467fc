// The requests of the app, which are performed in their order.
extension UIPageViewController {
  func performSet(
    _ pages: [UIViewController], direction: NavigationDirection, animated: Bool, completion: ((Bool) -> Void)?
  ) {
    guard !isChoosingSpine else {
      requestForSpine = RequestForSpine(pages: pages, direction: direction, completion: completion)
      return
    }
    checkCount(of: pages)
    for page in pages { expect(page !== self, "\(self) cannot be its own page") }
    let request = PageRequest(
      spread: spread(of: pages), direction: direction, isAnimated: animated, completion: completion)
    displayed = request.spread.pages
    if isWorking || !waiting.isEmpty {
      waiting.append(request)
      scheduleQueue()
    } else {
      carryOut(request)
    }
  }

  /// Checks that pages are as many as are visible beside the spine.
  ///
  /// The back of a sheet whose front alone is visible at rest can be missing, because it is not seen without an
  /// animation.
  func checkCount(of pages: [UIViewController]) {
    let required = spineLocation == .mid ? 2 : 1
    guard pages.count != required, !(isDoubleSided && required == 1 && pages.count == 2) else { return }
    misuse(
      "setViewControllers(_:direction:animated:completion:): the number of view controllers provided (\(pages.count)) doesn't match the number required (\(required)) for the requested transition of \(self); pass \(required == 1 ? "one page" : "the pages on both sides of the spine")"
    )
  }

  private func spread(of pages: [UIViewController]) -> PageSpread {
    if spineLocation != .mid, isDoubleSided, pages.count == 2 { return PageSpread([pages[0]], back: pages[1]) }
    return PageSpread(pages)
  }

  /// Performs a part of a change.
  ///
  /// Requests of the callbacks in it are queued.
  func work(_ body: () -> Void) {
    let wasWorking = isWorking
    isWorking = true
    body()
    isWorking = wasWorking
    if !wasWorking { scheduleQueue() }
  }

  /// Schedules the queue to continue after the update cycle was committed, so that callbacks cannot block it.
  private func scheduleQueue() {
    guard !waiting.isEmpty, !isQueueScheduled else { return }
    isQueueScheduled = true
    AppRuntime.shared.performAfterCommit { [weak self] in
      guard let self else { return }
      isQueueScheduled = false
      guard !isWorking else { return scheduleQueue() }
      guard !waiting.isEmpty else { return }
      carryOut(waiting.removeFirst())
      scheduleQueue()
    }
  }

  private func carryOut(_ request: PageRequest) {
    loadViewIfNeeded()
    settle()
    let spread = request.spread
    displayed = (waiting.last?.spread ?? spread).pages
    forgetNeighbours(except: spread)
    updateIndicator()
    layOut()
    guard !current.isSame(as: spread) else {
      request.completion?(true)
      return
    }
    let isAnimated =
      request.isAnimated && UIView.areAnimationsEnabled && appearance.phase == .appeared && view.window != nil
      && !current.isEmpty && turner.step > 0 && !spread.pages.contains { current.contains($0) }
    let transition = PageTransition(
      from: current, to: spread, direction: request.direction, cause: .call, isAnimated: isAnimated,
      completion: request.completion)
    begin(transition)
    guard running === transition else { return }
    if isAnimated { turner.turn(request.direction) } else { complete(transition, finished: true) }
  }
}
