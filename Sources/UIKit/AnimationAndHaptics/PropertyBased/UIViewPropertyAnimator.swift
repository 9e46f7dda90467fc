/// An animator of changes to views that can be paused, scrubbed, reversed, sped up, and stopped while it runs.
///
///     let animator = UIViewPropertyAnimator(duration: 0.3, curve: .easeOut) { card.center = target }
///     animator.addCompletion { position in … }
///     animator.startAnimation()
///
/// The blocks run when the animator becomes active: when it is started, paused, or scrubbed for the first time. A
/// running animator is retained until it ends. A paused or stopped animator is not, and its deallocation is a
/// programmer error, because its views would remain between two states.
///
/// An animator ends after its duration, and immediately if its blocks make no changes.
///
/// Key-value observers can observe ``isRunning``, ``state`` and ``fractionComplete``.
///
/// - Note: UIKit's animators can be copied; these cannot.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
  // MARK: - State

  /// The current state of the animator.
  open internal(set) var state = UIViewAnimatingState.inactive

  /// A Boolean value that indicates whether the completion handlers are being called.
  var isCompleting = false

  /// The timing of the animations.
  open internal(set) var timingParameters: (any UITimingCurveProvider)?

  /// The duration of the animations, in seconds, without the delay.
  open internal(set) var duration: TimeInterval

  /// The delay with which the animator was started, in seconds.
  open internal(set) var delay: TimeInterval = 0

  /// A Boolean value that indicates whether the animated views receive touches during the animation.
  ///
  /// The default is `true`. Set it while the animator is inactive.
  open var isUserInteractionEnabled = true {
    willSet { requireInactive(toSet: "isUserInteractionEnabled") }
  }

  /// A Boolean value that indicates whether the app performs the hit testing of the animated views.
  ///
  /// The default is `false`: the animated views receive touches where they are on the screen. If the value is `true`,
  /// `hitTest(_:with:)` finds them where the animation ends, and an override can find them elsewhere.
  open var isManualHitTestingEnabled = false {
    didSet { updateTouchArea() }
  }

  /// A Boolean value that indicates whether the animator can be paused, scrubbed, reversed, and stopped.
  ///
  /// The default is `true`.
  ///
  /// Set it while the animator is inactive.
  open var isInterruptible = true {
    willSet { requireInactive(toSet: "isInterruptible") }
  }

  /// A Boolean value that indicates whether scrubbing is linear instead of along the curve.
  ///
  /// The default is `true`.
  open var scrubsLinearly = true

  /// A Boolean value that indicates whether a completed animation remains in the active state.
  ///
  /// The completion handlers of such an animation are not called until it is stopped and finished.
  ///
  /// The default is `false`.
  open var pausesOnCompletion = false {
    didSet { updateHolding() }
  }

  /// The blocks to run when the animator becomes active.
  var pendingAnimations: [(block: () -> Void, delayFactor: CGFloat)] = []
  var completions: [(UIViewAnimatingPosition) -> Void] = []
  /// The timeline of the animations, from activation to the end.
  var timeline: Timeline?
  /// The segment of the first blocks, from which the animator's progress is computed.
  var mainSegment: TimelineSegment?
  var settings: AnimationSettings
  var reversed = false

  // MARK: - Creating an Animator

  /// The duration of an animator that is created without one.
  static let defaultDuration: TimeInterval = 0.2

  /// Creates an inactive animator with the default duration and the default curve.
  public convenience override init() {
    self.init(duration: 0, timingParameters: UICubicTimingParameters())
  }

  /// Creates an inactive animator with timing parameters.
  ///
  /// A duration of 0 is replaced by the default, which is 0.2 seconds.
  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    let effective = parameters.effectiveDuration(duration > 0 ? duration : Self.defaultDuration)
    self.duration = effective
    timingParameters = parameters
    settings = AnimationSettings(ofAnimatorWithDuration: effective, curve: parameters.timingCurve(duration: effective))
    super.init()
  }

  /// Creates an inactive animator with a built-in curve.
  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  /// Creates an inactive animator with a cubic Bézier curve.
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration,
      timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
    if let animations { addAnimations(animations) }
  }

  /// Creates an inactive animator with a spring that settles within the duration.
  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }

  deinit {
    MainActorDeinit.run {
      expect(
        state == .inactive || timeline?.isDiscarded == true,
        """
        A property animator was released while it was \(state == .stopped ? "stopped" : "paused"). Let it finish, or call \
        stopAnimation(_:) and, unless that is done without finishing, finishAnimation(at:) before letting go of it.
        """)
    }
  }

  // MARK: - Progress

  /// A Boolean value that indicates whether the animator is started, and neither paused nor stopped.
  ///
  /// It remains `true` until the completion handlers have returned.
  open var isRunning: Bool { isMoving || isCompleting }

  /// A Boolean value that indicates whether the animated values change with time.
  var isMoving: Bool { state == .active && timeline.map { $0.rate != 0 } == true }

  /// A Boolean value that indicates whether the animation runs in the reverse direction.
  ///
  /// Changing the value during the animation reverses the animation.
  open var isReversed: Bool {
    get { reversed }
    set {
      let old = reversed
      reverse(newValue)
      tellObservers(of: \UIViewPropertyAnimator.isReversed, from: old, to: reversed)
    }
  }

  /// The completion percentage of the animation, from 0 to 1, in the direction in which it plays.
  ///
  /// Setting it makes the animator active and paused. If scrubbing is linear, the value is the visible progress, so
  /// that pausing and scrubbing do not cause a jump. Otherwise, it is the fraction of the duration.
  open var fractionComplete: CGFloat {
    get { completedFraction }
    set {
      let old = completedFraction
      observingState { scrub(to: newValue) }
      tellObservers(of: \UIViewPropertyAnimator.fractionComplete, from: old, to: completedFraction)
    }
  }

  // MARK: - Controlling

  /// Starts the animation, or resumes a paused one.
  open func startAnimation() { observingState { start(afterDelay: 0) } }

  /// Starts the animator after a delay.
  ///
  /// Values do not change before then.
  open func startAnimation(afterDelay delay: TimeInterval) {
    observingState { start(afterDelay: max(delay, 0)) }
  }

  /// Pauses the animation at its current position.
  ///
  /// An inactive animator becomes active, at its beginning.
  open func pauseAnimation() { observingState { pause() } }

  /// Continues a paused animation with new timing and duration.
  ///
  /// - Parameters:
  ///   - parameters: The timing of the remaining animation. If it is `nil`, the animator's timing is used.
  ///   - durationFactor: The duration of the remaining animation, as a factor of ``duration``. If it is 0, the
  ///     remaining duration is used.
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    observingState { resume(withTimingParameters: parameters, durationFactor: durationFactor) }
  }

  /// Stops the animation at its current position.
  ///
  /// Views keep the values that are on screen. The method has no effect on an inactive animator.
  ///
  /// - Parameter withoutFinishing: If `true`, the animator becomes inactive immediately, and its completion handlers
  ///   are not called. If `false`, it waits for ``finishAnimation(at:)``.
  open func stopAnimation(_ withoutFinishing: Bool) {
    observingState { stop(withoutFinishing: withoutFinishing) }
  }

  /// Finishes a stopped animation with the values of a position, and calls the completion handlers.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    observingState { finishStopped(at: finalPosition) }
  }

  // MARK: - Adding to the Animator

  /// Adds a block of changes.
  ///
  /// While the animator is active, they take the remaining duration.
  open func addAnimations(_ animation: @escaping () -> Void) { add(animation, delayFactor: 0) }

  /// Adds a block of changes that begin after a fraction of the remaining duration.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    add(animation, delayFactor: delayFactor)
  }

  /// Adds a completion handler, whose argument is the position at which the animation ended.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }
}
