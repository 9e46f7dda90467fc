import UIKit

/// The transition coordinator of a container's children while the container plays a transition.
///
/// The coordinator exists from the first appearance callback, before the animation begins. Animations that are added
/// until then are part of the transition; later ones run for the time that remains. Those that the callbacks of a
/// reversal add are performed at its end, to which the earlier ones return, unless the reversal is itself reversed:
/// then they are not performed, because the end for which they were added is not reached. Completion handlers are
/// called once, after all appearance callbacks and before the completion handlers of the requests.
@MainActor
final class ContainerTransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
  typealias Context = any UIViewControllerTransitionCoordinatorContext

  private weak var host: ContainerViewController?
  /// The content view of the container when the coordinator was created.
  private let stage: UIView
  private let duration: TimeInterval
  private weak var from: UIViewController?
  private weak var to: UIViewController?
  private weak var run: TransitionRun?
  private var animations: [(Context) -> Void] = []
  private var completions: [(Context) -> Void] = []
  private var interactionHandlers: [(Context) -> Void] = []
  private var status: TransitionStatus
  /// A Boolean value that indicates whether the animation has ended.
  var isOver: Bool { status.isOver }

  /// Creates a coordinator.
  ///
  /// - Parameter run: The animation, if it has begun.
  init(
    _ host: ContainerViewController, _ transition: ContainerTransition, from: UIViewController?, to: UIViewController?,
    _ status: TransitionStatus, _ run: TransitionRun?
  ) {
    self.host = host
    stage = host.contentView
    duration = transition.duration
    self.from = from
    self.to = to
    self.status = status
    self.run = run
  }

  // MARK: - Following the Run

  /// Passes the animations that were added on to a run that is about to begin.
  func begin(_ run: TransitionRun) {
    self.run = run
    for animation in exchange(&animations, with: []) { run.register { [self] in animation(self) } }
  }

  /// Updates the status when a gesture begins or ends its control, or when the animation ends.
  func follow(_ status: TransitionStatus) {
    let interactionHasChanged = status.isInteractive != self.status.isInteractive
    self.status = status
    guard interactionHasChanged else { return }
    for handler in interactionHandlers { handler(self) }
  }

  /// Calls the completion handlers, once, after all appearance callbacks.
  func complete() {
    let completions = completions
    self.completions = []
    // A handler may refer to the coordinator.
    exchange(&interactionHandlers, with: [])
    for completion in completions { completion(self) }
  }

  // MARK: - UIViewControllerTransitionCoordinator

  @discardableResult
  func animate(alongsideTransition animation: ((Context) -> Void)?, completion: ((Context) -> Void)?) -> Bool {
    guard !status.isOver else { return false }
    if let completion { completions.append(completion) }
    guard let animation else { return true }
    if let run { run.register { [self] in animation(self) } } else { animations.append(animation) }
    return true
  }

  @discardableResult
  func animateAlongsideTransition(
    in view: UIView?, animation: ((Context) -> Void)?, completion: ((Context) -> Void)?
  ) -> Bool { animate(alongsideTransition: animation, completion: completion) }

  func notifyWhenInteractionChanges(_ handler: @escaping (Context) -> Void) {
    // Nothing changes any more, and a handler that refers to the coordinator would retain it.
    if !status.isOver { interactionHandlers.append(handler) }
  }

  /// Calls a handler when the interaction ends.
  ///
  /// The method is the predecessor of ``notifyWhenInteractionChanges(_:)``, which Apple's protocol still has.
  func notifyWhenInteractionEnds(_ handler: @escaping (Context) -> Void) {
    notifyWhenInteractionChanges { if !$0.isInteractive { handler($0) } }
  }

  // MARK: - UIViewControllerTransitionCoordinatorContext

  var initiallyInteractive: Bool { status.wasInteractive }
  var isInteractive: Bool { status.isInteractive }
  var isCancelled: Bool { status.isCancelled }
  var completionVelocity: CGFloat { status.completionVelocity }
  var isAnimated: Bool { true }
  var isInterruptible: Bool { run?.isInterruptible ?? true }
  var presentationStyle: UIModalPresentationStyle { .none }
  var transitionDuration: TimeInterval { duration }
  /// The part of the transition that is shown, also while it runs back.
  var percentComplete: CGFloat { run?.progress ?? (status.isOver && !isCancelled ? 1 : 0) }
  var completionCurve: UIView.AnimationCurve { .easeInOut }
  var targetTransform: CGAffineTransform { .identity }

  /// The content view of the container.
  ///
  /// The container can have been deallocated when the completion handlers are called.
  var containerView: UIView { host?.contentView ?? stage }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    TransitionEnds(from: from, to: to).viewController(forKey: key)
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    TransitionEnds(from: from, to: to).view(forKey: key)
  }
}
