import UIKit

/// A custom animator that fades in the new view, and records its calls.
@MainActor
final class FadeAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  let log: CallbackLog
  init(_ log: CallbackLog) { self.log = log }
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    0.4
  }
  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    log.note("animate \(context.isInteractive)")
    guard let view = context.view(forKey: .to), let to = context.viewController(forKey: .to) else { return }
    view.frame = context.finalFrame(for: to)
    context.containerView.addSubview(view)
    view.alpha = 0
    UIView.animate(withDuration: 0.4, delay: 0, options: .curveLinear) {
      view.alpha = 1
    } completion: { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
  func animationEnded(_ transitionCompleted: Bool) { log.note("ended \(transitionCompleted)") }
}
