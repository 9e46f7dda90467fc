/// An object that runs one transition: a presentation, a dismissal, a navigation, or a change of tabs.
///
/// A driver is created from a ``TransitionContext``, an animator, and optionally an interaction controller. Its owner
/// sends the appearance callbacks and updates the containment:
///
///     let driver = TransitionDriver(context: context, animator: animator, interaction: nil)
///     controllers.forEach { $0.activeCoordinator = driver.coordinator }   // unless the request has set it
///     // … appearance begins
///     driver.cancellationDidChange = { isCancelled in /* reverse the appearance callbacks */ }
///     driver.didEnd = { completed in /* appearance ends, views and links are cleaned up */ }
///     driver.start()
///
/// `didEnd` is called exactly once. The animations that run alongside are in the animator's own animation block, so
/// that they are scrubbed, reversed, and finished with it. After `didEnd`, the coordinator calls its completion
/// handlers, and then the animator receives `animationEnded(_:)`. Until then, the owner retains the driver.
@MainActor
final class TransitionDriver {
  let context: TransitionContext
  let coordinator: TransitionCoordinator
  let animator: any UIViewControllerAnimatedTransitioning
  let interaction: (any UIViewControllerInteractiveTransitioning)?
  /// The closure that is called when the transition is cancelled, and when the cancellation is reversed.
  var cancellationDidChange: ((Bool) -> Void)?
  /// The closure that is called once, when the transition has ended.
  var didEnd: ((Bool) -> Void)?

  private(set) var playback: (any TransitionPlayback)?
  private(set) var isOver = false
  private var startTime: TimeInterval = 0
  private var reportedProgress: CGFloat = 0

  /// - Parameter coordinator: The coordinator that was made for the request, if there is one.
  init(
    context: TransitionContext, animator: any UIViewControllerAnimatedTransitioning,
    interaction: (any UIViewControllerInteractiveTransitioning)?, coordinator: TransitionCoordinator? = nil
  ) {
    self.context = context
    self.animator = animator
    self.interaction = context.isAnimated ? interaction : nil
    let duration = context.isAnimated ? max(animator.transitionDuration(using: context), 0) : 0
    let startsInteractively = self.interaction?.wantsInteractiveStart == true
    self.coordinator =
      coordinator
      ?? TransitionCoordinator(
        from: nil, to: nil, in: context.containerView, duration: 0, isAnimated: context.isAnimated)
    self.coordinator.begin(
      context, duration: duration.isFinite ? duration : 0, initiallyInteractive: startsInteractively)
    context.isInteractive = startsInteractively
    context.driver = self
  }

  var duration: TimeInterval { coordinator.transitionDuration }

  /// The completed fraction of the transition.
  ///
  /// It is the reported fraction if the transition is interactive, otherwise that of the animation.
  var percentComplete: CGFloat {
    if isOver { return context.transitionWasCancelled ? 0 : 1 }
    if context.isInteractive { return reportedProgress }
    if let playback { return playback.fraction }
    guard duration > 0 else { return 1 }
    return CGFloat(min(max((AppRuntime.shared.now - startTime) / duration, 0), 1))
  }

  // MARK: - Starting

  func start() {
    startTime = AppRuntime.shared.now
    guard context.isInteractive, let interaction else {
      (interaction as? UIPercentDrivenInteractiveTransition)?.attach(to: context)
      return play()
    }
    interaction.startInteractiveTransition(context)
    // If an interaction does not start the animator but moves views itself, the animations alongside follow its
    // reports.
    if !coordinator.hasRun, !isOver { playback = TimelinePlayback(alongsideTimelines(), duration: duration) }
    if context.isInteractive {
      playback?.scrub(to: reportedProgress)
    } else {
      playback?.resume(context.transitionWasCancelled ? .backward : .forward, speed: 1)
    }
  }

  private func play() {
    guard context.isAnimated else {
      UIView.performWithoutAnimation { coordinator.runAnimations() }
      return animator.animateTransition(using: context)
    }
    var own: any UIViewImplicitlyAnimating = NoAnimator.shared
    let timelines = capture {
      animator.animateTransition(using: context)
      guard !isOver else { return }
      own = interruptibleAnimator()
      if !(own is NoAnimator), own.state == .inactive { own.startAnimation() }
    }
    guard !isOver else { return }
    playback = makePlayback(own, timelines)
  }

  /// Returns the animator's interruptible animation.
  ///
  /// It is requested after the transition has begun, because animators set up their views in that call.
  private func interruptibleAnimator() -> any UIViewImplicitlyAnimating {
    let own = animator.interruptibleAnimator(using: context)
    coordinator.isInterruptible = !(own is NoAnimator)
    return own
  }

  /// Starts the animator and pauses it at its beginning, so that an interaction can control it.
  func startPaused() -> any TransitionPlayback {
    let own = interruptibleAnimator()
    let timelines = capture {
      if own is NoAnimator { animator.animateTransition(using: context) } else { own.pauseAnimation() }
    }
    let playback = makePlayback(own, timelines)
    playback.scrub(to: 0)
    self.playback = playback
    return playback
  }

  private func makePlayback(_ own: any UIViewImplicitlyAnimating, _ timelines: [Timeline])
    -> any TransitionPlayback
  {
    own is NoAnimator ? TimelinePlayback(timelines, duration: duration) : AnimatorPlayback(own)
  }

  private func capture(_ body: () -> Void) -> [Timeline] {
    AnimationCapture.run(alongside: { [coordinator] in coordinator.runAnimations() }) {
      body()
      // If the animator has no animation block, one is created for the animations that run alongside.
      if !coordinator.hasRun { animateAlongside() }
    }
  }

  private func alongsideTimelines() -> [Timeline] { AnimationCapture.run { animateAlongside() } }

  private func animateAlongside() {
    UIView.animate(withDuration: duration) { [coordinator] in coordinator.runAnimations() }
  }

  // MARK: - Interaction

  func update(_ percentComplete: CGFloat) {
    guard !isOver, context.isInteractive, percentComplete.isFinite else { return }
    reportedProgress = min(max(percentComplete, 0), 1)
    // The interaction controllers of the runtime move the playback themselves, to the same fraction.
    playback?.scrub(to: reportedProgress)
  }

  func interactionEnded(isCancelled: Bool) {
    guard !isOver, context.isInteractive else { return }
    context.isInteractive = false
    setCancelled(isCancelled)
    coordinator.interactionDidChange()
    if isCancelled { cancellationDidChange?(true) }
    let interaction = interaction
    playback?.resume(
      isCancelled ? .backward : .forward, speed: Double(interaction?.completionSpeed ?? 1),
      curve: interaction?.completionCurve ?? .easeInOut,
      timing: (interaction as? UIPercentDrivenInteractiveTransition)?.timingCurve)
  }

  func interactionResumed() {
    guard !isOver, !context.isInteractive else { return }
    reportedProgress = percentComplete
    context.isInteractive = true
    playback?.pause()
    let wasCancelled = context.transitionWasCancelled
    setCancelled(false)
    coordinator.interactionDidChange()
    if wasCancelled { cancellationDidChange?(false) }
  }

  private func setCancelled(_ isCancelled: Bool) {
    context.transitionWasCancelled = isCancelled
    coordinator.isCancelled = isCancelled
  }

  // MARK: - Ending

  func complete(_ didComplete: Bool) {
    guard !isOver else { return }
    isOver = true
    let wasInteractive = context.isInteractive
    context.isInteractive = false
    let playback = playback
    self.playback = nil
    let turnsRound = context.transitionWasCancelled == didComplete
    setCancelled(!didComplete)
    // The interaction was interrupted, which has the effect of an end by the user.
    if wasInteractive { coordinator.interactionDidChange() }
    if turnsRound { cancellationDidChange?(!didComplete) }
    cancellationDidChange = nil
    (animator as? BuiltInAnimator)?.removeTemporaryContent()
    let didEnd = didEnd
    self.didEnd = nil
    didEnd?(didComplete)
    coordinator.complete()
    animator.animationEnded(didComplete)
    // A paused animation would never end. For its completion handlers, the transition has ended.
    playback?.endIfHeld(at: didComplete ? .end : .start)
  }
}
