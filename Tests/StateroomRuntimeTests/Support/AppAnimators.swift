import UIKit

/// An animator as apps have it, which cannot be interrupted: it changes the stage in any way.
@MainActor
final class SlideUpAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  var log: [String] = []
  var removesOld = true
  var succeeds = true

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.5 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    log.append("animate")
    guard let from = context.view(forKey: .from), let to = context.view(forKey: .to),
      let controller = context.viewController(forKey: .to)
    else { return }
    to.frame = context.finalFrame(for: controller).offsetBy(dx: 0, dy: 300)
    context.containerView.addSubview(to)
    UIView.animate(withDuration: 0.5, delay: 0, options: .curveLinear) {
      to.frame = context.finalFrame(for: controller)
      from.alpha = 0.2
    } completion: { [removesOld, succeeds] _ in
      if removesOld { from.removeFromSuperview() }
      context.completeTransition(succeeds && !context.transitionWasCancelled)
    }
  }

  func animationEnded(_ transitionCompleted: Bool) { log.append("ended \(transitionCompleted)") }
}

/// One that hands out a property animator.
@MainActor
final class InterruptibleAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  var log: [String] = []
  private var animator: UIViewPropertyAnimator?

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 1 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    interruptibleAnimator(using: context).startAnimation()
  }

  func interruptibleAnimator(using context: any UIViewControllerContextTransitioning) -> any UIViewImplicitlyAnimating {
    if let animator { return animator }
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
      context.view(forKey: .to)?.alpha = 1
    }
    context.view(forKey: .to)?.alpha = 0
    animator.addCompletion { position in context.completeTransition(position == .end) }
    self.animator = animator
    return animator
  }

  func animationEnded(_ transitionCompleted: Bool) {
    log.append("ended \(transitionCompleted)")
    animator = nil
  }
}
