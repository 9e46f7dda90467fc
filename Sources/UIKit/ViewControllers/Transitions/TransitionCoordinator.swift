/// The coordinator of one transition.
///
/// It stores the animations that run alongside the transition, and the completion handlers.
///
/// A coordinator exists as soon as the transition is requested, because code that pushes or presents a controller reads
/// it in the next line. The transition begins later, in the layout or after the commit of the update cycle, and
/// ``begin(_:duration:initiallyInteractive:)`` then sets what only the animator determines. The completion handlers are
/// called in every case, at the latest when it is determined that no transition is necessary
/// (``completeWithoutTransition()``).
@MainActor
final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
  typealias Handler = (any UIViewControllerTransitionCoordinatorContext) -> Void

  private(set) var transitionDuration: TimeInterval
  private(set) var containerView: UIView
  let targetTransform: CGAffineTransform
  /// The orientations before and after a rotation; `nil` for another transition.
  let turn: (old: UIInterfaceOrientation, new: UIInterfaceOrientation)?
  private(set) var isAnimated: Bool
  private(set) var initiallyInteractive = false
  var isInterruptible = false
  var isCancelled = false
  /// A Boolean value that indicates whether the requested animations have begun.
  ///
  /// None can be added afterward.
  private(set) var hasRun = false
  private var isOver = false
  /// A Boolean value that indicates whether the end of the transition is reported later than its driver's.
  private var holdsEnd = false
  private var context: TransitionContext?
  /// The requested transition, until it begins.
  private var request: (from: UIViewController?, to: UIViewController?, style: UIModalPresentationStyle)
  /// A Boolean value that indicates whether a gesture controls the requested transition from its beginning.
  private var beginsInteractively = false
  private var animations: [Handler] = []
  private var completions: [Handler] = []
  private var interactionHandlers: [Handler] = []

  /// Creates the coordinator of a rotation, which is not interactive and has no two controllers.
  init(
    containerView: UIView, duration: TimeInterval, targetTransform: CGAffineTransform = .identity,
    turn: (old: UIInterfaceOrientation, new: UIInterfaceOrientation)? = nil
  ) {
    self.containerView = containerView
    self.targetTransform = targetTransform
    self.turn = turn
    transitionDuration = duration
    isAnimated = duration > 0
    request = (nil, nil, .none)
    super.init()
  }

  /// The coordinator of a requested transition between controllers.
  ///
  /// - Parameters:
  ///   - duration: The duration unless the animator has another one.
  ///   - isInteractive: Whether a gesture has requested the transition, which it controls.
  init(
    from: UIViewController?, to: UIViewController?, in containerView: UIView, duration: TimeInterval, isAnimated: Bool,
    style: UIModalPresentationStyle = .none, isInteractive: Bool = false
  ) {
    self.containerView = containerView
    targetTransform = .identity
    turn = nil
    transitionDuration = isAnimated ? duration : 0
    self.isAnimated = isAnimated
    request = (from, to, style)
    beginsInteractively = isInteractive
    initiallyInteractive = isInteractive
    super.init()
  }

  /// Makes another transition the requested one, before it begins.
  func retarget(to: UIViewController?, isAnimated: Bool, isInteractive: Bool) {
    request.to = to
    beginsInteractively = isInteractive
    initiallyInteractive = isInteractive
    self.isAnimated = isAnimated
  }

  /// Begins the transition.
  func begin(_ context: TransitionContext, duration: TimeInterval, initiallyInteractive: Bool) {
    self.context = context
    request = (nil, nil, .none)
    containerView = context.containerView
    transitionDuration = duration
    isAnimated = context.isAnimated
    self.initiallyInteractive = initiallyInteractive
  }

  var isInteractive: Bool { context?.isInteractive ?? beginsInteractively }
  var presentationStyle: UIModalPresentationStyle { context?.presentationStyle ?? request.style }
  var percentComplete: CGFloat { context?.driver?.percentComplete ?? (hasRun ? 1 : 0) }
  var completionVelocity: CGFloat { context?.driver?.interaction?.completionSpeed ?? 1 }
  var completionCurve: UIView.AnimationCurve { context?.driver?.interaction?.completionCurve ?? .easeInOut }
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    if let context { return context.viewController(forKey: key) }
    return key == .from ? request.from : key == .to ? request.to : nil
  }
  func view(forKey key: UITransitionContextViewKey) -> UIView? { context?.view(forKey: key) }

  func animate(alongsideTransition animation: Handler?, completion: Handler?) -> Bool {
    // After the end of the transition, the handlers would not be called.
    guard !isOver else { return false }
    if let completion { completions.append(completion) }
    guard let animation else { return !hasRun }
    guard !hasRun else { return false }
    animations.append(animation)
    return true
  }

  func animateAlongsideTransition(in view: UIView?, animation: Handler?, completion: Handler?) -> Bool {
    animate(alongsideTransition: animation, completion: completion)
  }

  func notifyWhenInteractionChanges(_ handler: @escaping Handler) { interactionHandlers.append(handler) }

  /// Notifies the handlers that the transition became interactive or stopped being interactive.
  func interactionDidChange() {
    for handler in interactionHandlers { handler(self) }
  }

  /// Runs the animations at the end of the transition's animation block, so that they are part of it.
  func runAnimations() {
    hasRun = true
    let animations = animations
    self.animations = []
    for animation in animations { animation(self) }
  }

  /// Ends a request that needed no transition: what was to be animated happens without an animation.
  func completeWithoutTransition() {
    guard !isOver else { return }
    UIView.performWithoutAnimation { runAnimations() }
    complete()
  }

  /// Holds the report of the end back until ``endHold()``.
  func holdEnd() { holdsEnd = true }

  /// Reports the end that was held back.
  func endHold() {
    guard holdsEnd else { return }
    holdsEnd = false
    complete()
  }

  /// Tells that the transition is over.
  func complete() {
    guard !holdsEnd else { return }
    (hasRun, isOver) = (true, true)
    animations = []
    interactionHandlers = []
    let completions = completions
    self.completions = []
    for completion in completions { completion(self) }
  }
}
