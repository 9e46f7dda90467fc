/// The context of a transition for its animator and its interaction controller.
///
/// It forwards their reports to the driver.
@MainActor
final class TransitionContext: NSObject, UIViewControllerContextTransitioning {
  /// One of the two sides of the transition.
  struct Side {
    var controller: UIViewController?
    /// The view of the side; `nil` if the animator must not change it.
    var view: UIView?
    var initialFrame = CGRect.zero
    var finalFrame = CGRect.zero
  }

  let containerView: UIView
  let from: Side
  let to: Side
  let isAnimated: Bool
  let presentationStyle: UIModalPresentationStyle
  var isInteractive = false
  var transitionWasCancelled = false
  /// The driver of the transition; `nil` after its end.
  ///
  /// Later reports are ignored.
  weak var driver: TransitionDriver?

  init(
    containerView: UIView, from: Side, to: Side, isAnimated: Bool,
    presentationStyle: UIModalPresentationStyle = .none
  ) {
    self.containerView = containerView
    self.from = from
    self.to = to
    self.isAnimated = isAnimated
    self.presentationStyle = presentationStyle
    super.init()
  }

  var targetTransform: CGAffineTransform { .identity }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    switch key {
    case .from: from.controller
    case .to: to.controller
    default: nil
    }
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    switch key {
    case .from: from.view
    case .to: to.view
    default: nil
    }
  }

  func initialFrame(for vc: UIViewController) -> CGRect { side(of: vc)?.initialFrame ?? .zero }
  func finalFrame(for vc: UIViewController) -> CGRect { side(of: vc)?.finalFrame ?? .zero }

  private func side(of controller: UIViewController) -> Side? {
    if controller === from.controller { return from }
    return controller === to.controller ? to : nil
  }

  func updateInteractiveTransition(_ percentComplete: CGFloat) { driver?.update(percentComplete) }
  func finishInteractiveTransition() { driver?.interactionEnded(isCancelled: false) }
  func cancelInteractiveTransition() { driver?.interactionEnded(isCancelled: true) }
  func pauseInteractiveTransition() { driver?.interactionResumed() }
  func completeTransition(_ didComplete: Bool) { driver?.complete(didComplete) }
}
