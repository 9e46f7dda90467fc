import UIKit

/// A transition in which a pass rises above a dimmed background, and can be dismissed with a drag.
final class PassTransition: NSObject, UIViewControllerTransitioningDelegate {
  private(set) var interaction: UIPercentDrivenInteractiveTransition?

  func beginInteraction() { interaction = UIPercentDrivenInteractiveTransition() }

  func endInteraction(finishes: Bool) {
    if finishes { interaction?.finish() } else { interaction?.cancel() }
    interaction = nil
  }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? { PassPresentation(presentedViewController: presented, presenting: presenting) }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { PassAnimator(isPresenting: true) }

  func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
    PassAnimator(isPresenting: false)
  }

  func interactionControllerForDismissal(using animator: any UIViewControllerAnimatedTransitioning)
    -> (any UIViewControllerInteractiveTransitioning)?
  { interaction }
}

/// A presentation controller that dims the view behind the pass.
final class PassPresentation: UIPresentationController {
  private let dimming = UIView()

  override func presentationTransitionWillBegin() {
    guard let containerView else { return }
    dimming.frame = containerView.bounds
    dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    dimming.backgroundColor = .black
    dimming.alpha = 0
    containerView.insertSubview(dimming, at: 0)
    presentedViewController.transitionCoordinator?.animate(alongsideTransition: { _ in self.dimming.alpha = 0.5 })
  }

  override func dismissalTransitionWillBegin() {
    presentedViewController.transitionCoordinator?.animate(alongsideTransition: { _ in self.dimming.alpha = 0 })
  }

  override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    // The transform of the transition requests this layout, and with a transform, a frame cannot be set.
    let frame = frameOfPresentedViewInContainerView
    presentedView?.bounds.size = frame.size
    presentedView?.center = CGPoint(x: frame.midX, y: frame.midY)
  }
}

/// An animator that moves the pass up from below the screen, and down again.
final class PassAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let isPresenting: Bool

  init(isPresenting: Bool) {
    self.isPresenting = isPresenting
    super.init()
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.4 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let key: UITransitionContextViewKey = isPresenting ? .to : .from
    guard let view = transitionContext.view(forKey: key) else {
      return transitionContext.completeTransition(false)
    }
    let container = transitionContext.containerView
    let away = CGAffineTransform(translationX: 0, y: container.bounds.height).rotated(by: 0.15)
    if isPresenting {
      view.frame = container.bounds
      container.addSubview(view)
      view.transform = away
    }
    let isPresenting = isPresenting
    UIView.animate(withDuration: transitionDuration(using: transitionContext), delay: 0, options: .curveEaseInOut) {
      view.transform = isPresenting ? .identity : away
    } completion: { _ in
      let isCancelled = transitionContext.transitionWasCancelled
      if isCancelled { view.transform = .identity }
      transitionContext.completeTransition(!isCancelled)
    }
  }
}
