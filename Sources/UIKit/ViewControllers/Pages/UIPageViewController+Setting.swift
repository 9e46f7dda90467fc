// The requests of the app, which are performed in their order.
extension UIPageViewController {
  func performSet(
    _ pages: [UIViewController], direction: NavigationDirection, animated: Bool, completion: ((Bool) -> Void)?
  ) {
    expect(
      pages.count == 1,
      "setViewControllers(_:direction:animated:completion:): the number of view controllers provided (\(pages.count)) doesn't match the number required (1) for the requested transition of \(self); pass one page"
    )
    let page = pages[0]
    expect(page !== self, "\(self) cannot be its own page")
    displayed = pages
    let request = PageRequest(page: page, direction: direction, isAnimated: animated, completion: completion)
    if isWorking || !waiting.isEmpty {
      waiting.append(request)
      scheduleQueue()
    } else {
      carryOut(request)
    }
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
    displayed = [waiting.last?.page ?? request.page]
    forgetNeighbours(except: request.page)
    updateIndicator()
    layOut()
    let isShown = current === request.page
    guard !isShown else {
      request.completion?(true)
      return
    }
    let isAnimated =
      request.isAnimated && UIView.areAnimationsEnabled && appearance.phase == .appeared && view.window != nil
      && current != nil && scrollView.step > 0
    let transition = PageTransition(
      from: current, to: request.page, direction: request.direction, cause: .call, isAnimated: isAnimated,
      completion: request.completion)
    begin(transition)
    guard running === transition else { return }
    if isAnimated { scrollView.turn(request.direction) } else { complete(transition, finished: true) }
  }
}
