extension ModalPresentation {
  // MARK: - Beginning

  func beginPresenting() {
    guard phase == .scheduled else { return }
    guard let presenterView = presenter.viewIfLoaded, let window = presenterView.window else { return abandon() }
    phase = .presenting
    guard let presentedRoot = presented.view else { return abandon() }
    resignKeyboard()
    let container = makeContainer(above: presenterView, in: window)
    // Performed before any callback, because a controller of another orientation appears in that orientation.
    if controller.coversScreen { InterfaceRotation.prepare(for: presented) }
    guard phase == .presenting else { return }
    hidesPresenter = controller.shouldRemovePresentersView && presenterView.superview != nil
    let driver = makePresentationDriver(container, presentedRoot, presenterView)
    self.driver = driver
    // Sheets have their own gesture.
    if presented.zoom != nil, controller is StylePresentationController {
      zoomDrag = ZoomDrag(of: self, in: container)
    }
    setCoordinator(driver.coordinator)
    presented.modalTransition = .presentation
    if hidesPresenter, presenter.appearance.isVisible {
      presenter.appearance.beginExplicitly(false, animated: reportsAnimated, on: presenter)
    }
    presented.appearance.beginExplicitly(true, animated: reportsAnimated, on: presented)
    // The callbacks may have removed the window.
    guard phase == .presenting, !driver.isOver else { return }
    if hidesPresenter {
      presenterPlace = PresenterPlace(of: presenterView)
      container.insertSubview(presenterView, at: 0)
      presenterView.place(in: container.bounds)
    }
    controller.presentationTransitionWillBegin()
    driver.cancellationDidChange = { [weak self] in self?.presentationTurned(isCancelled: $0) }
    driver.didEnd = { [weak self] in self?.presentationDidEnd(completed: $0) }
    driver.start()
  }

  private func makeContainer(above presenterView: UIView, in window: UIWindow) -> PresentationContainerView {
    let superview = controller.shouldPresentInFullscreen ? window : presenterView.superview ?? window
    let frame = superview === window ? window.bounds : presenterView.untransformedFrame
    let container = PresentationContainerView(frame: frame, presentation: self)
    container.blocksTouches = true
    self.container = container
    isInParent = superview !== window && presenter.parentStorage != nil
    if superview === window {
      window.addSubview(container)
    } else {
      superview.insertSubview(container, aboveSubview: presenterView)
    }
    return container
  }

  private func makePresentationDriver(
    _ container: PresentationContainerView, _ presentedRoot: UIView, _ presenterView: UIView
  ) -> TransitionDriver {
    let presentedView = controller.presentedView ?? presentedRoot
    let finalFrame = controller.frameOfPresentedViewInContainerView
    presentedView.autoresizingMask.formUnion(
      controller is StylePresentationController ? [.flexibleWidth, .flexibleHeight] : [])
    if presentedView.superview == nil, !(presentedView is SheetView) { presentedView.place(in: finalFrame) }
    let context = TransitionContext(
      containerView: container,
      from: .init(
        controller: presenter, view: hidesPresenter ? presenterView : nil, initialFrame: presenterView.frame,
        finalFrame: hidesPresenter ? .zero : presenterView.frame),
      to: .init(controller: presented, view: presentedView, finalFrame: finalFrame),
      isAnimated: isAnimated, presentationStyle: controller.presentationStyle)
    let delegate = presented.transitioningDelegate
    let custom =
      isAnimated
      ? delegate?.animationController(
        forPresented: presented, presenting: presenter, source: source ?? presenter) : nil
    let interaction = custom.flatMap { delegate?.interactionControllerForPresentation(using: $0) }
    return TransitionDriver(
      context: context, animator: custom ?? systemAnimator(isPresenting: true, isAnimated: isAnimated),
      interaction: interaction, coordinator: takeAnnouncedCoordinator())
  }

  func systemAnimator(isPresenting: Bool, isAnimated: Bool) -> any UIViewControllerAnimatedTransitioning {
    guard isAnimated else { return ImmediateAnimator(isPresenting: isPresenting) }
    if let preferred = presented.preferredTransition {
      return preferred.animator(isPresenting: isPresenting, of: presented, above: source ?? presenter)
    }
    let isOfContext = presenter.providesPresentationContextTransitionStyle && presenter.definesPresentationContext
    let style = isOfContext ? presenter.modalTransitionStyle : presented.modalTransitionStyle
    return controller.systemAnimator(isPresenting: isPresenting) ?? style.animator(isPresenting: isPresenting)
  }

  // MARK: - Reversal

  /// Reverses the appearance callbacks when the transition is cancelled, or the cancellation is reversed.
  private func presentationTurned(isCancelled: Bool) {
    presented.turnAppearance(isCancelled ? false : true, animated: reportsAnimated)
    if hidesPresenter { presenter.turnAppearance(isCancelled ? true : false, animated: reportsAnimated) }
  }

  // MARK: - Ending

  private func presentationDidEnd(completed: Bool) {
    // UIKit delays the end of a sheet's presentation without an animation.
    if completed, !isAnimated, controller.settlesInNextTurn, container?.window != nil {
      driver?.coordinator.holdEnd()
      AppRuntime.shared.timers.schedule(after: 0) { self.endPresenting(completed: true) }
      return
    }
    endPresenting(completed: completed)
  }

  func endPresenting(completed: Bool) {
    guard phase == .presenting else { return }
    let container = container
    let coordinator = driver?.coordinator
    defer { coordinator?.endHold() }
    setCoordinator(nil)
    if completed {
      phase = .presented
      container?.blocksTouches = false
      if hidesPresenter, let view = presenter.viewIfLoaded, view.superview === container { view.removeFromSuperview() }
    } else {
      unlink()
      putPresenterBack()
      presented.viewIfLoaded?.removeFromSuperview()
    }
    controller.presentationTransitionDidEnd(completed)
    if !completed { container?.letGo() }
    presented.endTransitionAppearance()
    if hidesPresenter { presenter.endTransitionAppearance() }
    if !completed { hidesPresenter = false }
    presented.modalTransition = nil
    driver = nil
    AppRuntime.shared.setNeedsCommit()
    callCompletions()
    if completed {
      runWaitingDismissals()
    } else {
      restoreKeyboard()
      answerWaitingDismissals()
    }
  }

  func putPresenterBack() {
    guard let place = presenterPlace else { return }
    let canRestore = canRestorePresenter
    presenterPlace = nil
    guard let view = presenter.viewIfLoaded else { return }
    if canRestore {
      place.restore(view)
    } else if view.superview === container {
      view.removeFromSuperview()
    }
  }

  /// Ends the presentation before it begins, because the presenter has left the screen.
  private func abandon() {
    withdrawAnnouncement()
    unlink()
    container?.letGo()
    RuntimeDiagnostics.report(
      .refusedPresentation,
      "Attempt to present \(presented) on \(presenter) whose view is not in the window hierarchy.")
    callCompletions()
    answerWaitingDismissals()
  }

  /// Completes the requests to dismiss a presentation that was cancelled.
  ///
  /// Then continues with presentations below it.
  private func answerWaitingDismissals() {
    let waiting = pendingDismissal?.completions ?? []
    pendingDismissal = nil
    for completion in waiting { completion() }
    presenter.topmostAncestor.ownPresentation?.runWaitingDismissals()
  }

  // MARK: - Keyboard

  /// Makes the first responder in the covered hierarchy resign.
  private func resignKeyboard() {
    guard !presented.disablesAutomaticKeyboardDismissal,
      let responder = FirstResponder.inactiveOrCurrent(of: presenter.viewIfLoaded?.window),
      responder.isInHierarchy(of: presenter)
    else { return }
    previousResponder = responder
    responder.resignFirstResponder()
  }

  /// Restores the previous first responder, unless another object has become first responder.
  func restoreKeyboard() {
    guard FirstResponder.current == nil, let responder = previousResponder else { return }
    previousResponder = nil
    responder.becomeFirstResponder()
  }
}

extension UIResponder {
  fileprivate func isInHierarchy(of controller: UIViewController) -> Bool {
    var responder: UIResponder? = self
    while let current = responder {
      if current === controller { return true }
      responder = current.next
    }
    return false
  }
}

extension UIPresentationController {
  /// A Boolean value that indicates whether the presentation determines the orientation and status bar.
  var coversScreen: Bool {
    presentationStyle == .fullScreen || presentationStyle == .overFullScreen
      || (shouldPresentInFullscreen && shouldRemovePresentersView)
  }
}
