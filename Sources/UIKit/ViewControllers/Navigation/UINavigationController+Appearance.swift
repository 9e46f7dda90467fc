// The visible part of the stack, and its callbacks.
extension UINavigationController: LayoutContainer {
  // MARK: - Changes Without Transitions

  /// Places the top view controller's view while it is not visible, and completes the pending changes.
  ///
  /// Outside of a window, the view is loaded and placed by a layout pass of the navigation controller's view.
  func showTopSilently(inLayout: Bool = false) {
    guard running == nil, !isWorking else { return }
    let isPlaced = isViewLoaded && (viewIfLoaded?.window != nil || isForwarding || inLayout)
    // Repeated, because a controller can push another one as soon as it is loaded.
    for _ in 0..<8 where isPlaced {
      guard let top = stack.last, !top.isViewLoaded else { break }
      top.loadViewIfNeeded()
    }
    guard running == nil, !isWorking else { return }
    work {
      pending = nil
      if let shown, shown !== stack.last {
        self.shown = nil
        takeAway(shown)
        shown.endTransitionAppearance()
      }
      if isPlaced, let top = stack.last, shown !== top, let view = top.viewIfLoaded {
        shown = top
        place(view, of: top)
      }
      navigationBar.replaceItems(barItems)
      updateBar()
      tabBarController?.updateBarForStacks()
      settleContainment()
      withdrawAnnouncement()
    }
  }

  /// Places a view in the frame of the top view controller's view.
  func place(_ view: UIView, of controller: UIViewController) {
    view.place(in: contentFrame(for: controller))
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if view.superview !== contentView { contentView.addSubview(view) }
    controller.placeAttachedContainer()
  }

  /// Removes the view of a controller that is not shown any more.
  func takeAway(_ controller: UIViewController) {
    guard let view = controller.viewIfLoaded, view.isDescendant(of: contentView) else { return }
    view.removeFromSuperview()
  }

  // MARK: - Appearance of the Navigation Controller

  func forwardWillAppear(_ animated: Bool) {
    guard running == nil else { return }
    isForwarding = true
    // If a disappearance is reversed, the controller that is shown remains.
    if shown == nil || shown?.appearance.phase == .disappeared { showTopSilently() }
    isForwarding = false
    // The callbacks may have ended this controller's appearance.
    guard let shown, appearance.phase == .appearing else { return }
    shown.joinAppearance(of: self, animated: animated)
    delegate?.navigationController(self, willShow: shown, animated: animated)
  }

  func forwardDidAppear(_ animated: Bool) {
    guard running == nil, let shown else { return schedulePendingTransition() }
    shown.endTransitionAppearance()
    delegate?.navigationController(self, didShow: shown, animated: animated)
    if pending != nil { schedulePendingTransition() }
  }

  func forwardWillDisappear(_ animated: Bool) {
    running?.endAtOnce()
    // The callbacks of that end may have ended this controller's disappearance, or may have reversed it.
    guard !appearance.isVisible else { return }
    shown?.turnAppearance(false, animated: animated, isStarting: true)
    if appearance.phase == .disappeared { shown?.endTransitionAppearance() }
  }

  func forwardDidDisappear() {
    shown?.endTransitionAppearance()
    if pending != nil {
      showTopSilently()
    }
    if !waiting.isEmpty {
      applyWaiting()
      showTopSilently()
    }
  }

  // MARK: - Layout

  func layOut() {
    guard let view = viewIfLoaded else { return }
    if contentView.frame != view.bounds { contentView.frame = view.bounds }
    barHiding.heightDidChange()
    // The controller below an inner navigation controller has changed.
    if running == nil, pending == nil, !isWorking { navigationBar.replaceItems(barItems) }
    updateBar()
    interactivePop.updateEdge()
    placeShown()
    guard !isWorking else { return }
    if appearance.phase == .disappeared {
      if shown !== stack.last { showTopSilently(inLayout: true) }
    } else {
      beginPendingTransition()
    }
  }

  func didLeaveWindow() {
    // The layout pass that would begin the pending change does not come.
    if pending != nil, isOnScreen { schedulePendingTransition() }
  }

  /// Begins the pending change, which is not animated while the view is in no window.
  func beginPendingTransition() {
    guard var request = pending, running == nil, !isWorking, appearance.phase == .appeared else { return }
    pending = nil
    if viewIfLoaded?.window == nil {
      request.isAnimated = false
      request.interaction = nil
      announcedCoordinator?.retarget(to: stack.last, isAnimated: false, isInteractive: false)
    }
    guard shown !== stack.last else {
      navigationBar.replaceItems(barItems)
      updateBar()
      tabBarController?.updateBarForStacks()
      settleContainment()
      withdrawAnnouncement()
      return scheduleQueue()
    }
    let transition = NavigationTransition(of: self, from: shown, to: stack.last, request: request)
    running = transition
    work { transition.begin(request) }
  }
}
