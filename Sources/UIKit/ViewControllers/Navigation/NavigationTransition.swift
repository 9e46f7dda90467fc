/// One transition of a navigation controller, from the layout pass in which it begins to its end.
@MainActor
final class NavigationTransition {
  private weak var owner: UINavigationController?
  private let from: UIViewController?
  private let to: UIViewController?
  private let oldStack: [UIViewController]
  private let operation: UINavigationController.Operation
  private let isAnimated: Bool
  private let interaction: UIPercentDrivenInteractiveTransition?
  private let holds: [TransactionHold]
  private(set) var driver: TransitionDriver?
  private var leavingBarContent: NavigationBarContent?
  /// The change of the bar's stack that its delegate is notified of.
  private var barStep: NavigationBarStep?
  /// A Boolean value that indicates whether the bars are those of the new top controller.
  private(set) var hasChangedBars = false
  /// The backgrounds of bars that cross-dissolve until the end.
  private var fadingBackgrounds: [BarBackground] = []
  private var tabBarMotion: (owner: UITabBarController, motion: TabBarMotion)?

  init(
    of owner: UINavigationController, from: UIViewController?, to: UIViewController?, request: NavigationRequest
  ) {
    self.owner = owner
    self.from = from
    self.to = to
    oldStack = owner.settledStack
    operation = owner.settledStack.contains { $0 === to } ? .pop : .push
    isAnimated = request.isAnimated && from != nil && to != nil
    interaction = request.interaction
    holds = request.holds
  }

  // MARK: - Beginning

  func begin(_ request: NavigationRequest) {
    guard let owner else { return }
    to?.loadViewIfNeeded()
    // A controller that returns to the top is not moving to the parent.
    if let to, !owner.arrivals.contains(where: { $0 === to }) { to.relocation.isMovingIn = false }
    let driver = makeDriver(owner)
    // The callbacks may have removed the navigation controller, and may have added it again.
    guard owner.running === self else { return }
    // The callbacks may have begun its disappearance, or may have removed the controller to show.
    guard owner.appearance.phase == .appeared, to == nil || to?.parentStorage === owner else {
      return putOff(owner)
    }
    self.driver = driver
    if to?.zoom != nil, owner.zoomDrag == nil { owner.zoomDrag = ZoomDrag(of: owner, in: owner.contentView) }
    owner.announcedCoordinator = nil
    driver.didEnd = { [weak self] in self?.end(completed: $0) }
    owner.activeCoordinator = driver.coordinator
    owner.contentView.isUserInteractionEnabled = false
    owner.navigationBar.isUserInteractionEnabled = false
    from?.turnAppearance(false, animated: isAnimated, isStarting: true)
    guard owner.running === self, !driver.isOver else { return }
    to?.turnAppearance(true, animated: isAnimated, isStarting: true)
    if let to { owner.delegate?.navigationController(owner, willShow: to, animated: isAnimated) }
    if !owner.isBarAway { barStep = .init(from: owner.navigationBar.items ?? [], to: owner.barItems) }
    barStep?.willPerform(in: owner.navigationBar)
    // The callbacks may have removed the navigation controller.
    guard owner.running === self, !driver.isOver else { return }
    changeBar(owner, driver.coordinator)
    owner.changeToolbar(along: driver.coordinator)
    moveTabBar(owner, driver)
    fadeAttachedContainers(along: driver)
    driver.start()
  }

  /// Makes the change pending again, before any step of the transition was performed.
  private func putOff(_ owner: UINavigationController) {
    owner.running = nil
    owner.pending = NavigationRequest(stack: owner.stack, isAnimated: isAnimated, holds: holds)
  }

  private func makeDriver(_ owner: UINavigationController) -> TransitionDriver {
    let context = TransitionContext(
      containerView: owner.contentView,
      from: .init(
        controller: from, view: from?.viewIfLoaded, initialFrame: from.map(owner.contentFrame) ?? .zero),
      to: .init(controller: to, view: to?.viewIfLoaded, finalFrame: to.map(owner.contentFrame) ?? .zero),
      isAnimated: isAnimated)
    let builtIn = makeBuiltInAnimator(owner)
    guard interaction == nil, isAnimated, let delegate = owner.delegate, let from, let to,
      let custom = delegate.navigationController(owner, animationControllerFor: operation, from: from, to: to)
    else {
      return TransitionDriver(
        context: context, animator: builtIn, interaction: interaction, coordinator: owner.announcedCoordinator)
    }
    return TransitionDriver(
      context: context, animator: custom,
      interaction: delegate.navigationController(owner, interactionControllerFor: custom),
      coordinator: owner.announcedCoordinator)
  }

  /// Returns the animator of the controller that is pushed or popped, or else that of the navigation controller.
  private func makeBuiltInAnimator(_ owner: UINavigationController) -> BuiltInAnimator {
    let isPush = operation == .push
    let (moving, other) = isPush ? (to, from) : (from, to)
    guard isAnimated, let moving, let preferred = moving.preferredTransition else {
      return NavigationAnimator(isPresenting: isPush, shades: owner.shades)
    }
    return preferred.animator(isPresenting: isPush, of: moving, above: other)
  }

  private func changeBar(_ owner: UINavigationController, _ coordinator: TransitionCoordinator) {
    let bar = owner.navigationBar
    let items = owner.barItems
    if isAnimated { fadeBackgrounds(owner, coordinator) }
    hasChangedBars = true
    guard isAnimated, !owner.isBarAway || !bar.isHidden else {
      bar.replaceItems(items)
      return owner.updateBar()
    }
    exchangeBars(owner, coordinator)
    let oldDepth = owner.contentView.topBarDepth
    // Set first, because layout during the pass would apply the new height of the bar without the animation.
    owner.holdsBarHeight = true
    leavingBarContent = bar.beginChange(to: items)
    owner.updateBar()
    // The view that leaves keeps its safe area.
    from?.barCorrection.top = oldDepth - owner.contentView.topBarDepth
    _ = coordinator.animate { [weak self, weak bar, weak owner] _ in
      guard let self else { return }
      bar?.animateChange(from: self.leavingBarContent, direction: self.operation)
      owner?.holdsBarHeight = false
      owner?.updateBar(keepsShown: true)
      bar?.layoutIfNeeded()
    }
  }

  /// Cross-dissolves the backgrounds of the bars.
  private func fadeBackgrounds(_ owner: UINavigationController, _ coordinator: TransitionCoordinator) {
    let backgrounds = owner.barBackgrounds
    for background in backgrounds { background.beginFade() }
    fadingBackgrounds = backgrounds
    _ = coordinator.animate { _ in
      for background in backgrounds { background.addFadeEffects() }
    }
  }

  /// Fades the bar if an inner navigation controller enters or leaves, whose own bar is displayed in its place.
  private func exchangeBars(_ owner: UINavigationController, _ coordinator: TransitionCoordinator) {
    let bar = owner.navigationBar
    guard from is UINavigationController || to is UINavigationController, !owner.isBarHidden else { return }
    bar.isHidden = false
    let isLeaving = owner.isBarAway
    _ = coordinator.animate { _ in AnimationContext.add(isLeaving ? .fadeOut : .fadeIn, to: bar.layer) }
  }

  /// Fades the containers that belong to the content of the controllers, which only the system's animator moves.
  private func fadeAttachedContainers(along driver: TransitionDriver) {
    guard !(driver.animator is NavigationAnimator) else { return }
    _ = driver.coordinator.animate { [from, to] _ in
      to?.placeAttachedContainer()
      if let container = from?.attachedContainer { AnimationContext.add(.fadeOut, to: container.layer) }
      if let container = to?.attachedContainer { AnimationContext.add(.fadeIn, to: container.layer) }
    }
  }

  private func moveTabBar(_ owner: UINavigationController, _ driver: TransitionDriver) {
    guard let tabs = owner.tabBarController, let from else { return }
    let motion = TabBarMotion(
      from: from, to: to, operation: operation, isAnimated: isAnimated, container: owner.contentView,
      coordinator: driver.coordinator, isBuiltIn: driver.animator is NavigationAnimator)
    tabBarMotion = (tabs, motion)
    tabs.beginBarMotion(motion)
  }

  // MARK: - Ending

  /// Ends the transition immediately, because the navigation controller disappears.
  func endAtOnce() {
    guard let driver else {
      // The view to show is still being loaded.
      if let owner { putOff(owner) }
      return
    }
    driver.complete(!driver.context.isInteractive && !driver.context.transitionWasCancelled)
    for view in [from?.viewIfLoaded, to?.viewIfLoaded] { view?.layer.removeAllAnimations() }
    // The gesture no longer controls the transition. It must not affect another transition when it continues or ends.
    if interaction != nil { owner?.interactivePop.giveUp() }
  }

  private func end(completed: Bool) {
    guard let owner, owner.running === self else { return }
    owner.running = nil
    owner.holdsBarHeight = false
    from?.barCorrection.top = 0
    owner.activeCoordinator = nil
    owner.contentView.isUserInteractionEnabled = true
    owner.navigationBar.isUserInteractionEnabled = true
    owner.navigationBar.endChange(from: leavingBarContent)
    for background in fadingBackgrounds { background.endFade() }
    owner.work {
      if completed { finish(owner) } else { takeBack(owner) }
      if let (tabs, motion) = tabBarMotion { tabs.endBarMotion(motion) }
    }
    owner.viewIfLoaded?.setNeedsLayout()
    AppRuntime.shared.setNeedsCommit()
  }

  private func finish(_ owner: UINavigationController) {
    // The callbacks may have moved the controller to another parent.
    let isStillHere = to?.parentStorage === owner
    owner.shown = isStillHere ? to : nil
    if isStillHere, let to, let view = to.viewIfLoaded { owner.place(view, of: to) } else { remove(to, owner) }
    remove(from, owner)
    from?.endTransitionAppearance()
    to?.endTransitionAppearance()
    // Performed last, because a controller that leaves is still in the hierarchy when it receives `viewDidDisappear`.
    owner.settleContainment()
    barStep?.didPerform(in: owner.navigationBar)
    if let to { owner.delegate?.navigationController(owner, didShow: to, animated: isAnimated) }
  }

  private func takeBack(_ owner: UINavigationController) {
    owner.restore(oldStack)
    let isStillHere = from?.parentStorage === owner
    if !isStillHere { owner.shown = nil }
    if isStillHere, let from, let view = from.viewIfLoaded {
      owner.place(view, of: from)
    } else {
      remove(from, owner)
    }
    remove(to, owner)
    // The recorded order: the controller that did not arrive disappears first, then the other one appears again.
    to?.turnAppearance(false, animated: isAnimated)
    to?.endTransitionAppearance()
    if isStillHere { from?.turnAppearance(true, animated: isAnimated) }
    from?.endTransitionAppearance()
    owner.navigationBar.replaceItems(owner.barItems)
    owner.updateBar()
    owner.settleContainment()
  }

  private func remove(_ controller: UIViewController?, _ owner: UINavigationController) {
    if let controller { owner.takeAway(controller) }
  }
}
