extension ModalPresentation {
  // MARK: - Requesting a Dismissal

  /// Requests the dismissal of this presentation and those above it.
  ///
  /// It begins after the update cycle is committed.
  func dismiss(animated: Bool, completion: (() -> Void)?) {
    switch phase {
    case .ended:
      completion?()
    case .dismissing where driver?.interaction == nil:
      // The requested dismissal is already running, so the request completes when it ends.
      if let completion { completions.append(completion) }
    case .dismissing:
      // The user can cancel the interactive dismissal; the request of the app still applies then.
      if pendingDismissal == nil { pendingDismissal = DismissalRequest(animated: animated, completions: []) }
      if let completion { pendingDismissal?.completions.append(completion) }
    case .scheduled, .presenting, .presented:
      if pendingDismissal == nil { pendingDismissal = DismissalRequest(animated: animated, completions: []) }
      if let completion { pendingDismissal?.completions.append(completion) }
      let stack = chain
      // Another dismissal of the chain has announced its own transition, and this one follows it.
      let isNext = stack.allSatisfy { $0.isAtRest && ($0 === self || $0.pendingDismissal == nil) }
      if isNext, let top = stack.last {
        announce(from: top.presented, to: presenter, isAnimated: pendingDismissal?.animated ?? animated)
      }
      AppRuntime.shared.performAfterCommit { self.beginWaitingDismissal() }
    }
  }

  /// Begins the requested dismissal.
  ///
  /// If a transition is running, the dismissal remains pending.
  func beginWaitingDismissal() {
    guard pendingDismissal != nil, phase == .presented, chain.allSatisfy(\.isAtRest) else { return }
    guard let request = pendingDismissal else { return }
    beginDismissing(animated: request.animated, interaction: nil, isByUser: false)
  }

  /// Begins an interactive dismissal.
  ///
  /// Returns `false` if a pending request or another presentation prevents it.
  func beginInteractiveDismissal(_ interaction: any UIViewControllerInteractiveTransitioning) -> Bool {
    guard phase == .presented, pendingDismissal == nil, chain.count == 1 else { return false }
    beginDismissing(animated: true, interaction: interaction, isByUser: true)
    return phase == .dismissing
  }

  // MARK: - Beginning

  private func beginDismissing(
    animated: Bool, interaction: (any UIViewControllerInteractiveTransitioning)?, isByUser: Bool
  ) {
    let stack = chain
    guard let top = stack.last, let container = top.container else { return lostItsPlace() }
    for presentation in stack {
      presentation.phase = .dismissing
      completions += presentation.pendingDismissal?.completions ?? []
      presentation.pendingDismissal = nil
    }
    if isByUser {
      // The delegate may animate alongside the transition, and be notified when the interaction ends.
      announce(from: top.presented, to: presenter, isAnimated: animated, isInteractive: interaction != nil)
      controller.delegate?.presentationControllerWillDismiss(controller)
    }
    let dismissal = ModalDismissal(bottom: self, stack: stack, top: top, animated: animated, isByUser: isByUser)
    dismissal.begin(in: container, interaction: interaction)
  }
}

/// The dismissal of one or more presentations.
///
/// The topmost one is animated; those between are removed.
@MainActor
final class ModalDismissal {
  private let bottom: ModalPresentation
  private let stack: [ModalPresentation]
  private let top: ModalPresentation
  private let isAnimated: Bool
  private let reportsAnimated: Bool
  private let isByUser: Bool
  private var returnsPresenter = false

  init(bottom: ModalPresentation, stack: [ModalPresentation], top: ModalPresentation, animated: Bool, isByUser: Bool) {
    self.bottom = bottom
    self.stack = stack
    self.top = top
    isAnimated = animated
    // Recorded in UIKit for a presentation from `viewDidAppear`; see `ModalPresentation.reportsAnimated`.
    reportsAnimated = animated || (!top.isAnimated && top.reportsAnimated)
    self.isByUser = isByUser
  }

  private var between: ArraySlice<ModalPresentation> { stack.dropLast() }

  func begin(in container: PresentationContainerView, interaction: (any UIViewControllerInteractiveTransitioning)?) {
    container.blocksTouches = true
    let presenter = bottom.presenter
    returnsPresenter = bottom.hidesPresenter && bottom.canRestorePresenter
    let driver = makeDriver(container, interaction)
    for presentation in stack {
      presentation.driver = driver
      presentation.presented.modalTransition = .dismissal
      presentation.setCoordinator(driver.coordinator)
    }
    for presentation in stack.reversed() {
      presentation.presented.turnAppearance(false, animated: reportsAnimated, isStarting: true)
    }
    if returnsPresenter { presenter.turnAppearance(true, animated: reportsAnimated, isStarting: true) }
    guard bottom.phase == .dismissing, !driver.isOver else { return }
    for presentation in between { presentation.container?.isHidden = true }
    for presentation in stack.reversed() { presentation.controller.dismissalTransitionWillBegin() }
    // The driver retains this object until the transition has ended.
    driver.cancellationDidChange = { self.turned(isCancelled: $0) }
    driver.didEnd = { self.end(completed: $0) }
    driver.start()
  }

  private func makeDriver(
    _ container: PresentationContainerView, _ interaction: (any UIViewControllerInteractiveTransitioning)?
  ) -> TransitionDriver {
    let presenter = bottom.presenter
    let dismissed = top.presented
    let presentedView = top.controller.presentedView ?? dismissed.view
    let place = bottom.presenterPlace
    let toView = returnsPresenter ? presenter.view : nil
    toView?.place(in: place?.frameNow ?? container.bounds)
    let context = TransitionContext(
      containerView: container,
      from: .init(controller: dismissed, view: presentedView, initialFrame: presentedView?.frame ?? .zero),
      to: .init(
        controller: presenter, view: toView,
        initialFrame: returnsPresenter ? .zero : presenter.viewIfLoaded?.frame ?? .zero,
        finalFrame: returnsPresenter ? container.bounds : presenter.viewIfLoaded?.frame ?? .zero),
      isAnimated: isAnimated, presentationStyle: top.controller.presentationStyle)
    guard interaction == nil else {
      return TransitionDriver(
        context: context, animator: top.systemAnimator(isPresenting: false, isAnimated: true),
        interaction: interaction, coordinator: bottom.takeAnnouncedCoordinator())
    }
    let delegate = dismissed.transitioningDelegate
    let custom = isAnimated ? delegate?.animationController(forDismissed: dismissed) : nil
    return TransitionDriver(
      context: context, animator: custom ?? top.systemAnimator(isPresenting: false, isAnimated: isAnimated),
      interaction: custom.flatMap { delegate?.interactionControllerForDismissal(using: $0) },
      coordinator: bottom.takeAnnouncedCoordinator())
  }

  // MARK: - Reversal

  private func turned(isCancelled: Bool) {
    if returnsPresenter { bottom.presenter.turnAppearance(!isCancelled, animated: reportsAnimated) }
    for presentation in stack.reversed() {
      presentation.presented.turnAppearance(isCancelled, animated: reportsAnimated)
    }
  }

  // MARK: - Ending

  private func end(completed: Bool) {
    guard bottom.phase == .dismissing else { return }
    // Without an animation UIKit holds the end of a sheet's dismissal back, as that of its presentation.
    guard completed, !isAnimated, top.controller.settlesInNextTurn, top.container?.window != nil else {
      return settle(completed: completed)
    }
    let coordinator = top.driver?.coordinator
    coordinator?.holdEnd()
    let end = {
      for presentation in self.stack { presentation.heldEnd = nil }
      if self.bottom.phase == .dismissing { self.settle(completed: true) }
      coordinator?.endHold()
    }
    for presentation in stack { presentation.heldEnd = end }
    AppRuntime.shared.timers.schedule(after: 0) { [bottom] in bottom.heldEnd?() }
  }

  private func settle(completed: Bool) {
    for presentation in stack { presentation.setCoordinator(nil) }
    if completed { finish() } else { takeBack() }
  }

  private func finish() {
    let presenter = bottom.presenter
    let containers = stack.map(\.container)
    for presentation in stack.reversed() { presentation.unlink() }
    if bottom.hidesPresenter { bottom.putPresenterBack() }
    for presentation in stack.reversed() {
      presentation.presented.viewIfLoaded?.removeFromSuperview()
      // No other code restores the view of a presenter between two presentations.
      presentation.controller.dismissalTransitionDidEnd(true)
    }
    for container in containers.reversed() { container?.letGo() }
    if returnsPresenter { presenter.endTransitionAppearance() }
    for presentation in stack.reversed() { presentation.presented.endTransitionAppearance() }
    let completions = stack.flatMap { $0.completions + ($0.pendingDismissal?.completions ?? []) }
    for presentation in stack {
      presentation.pendingDismissal = nil
      presentation.completions = []
      presentation.driver = nil
      presentation.presented.modalTransition = nil
    }
    bottom.restoreKeyboard()
    if stack.contains(where: \.controller.coversScreen) {
      // The dismissed controller may have had another orientation than that of the device.
      InterfaceRotation.update(animated: false)
    } else {
      InterfaceRotation.correctIfNeeded(animated: false)
    }
    AppRuntime.shared.setNeedsCommit()
    for completion in completions { completion() }
    if isByUser {
      bottom.controller.delegate?.presentationControllerDidDismiss(bottom.controller)
      bottom.presented.presentationWasDismissedByUser()
    }
    presenter.topmostAncestor.ownPresentation?.runWaitingDismissals()
  }

  private func takeBack() {
    let presenter = bottom.presenter
    for presentation in stack {
      presentation.phase = .presented
      presentation.container?.isHidden = false
      presentation.container?.blocksTouches = false
    }
    if returnsPresenter { presenter.viewIfLoaded?.removeFromSuperview() }
    for presentation in stack.reversed() { presentation.controller.dismissalTransitionDidEnd(false) }
    if returnsPresenter { presenter.endTransitionAppearance() }
    for presentation in stack.reversed() { presentation.presented.endTransitionAppearance() }
    for presentation in stack {
      presentation.driver = nil
      presentation.presented.modalTransition = nil
    }
    // A request for a dismissal that was cancelled is complete.
    for presentation in stack { presentation.callCompletions() }
    bottom.runWaitingDismissals()
  }
}
