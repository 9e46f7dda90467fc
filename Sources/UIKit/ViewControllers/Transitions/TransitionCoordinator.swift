/// The coordinator of one transition.
///
/// It stores the animations to run alongside the transition, and the completion handlers.
@MainActor
final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
  typealias Handler = (any UIViewControllerTransitionCoordinatorContext) -> Void

  let transitionDuration: TimeInterval
  let containerView: UIView
  let targetTransform: CGAffineTransform
  let isAnimated: Bool
  let initiallyInteractive: Bool
  var isInterruptible = false
  var isCancelled = false
  /// A Boolean value that indicates whether the requested animations have begun. None can be added afterward.
  private(set) var hasRun = false
  private var isOver = false
  private let context: TransitionContext?
  private var animations: [Handler] = []
  private var completions: [Handler] = []
  private var interactionHandlers: [Handler] = []

  /// Creates the coordinator of a rotation, which is not interactive and has no two controllers.
  init(containerView: UIView, duration: TimeInterval, targetTransform: CGAffineTransform = .identity) {
    self.containerView = containerView
    self.targetTransform = targetTransform
    transitionDuration = duration
    isAnimated = duration > 0
    initiallyInteractive = false
    context = nil
    super.init()
  }

  /// Creates the coordinator of a transition between controllers.
  init(context: TransitionContext, duration: TimeInterval, initiallyInteractive: Bool) {
    self.context = context
    containerView = context.containerView
    targetTransform = context.targetTransform
    transitionDuration = duration
    isAnimated = context.isAnimated
    self.initiallyInteractive = initiallyInteractive
    super.init()
  }

  var isInteractive: Bool { context?.isInteractive ?? false }
  var presentationStyle: UIModalPresentationStyle { context?.presentationStyle ?? .none }
  var percentComplete: CGFloat { context?.driver?.percentComplete ?? (hasRun ? 1 : 0) }
  var completionVelocity: CGFloat { context?.driver?.interaction?.completionSpeed ?? 1 }
  var completionCurve: UIView.AnimationCurve { context?.driver?.interaction?.completionCurve ?? .easeInOut }
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    context?.viewController(forKey: key)
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

  /// Calls the completion handlers at the end of the transition.
  func complete() {
    (hasRun, isOver) = (true, true)
    animations = []
    interactionHandlers = []
    let completions = completions
    self.completions = []
    for completion in completions { completion(self) }
  }
}
