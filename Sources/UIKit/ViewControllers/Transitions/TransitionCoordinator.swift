/// The coordinator of one transition: keeps what is to be animated along, and whom to tell at the end.
@MainActor
final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
  typealias Handler = (any UIViewControllerTransitionCoordinatorContext) -> Void

  let isAnimated: Bool
  let transitionDuration: TimeInterval
  let containerView: UIView
  let targetTransform: CGAffineTransform
  private(set) var isCancelled = false
  private var animations: [Handler] = []
  private var completions: [Handler] = []
  private var hasRun = false

  init(containerView: UIView, duration: TimeInterval, targetTransform: CGAffineTransform = .identity) {
    self.containerView = containerView
    self.targetTransform = targetTransform
    transitionDuration = duration
    isAnimated = duration > 0
    super.init()
  }

  // A rotation is the system's own: it is never under a finger, never interrupted, and has no two controllers.
  var initiallyInteractive: Bool { false }
  var isInterruptible: Bool { false }
  var isInteractive: Bool { false }
  var percentComplete: CGFloat { hasRun ? 1 : 0 }
  var completionVelocity: CGFloat { 1 }
  var completionCurve: UIView.AnimationCurve { .easeInOut }
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? { nil }
  func view(forKey key: UITransitionContextViewKey) -> UIView? { nil }

  func animate(alongsideTransition animation: Handler?, completion: Handler?) -> Bool {
    if let completion { completions.append(completion) }
    guard let animation else { return !hasRun }
    guard !hasRun else { return false }
    animations.append(animation)
    return true
  }

  func animateAlongsideTransition(in view: UIView?, animation: Handler?, completion: Handler?) -> Bool {
    animate(alongsideTransition: animation, completion: completion)
  }

  /// Never called: nobody can let go of a transition that nobody holds.
  func notifyWhenInteractionChanges(_ handler: @escaping Handler) {}

  /// Runs at the end of the transition's own animation block, so that what is animated here goes along.
  func runAnimations() {
    hasRun = true
    for animation in animations { animation(self) }
    animations = []
  }

  func complete() {
    let completions = completions
    self.completions = []
    for completion in completions { completion(self) }
  }
}
