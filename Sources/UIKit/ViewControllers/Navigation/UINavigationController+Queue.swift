// One change at a time: requests that are made in between wait.
extension UINavigationController {
  /// Carries out a part of a change. Whatever user code asks for from inside it is queued.
  func work(_ body: () -> Void) {
    let wasWorking = isWorking
    isWorking = true
    body()
    isWorking = wasWorking
    guard !wasWorking else { return }
    scheduleQueue()
    // The controller appeared during the work, when nothing could be shown.
    if isOnScreen, running == nil, pending == nil, shown == nil, !stack.isEmpty {
      pending = NavigationRequest(stack: stack, isAnimated: false)
    }
    guard pending != nil else { return }
    // A layout pass in between began nothing. There is no layout pass off screen: what is noted there is done
    // immediately.
    if isOnScreen { viewIfLoaded?.setNeedsLayout() } else { showTopSilently() }
  }

  /// Lets the queue go on once the turn has been committed.
  func scheduleQueue() {
    guard !waiting.isEmpty, !isQueueScheduled else { return }
    isQueueScheduled = true
    AppRuntime.shared.performAfterCommit { [weak self] in
      self?.isQueueScheduled = false
      self?.applyWaiting()
    }
  }

  /// Carries out what waits, up to the first change that is to be seen. What comes to the queue meanwhile is left for the
  /// next time, so that callbacks that ask for more and more do not hold the turn.
  func applyWaiting() {
    for _ in waiting.indices {
      guard !isWorking, running == nil, pending == nil, !waiting.isEmpty else { return }
      apply(waiting.removeFirst())
    }
    scheduleQueue()
  }
}
