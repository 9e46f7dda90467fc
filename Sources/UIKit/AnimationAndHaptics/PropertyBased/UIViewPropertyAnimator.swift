/// Animates changes to views, and supports pausing, scrubbing, reversing, speeding up, and stopping while it runs.
///
///     let animator = UIViewPropertyAnimator(duration: 0.3, curve: .easeOut) { card.center = target }
///     animator.addCompletion { position in … }
///     animator.startAnimation()
///
/// The blocks run when the animator becomes active: when it is started, paused or scrubbed for the first
/// time. A running animator is kept alive until it is over. A paused or stopped one is not, and releasing it
/// is a programmer error, as it would leave views between two states.
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

  /// The delay that the animator was started with.
  open internal(set) var delay: TimeInterval = 0

  /// A Boolean value that indicates whether the animated views receive touches meanwhile. The default is `true`. Set it
  /// while the animator is inactive.
  open var isUserInteractionEnabled = true {
    willSet { requireInactive(toSet: "isUserInteractionEnabled") }
  }

  /// A Boolean value that indicates whether the animator can be paused, scrubbed, reversed and stopped. The default is
  /// `true`.
  ///
  /// Set it while the animator is inactive.
  open var isInterruptible = true {
    willSet { requireInactive(toSet: "isInterruptible") }
  }

  /// A Boolean value that indicates whether scrubbing moves values in a straight line instead of along the animator's
  /// curve. The default is `true`.
  open var scrubsLinearly = true

  /// A Boolean value that indicates whether a completed animation remains in the active state, without calling
  /// completion handlers. The default is `false`.
  open var pausesOnCompletion = false {
    didSet { updateHolding() }
  }

  /// Blocks to run when the animator becomes active.
  var pendingAnimations: [(block: () -> Void, delayFactor: CGFloat)] = []
  var completions: [(UIViewAnimatingPosition) -> Void] = []
  /// The timeline of the animations, from becoming active to being finished.
  var timeline: Timeline?
  /// The segment of the first blocks, from which the animator's progress is computed.
  var mainSegment: TimelineSegment?
  var settings: AnimationSettings
  var reversed = false

  // MARK: - Creating an Animator

  /// The duration of an animator that is created without one.
  static let defaultDuration: TimeInterval = 0.2

  /// Creates an animator with the default duration and the default curve. It is not started.
  public convenience override init() {
    self.init(duration: 0, timingParameters: UICubicTimingParameters())
  }

  /// Creates an animator with any timing. It is not started. A duration of 0 stands for the default, which is 0.2 seconds.
  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    let effective = parameters.effectiveDuration(duration > 0 ? duration : Self.defaultDuration)
    self.duration = effective
    timingParameters = parameters
    settings = AnimationSettings(duration: effective, curve: parameters.timingCurve(duration: effective))
    super.init()
  }

  /// Creates an animator with a built-in curve. It is not started.
  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator with a cubic Bézier curve. It is not started.
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration,
      timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator with a spring that settles within the duration. It is not started.
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

  /// A Boolean value that indicates whether the animator is running: started, and neither paused nor stopped.
  ///
  /// It remains `true` until the completion handlers have returned.
  open var isRunning: Bool { isMoving || isCompleting }

  /// A Boolean value that indicates whether the animations move.
  var isMoving: Bool { state == .active && timeline.map { $0.rate != 0 } == true }

  /// A Boolean value that indicates whether the animation runs in the reverse direction. Changing it while the
  /// animation runs reverses the animation.
  open var isReversed: Bool {
    get { reversed }
    set { reverse(newValue) }
  }

  /// The completion percentage of the animation, from 0 to 1, in the direction in which it plays.
  ///
  /// Setting it makes the animator active and paused. When scrubbing is linear, this is the progress that is
  /// seen, so that pausing and scrubbing from there does not jump; otherwise it is the part of the time.
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

  /// Starts the animator after a delay. Values do not change before then.
  open func startAnimation(afterDelay delay: TimeInterval) {
    observingState { start(afterDelay: max(delay, 0)) }
  }

  /// Holds the animator where it is. An inactive one becomes active, at its beginning.
  open func pauseAnimation() { observingState { pause() } }

  /// Continues a paused animation with another timing and duration.
  ///
  /// - Parameters:
  ///   - parameters: the timing for the rest of the way; nil keeps the animator's own.
  ///   - durationFactor: how long the rest takes, as a factor of ``duration``; 0 takes what is left of it.
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    observingState { resume(withTimingParameters: parameters, durationFactor: durationFactor) }
  }

  /// Stops the animator where it is; views keep the values that are on screen.
  ///
  /// - Parameter withoutFinishing: `true` makes the animator inactive immediately, and its completion handlers are not
  ///   called; `false` waits for ``finishAnimation(at:)``.
  open func stopAnimation(_ withoutFinishing: Bool) {
    observingState { stop(withoutFinishing: withoutFinishing) }
  }

  /// Ends a stopped animator with the values of a position, and calls its completion handlers.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    observingState { finishStopped(at: finalPosition) }
  }

  // MARK: - Adding to the Animator

  /// Adds a block of changes; while the animator is active, they take the remaining duration.
  open func addAnimations(_ animation: @escaping () -> Void) { add(animation, delayFactor: 0) }

  /// Adds a block of changes that begin after a fraction of the remaining duration.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    add(animation, delayFactor: delayFactor)
  }

  /// Adds a block to run when the animation ends; its argument is the position at which the animation ended.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }
}
