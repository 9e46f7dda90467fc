import UIKit

/// The context that an app's animator receives for a container's transition.
@MainActor
final class AnimatorContext: NSObject, UIViewControllerContextTransitioning {
  let containerView: UIView
  private let from: UIViewController
  private let to: UIViewController
  /// A Boolean value that indicates whether the transition is running back.
  var transitionWasCancelled = false
  let isInteractive: Bool
  /// A closure that is called once, when the animator completes or cancels the transition.
  var onCompletion: ((_ didComplete: Bool) -> Void)?

  init(from: UIViewController, to: UIViewController, in containerView: UIView, isInteractive: Bool) {
    self.from = from
    self.to = to
    self.containerView = containerView
    self.isInteractive = isInteractive
  }

  var isAnimated: Bool { true }
  var presentationStyle: UIModalPresentationStyle { .none }
  var targetTransform: CGAffineTransform { .identity }

  // The container's own interactive transition moves the animation, so these methods do nothing.
  func updateInteractiveTransition(_ percentComplete: CGFloat) {}
  func finishInteractiveTransition() {}
  func cancelInteractiveTransition() {}
  func pauseInteractiveTransition() {}

  func completeTransition(_ didComplete: Bool) {
    let onCompletion = onCompletion
    self.onCompletion = nil
    onCompletion?(didComplete)
  }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    TransitionEnds(from: from, to: to).viewController(forKey: key)
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    TransitionEnds(from: from, to: to).view(forKey: key)
  }

  // Both views are already at their place, and the container does not move them.
  func initialFrame(for vc: UIViewController) -> CGRect { vc === from ? containerView.bounds : .zero }
  func finalFrame(for vc: UIViewController) -> CGRect { vc === to ? containerView.bounds : .zero }
}
