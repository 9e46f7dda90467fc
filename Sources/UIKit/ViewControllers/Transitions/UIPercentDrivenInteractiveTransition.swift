/// An object that drives an interactive animation between one view controller and another.
///
/// It positions the animator's animations at the fraction that is passed to ``update(_:)``. When the interaction ends,
/// it plays the animations to their end or back to their beginning.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
  private weak var context: TransitionContext?
  /// The outcome that was requested before the transition began; `nil` if none was requested.
  private var earlyEnd: Bool?

  /// Creates an interaction controller.
  public override init() { super.init() }

  /// The duration of the whole transition, in seconds, which the animator specifies.
  open var duration: CGFloat { CGFloat(context?.driver?.duration ?? 0) }

  /// The completed fraction of the transition, which is the last argument of ``update(_:)``.
  open private(set) var percentComplete: CGFloat = 0

  /// The speed at which the transition continues when the interaction ends, greater than 0.
  ///
  /// The default is 1, the normal speed.
  open var completionSpeed: CGFloat = 1

  /// The animation curve with which the transition continues.
  open var completionCurve: UIView.AnimationCurve = .easeInOut

  /// The timing with which the transition continues.
  ///
  /// If it is not `nil`, it replaces ``completionCurve``.
  open var timingCurve: (any UITimingCurveProvider)?

  /// A Boolean value that indicates whether the transition is interactive from its beginning.
  open var wantsInteractiveStart = true

  /// Starts the transition, paused at its beginning.
  open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    guard let context = transitionContext as? TransitionContext, let driver = context.driver else { return }
    attach(to: context)
    let playback = driver.startPaused()
    if percentComplete > 0 {
      playback.scrub(to: percentComplete)
      context.updateInteractiveTransition(percentComplete)
    }
    guard let isFinished = earlyEnd else { return }
    earlyEnd = nil
    if isFinished { finish() } else { cancel() }
  }

  /// Records the context of a transition, which may begin without an interaction.
  func attach(to context: TransitionContext) {
    if context !== self.context, self.context != nil { percentComplete = 0 }
    self.context = context
  }

  /// Pauses a running transition.
  open func pause() {
    guard let driver = context?.driver, !driver.isOver else { return }
    context?.pauseInteractiveTransition()
    percentComplete = driver.percentComplete
  }

  /// Updates the fraction of the transition that is complete, from 0 to 1.
  open func update(_ percentComplete: CGFloat) {
    guard percentComplete.isFinite else { return }
    self.percentComplete = min(max(percentComplete, 0), 1)
    context?.updateInteractiveTransition(self.percentComplete)
  }

  /// Cancels the transition, which returns to its beginning.
  open func cancel() { end(isFinished: false) }

  /// Finishes the transition, which continues to its end.
  open func finish() { end(isFinished: true) }

  private func end(isFinished: Bool) {
    guard let context else {
      earlyEnd = isFinished
      return
    }
    if isFinished { context.finishInteractiveTransition() } else { context.cancelInteractiveTransition() }
  }
}
