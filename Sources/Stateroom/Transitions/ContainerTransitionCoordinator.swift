import UIKit

/// What the children of a container find as their `transitionCoordinator` while a transition of the container is played.
///
/// It is there from the first appearance callback on, before the motion has begun. Blocks that come until then become part
/// of the motion; later ones are animated for what is left of it. Completions are called once, when everybody has been told
/// of their appearance and before the requests are.
@MainActor
final class ContainerTransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
  typealias Context = any UIViewControllerTransitionCoordinatorContext

  private weak var host: ContainerViewController?
  private let duration: TimeInterval
  private weak var from: UIViewController?
  private weak var to: UIViewController?
  private weak var run: TransitionRun?
  private var animations: [(Context) -> Void] = []
  private var completions: [(Context) -> Void] = []
  private var interactionHandlers: [(Context) -> Void] = []
  private var status: TransitionStatus
  /// A Boolean value that indicates whether the completion handlers have been called.
  var isOver: Bool { status.isOver }

  /// - Parameter run: The motion, if it has begun.
  init(
    _ host: ContainerViewController, _ transition: ContainerTransition, from: UIViewController?, to: UIViewController?,
    _ status: TransitionStatus, _ run: TransitionRun?
  ) {
    self.host = host
    duration = transition.duration
    self.from = from
    self.to = to
    self.status = status
    self.run = run
  }

  // MARK: - Following the Run

  /// The motion is about to begin; returns what is to be animated with it.
  func begin(_ run: TransitionRun) -> () -> Void {
    self.run = run
    let animations = animations
    self.animations = []
    return { [self] in for animation in animations { animation(self) } }
  }

  /// A hand has taken hold or let go, or the motion is over.
  func follow(_ status: TransitionStatus) {
    let handHasChanged = status.isInteractive != self.status.isInteractive
    self.status = status
    guard handHasChanged else { return }
    for handler in interactionHandlers { handler(self) }
  }

  /// Everybody has been told; what was registered is called, once.
  func complete() {
    let completions = completions
    self.completions = []
    for completion in completions { completion(self) }
  }

  // MARK: - UIViewControllerTransitionCoordinator

  @discardableResult
  func animate(alongsideTransition animation: ((Context) -> Void)?, completion: ((Context) -> Void)?) -> Bool {
    guard !status.isOver else { return false }
    if let completion { completions.append(completion) }
    guard let animation else { return true }
    if let run { run.animateAlongside { [self] in animation(self) } } else { animations.append(animation) }
    return true
  }

  @discardableResult
  func animateAlongsideTransition(
    in view: UIView?, animation: ((Context) -> Void)?, completion: ((Context) -> Void)?
  ) -> Bool { animate(alongsideTransition: animation, completion: completion) }

  func notifyWhenInteractionChanges(_ handler: @escaping (Context) -> Void) { interactionHandlers.append(handler) }

  /// The predecessor of ``notifyWhenInteractionChanges(_:)``, which Apple's protocol still has.
  func notifyWhenInteractionEnds(_ handler: @escaping (Context) -> Void) {
    notifyWhenInteractionChanges { if !$0.isInteractive { handler($0) } }
  }

  // MARK: - UIViewControllerTransitionCoordinatorContext

  var initiallyInteractive: Bool { status.wasInteractive }
  var isInteractive: Bool { status.isInteractive }
  var isCancelled: Bool { status.isCancelled }
  var completionVelocity: CGFloat { status.completionVelocity }
  var isAnimated: Bool { true }
  var isInterruptible: Bool { true }
  var presentationStyle: UIModalPresentationStyle { .none }
  var transitionDuration: TimeInterval { duration }
  var percentComplete: CGFloat { run?.progress ?? (status.isOver && !isCancelled ? 1 : 0) }
  var completionCurve: UIView.AnimationCurve { .easeInOut }
  var targetTransform: CGAffineTransform { .identity }

  var containerView: UIView {
    guard let host else { misuse("the container of this transition coordinator has been freed") }
    return host.contentView
  }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    switch key {
    case .from: from
    case .to: to
    default: nil
    }
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    switch key {
    case .from: from?.viewIfLoaded
    case .to: to?.viewIfLoaded
    default: nil
    }
  }
}
