/// A change of the stack that is not visible yet.
@MainActor
struct NavigationRequest {
  var stack: [UIViewController]
  var isAnimated: Bool
  /// The interaction that controls the change; `nil` if it is not interactive.
  var interaction: UIPercentDrivenInteractiveTransition?
  /// The transactions in which the change was requested, which end with it.
  var holds: [TransactionHold] = []
}

// Changes of the stack, and of the containment that follows from it.
extension UINavigationController {
  /// The stack after all requested changes.
  var nextStack: [UIViewController] { waiting.last?.stack ?? stack }

  /// A Boolean value that indicates whether appearance callbacks are due when the stack changes.
  var isOnScreen: Bool { isViewLoaded && appearance.phase != .disappeared }

  // MARK: - Requesting Changes

  func performPush(_ controller: UIViewController, animated: Bool) {
    let stack = nextStack
    expect(
      !stack.contains { $0 === controller },
      "\(self): pushing the same view controller instance more than once is not supported (\(controller))")
    change(to: stack + [controller], animated: animated)
  }

  func performSet(_ controllers: [UIViewController], animated: Bool) {
    expect(
      Set(controllers.map(ObjectIdentifier.init)).count == controllers.count,
      "\(self): all view controllers in a navigation controller must be distinct (\(controllers))")
    change(to: controllers, animated: animated)
  }

  func performPop(keeping count: Int, animated: Bool) -> [UIViewController]? {
    let stack = nextStack
    guard !stack.isEmpty, count > 0 else { return nil }
    guard count < stack.count else { return [] }
    change(to: Array(stack.prefix(count)), animated: animated)
    return Array(stack.suffix(from: count))
  }

  /// Begins to pop the top view controller interactively.
  ///
  /// Returns `false` if another change prevents it.
  func beginInteractivePop(_ interaction: UIPercentDrivenInteractiveTransition) -> Bool {
    guard canPopInteractively else { return false }
    apply(NavigationRequest(stack: stack.dropLast(), isAnimated: true, interaction: interaction))
    viewIfLoaded?.layoutIfNeeded()
    guard running?.driver?.interaction === interaction else {
      // The interaction would not be driven if the change began later.
      pending?.interaction = nil
      return false
    }
    return true
  }

  var canPopInteractively: Bool {
    stack.count > 1 && !isWorking && running == nil && pending == nil && waiting.isEmpty
      && appearance.phase == .appeared
  }

  private func change(to stack: [UIViewController], animated: Bool) {
    for controller in stack {
      expect(controller !== self, "\(self) cannot be on its own stack")
      expect(
        !(controller is UINavigationController) || nests(controller),
        "Pushing a navigation controller is not supported (\(controller) onto \(self)); present it")
    }
    var request = NavigationRequest(stack: stack, isAnimated: animated && UIView.areAnimationsEnabled)
    // The animations will be added later than in a transaction of the app.
    if request.isAnimated, let hold = TransactionHold.ofOpenTransactions() { request.holds.append(hold) }
    if isWorking || running != nil || !waiting.isEmpty {
      waiting.append(request)
      scheduleQueue()
    } else {
      apply(request)
    }
  }

  // MARK: - Performing Changes

  func apply(_ request: NavigationRequest) {
    work {
      let old = stack
      stack = request.stack
      // A popover has the size that the new top view controller prefers.
      ownPresentation?.container?.setNeedsLayout()
      hidesBottomBar = stack.contains(where: \.hidesBottomBarWhenPushed)
      for controller in old where !contains(controller) { depart(controller) }
      for controller in request.stack where !old.contains(where: { $0 === controller }) { arrive(controller) }
      if stack.first !== old.first { tabBarItemDidChange() }
    }
    guard isOnScreen else { return showTopSilently() }
    pending = NavigationRequest(
      stack: stack, isAnimated: request.isAnimated, interaction: request.interaction,
      holds: (pending?.holds ?? []) + request.holds)
    announceTransition(isAnimated: request.isAnimated, isInteractive: request.interaction != nil)
    schedulePendingTransition()
  }

  /// Makes the coordinator of the transition that the layout will begin.
  private func announceTransition(isAnimated: Bool, isInteractive: Bool) {
    if let announcedCoordinator {
      return announcedCoordinator.retarget(to: stack.last, isAnimated: isAnimated, isInteractive: isInteractive)
    }
    guard isAnimated, running == nil, appearance.phase == .appeared, viewIfLoaded?.window != nil, shown !== stack.last
    else { return }
    let coordinator = TransitionCoordinator(
      from: shown, to: stack.last, in: contentView, duration: NavigationAnimator.duration, isAnimated: true,
      isInteractive: isInteractive)
    announcedCoordinator = coordinator
    activeCoordinator = coordinator
  }

  /// Ends the announced transition, because none is needed or possible any more.
  func withdrawAnnouncement() {
    guard let coordinator = announcedCoordinator else { return }
    announcedCoordinator = nil
    if activeCoordinator === coordinator { activeCoordinator = nil }
    coordinator.completeWithoutTransition()
  }

  private func contains(_ controller: UIViewController) -> Bool { stack.contains { $0 === controller } }

  private func arrive(_ controller: UIViewController) {
    // The callbacks of other controllers may have changed the stack again.
    guard contains(controller) else { return }
    if departures.contains(where: { $0 === controller }) {
      // The controller is still a child: `didMove(toParent:)` withdraws the announced removal.
      departures.removeAll { $0 === controller }
      controller.relocation = ParentRelocation(isMovingIn: true)
    } else {
      addChild(controller)
    }
    arrivals.append(controller)
  }

  private func depart(_ controller: UIViewController) {
    guard controller.parentStorage === self, !departures.contains(where: { $0 === controller }) else { return }
    // A controller that received `willMove` on its addition receives `didMove` before the callbacks of its removal.
    if arrivals.contains(where: { $0 === controller }) {
      arrivals.removeAll { $0 === controller }
      controller.didMove(toParent: self)
      guard controller.parentStorage === self else { return }
    }
    departures.append(controller)
    // A swipe that was cancelled while the stack left the screen has announced the removal, which was not withdrawn.
    guard !controller.relocation.isRemovalAnnounced else { return controller.relocation.isMovingOut = true }
    controller.willMove(toParent: nil)
  }

  /// Sends the completing callbacks to the controllers that were added and removed.
  func settleContainment() {
    let (departed, arrived) = (departures, arrivals)
    departures = []
    arrivals = []
    settledStack = stack
    didHideBottomBar = hidesBottomBar
    work {
      for controller in departed where controller.parentStorage === self {
        takeAway(controller)
        leaver = controller
        controller.removeFromParent()
        leaver = nil
      }
      for controller in arrived where controller.parentStorage === self { controller.didMove(toParent: self) }
    }
    containmentDidSettle()
  }

  /// Restores the stack after the user cancelled a pop; no controller was added or removed.
  func restore(_ old: [UIViewController]) {
    let left = stack.filter { controller in !old.contains { $0 === controller } }
    let root = stack.first
    // Some controllers may have been removed in the meantime.
    stack = old.filter { $0.parentStorage === self }
    if stack.first !== root { tabBarItemDidChange() }
    hidesBottomBar = didHideBottomBar
    for controller in departures where contains(controller) { controller.relocation.isMovingOut = false }
    departures.removeAll { controller in old.contains { $0 === controller } }
    arrivals.removeAll { controller in left.contains { $0 === controller } }
    for controller in left { depart(controller) }
  }

  /// Removes a controller from the stack that is no longer a child.
  ///
  /// The app has removed the controller, or has moved it to another parent.
  func forget(_ child: UIViewController) {
    guard child !== leaver else { return }
    departures.removeAll { $0 === child }
    arrivals.removeAll { $0 === child }
    for index in waiting.indices { waiting[index].stack.removeAll { $0 === child } }
    guard contains(child) else { return }
    let root = stack.first
    stack.removeAll { $0 === child }
    if stack.first !== root { tabBarItemDidChange() }
    settledStack.removeAll { $0 === child }
    guard running == nil, !isWorking else {
      waiting.insert(NavigationRequest(stack: stack, isAnimated: false), at: 0)
      return scheduleQueue()
    }
    if shown === child { work { letGo(of: child) } }
    apply(NavigationRequest(stack: stack, isAnimated: false))
  }

  /// Stops showing a child that is no longer on the stack.
  private func letGo(of child: UIViewController) {
    shown = nil
    child.turnAppearance(false, animated: false, isStarting: true)
    takeAway(child)
    child.endTransitionAppearance()
  }
}
