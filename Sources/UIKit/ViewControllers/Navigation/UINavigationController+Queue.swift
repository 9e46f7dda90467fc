// The queue of changes: requests that are made during a change wait until it is complete.
extension UINavigationController {
  /// Performs a part of a change.
  ///
  /// Requests of the callbacks in it are queued.
  func work(_ body: () -> Void) {
    let wasWorking = isWorking
    isWorking = true
    body()
    isWorking = wasWorking
    guard !wasWorking else { return }
    scheduleQueue()
    // The controller appeared during the change, when its content could not be shown.
    if isOnScreen, running == nil, pending == nil, shown == nil, !stack.isEmpty {
      pending = NavigationRequest(stack: stack, isAnimated: false)
    }
    guard pending != nil else { return }
    // A layout pass in the meantime has not begun the change. While the controller has disappeared, the change is made
    // immediately.
    if isOnScreen { schedulePendingTransition() } else { showTopSilently() }
  }

  /// Lets the next layout pass begin the pending change.
  ///
  /// A view in no window has no layout pass, although its controller may have appeared: in a page view controller that
  /// was not displayed yet, or because the app has removed the view. The change then begins after the update cycle has
  /// been committed.
  func schedulePendingTransition() {
    viewIfLoaded?.setNeedsLayout()
    guard pending != nil, viewIfLoaded?.window == nil else { return }
    AppRuntime.shared.performAfterCommit { [weak self] in
      if self?.viewIfLoaded?.window == nil { self?.beginPendingTransition() }
    }
  }

  /// Schedules the queue to continue after the update cycle has been committed.
  func scheduleQueue() {
    guard !waiting.isEmpty, !isQueueScheduled else { return }
    isQueueScheduled = true
    AppRuntime.shared.performAfterCommit { [weak self] in
      self?.isQueueScheduled = false
      self?.applyWaiting()
    }
  }

  /// Performs the pending requests up to the first change that is visible.
  ///
  /// Requests that are added in the meantime are performed the next time, so that callbacks with further requests
  /// cannot block the update cycle.
  func applyWaiting() {
    for _ in waiting.indices {
      guard !isWorking, running == nil, pending == nil, !waiting.isEmpty else { return }
      apply(waiting.removeFirst())
    }
    scheduleQueue()
  }
}
