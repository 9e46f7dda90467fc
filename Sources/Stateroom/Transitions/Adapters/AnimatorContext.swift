import UIKit

/// What an app's animator is told of a container's transition.
@MainActor
final class AnimatorContext: NSObject, UIViewControllerContextTransitioning {
  let containerView: UIView
  private let from: UIViewController
  private let to: UIViewController
  /// Whether the transition is on its way back.
  var transitionWasCancelled = false
  let isInteractive: Bool
  /// Called once, when the animator says that it is done.
  var onCompletion: (() -> Void)?

  init(from: UIViewController, to: UIViewController, in containerView: UIView, isInteractive: Bool) {
    self.from = from
    self.to = to
    self.containerView = containerView
    self.isInteractive = isInteractive
  }

  var isAnimated: Bool { true }
  var presentationStyle: UIModalPresentationStyle { .none }
  var targetTransform: CGAffineTransform { .identity }

  // The container's own hand moves the animation.
  func updateInteractiveTransition(_ percentComplete: CGFloat) {}
  func finishInteractiveTransition() {}
  func cancelInteractiveTransition() {}
  func pauseInteractiveTransition() {}

  func completeTransition(_ didComplete: Bool) {
    let onCompletion = onCompletion
    self.onCompletion = nil
    onCompletion?()
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
    case .from: from.viewIfLoaded
    case .to: to.viewIfLoaded
    default: nil
    }
  }

  // Both lie where they belong, and stay there as far as the container is concerned.
  func initialFrame(for vc: UIViewController) -> CGRect { vc === from ? containerView.bounds : .zero }
  func finalFrame(for vc: UIViewController) -> CGRect { vc === to ? containerView.bounds : .zero }
}
