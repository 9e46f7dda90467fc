import TestSupport
import UIKit

/// Custom animations between tabs, and the touches that pause them.
@MainActor
final class RandomFades: NSObject, UITabBarControllerDelegate {
  weak var app: RandomApp?
  private var interactions: [UIPercentDrivenInteractiveTransition] = []

  /// Moves a paused animation, or releases it.
  func move() {
    guard let app, let interaction = interactions.randomElement(using: &app.dice) else { return }
    let (kind, share) = (Int.random(in: 0..<4, using: &app.dice), CGFloat.random(in: 0...1, using: &app.dice))
    switch kind {
    case 0: interaction.finish()
    case 1: interaction.cancel()
    default: interaction.update(share)
    }
  }

  /// Releases all animations.
  func rest() {
    for interaction in interactions { interaction.finish() }
    interactions = []
  }

  func tabBarController(
    _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    guard let app, app.chance(2) else { return nil }
    return app.chance(3) ? RandomInterruptibleFade() : RandomFade()
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    guard let app, app.isPlaying, app.chance(3) else { return nil }
    let interaction = UIPercentDrivenInteractiveTransition()
    interactions.append(interaction)
    return interaction
  }
}

/// Fades the new view in with an animation block.
final class RandomFade: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.3 }

  static func begin(_ context: any UIViewControllerContextTransitioning) -> UIView? {
    guard let view = context.view(forKey: .to), let to = context.viewController(forKey: .to) else { return nil }
    context.containerView.addSubview(view)
    view.frame = context.finalFrame(for: to)
    view.alpha = 0
    return view
  }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let view = Self.begin(context)
    UIView.animate(withDuration: 0.3) {
      view?.alpha = 1
    } completion: { _ in
      view?.alpha = 1
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}

/// Fades the new view in with an animator that can be interrupted.
final class RandomInterruptibleFade: NSObject, UIViewControllerAnimatedTransitioning {
  private var animator: UIViewPropertyAnimator?

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.3 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    interruptibleAnimator(using: context).startAnimation()
  }

  func interruptibleAnimator(using context: any UIViewControllerContextTransitioning)
    -> any UIViewImplicitlyAnimating
  {
    if let animator { return animator }
    let view = RandomFade.begin(context)
    let animator = UIViewPropertyAnimator(duration: 0.3, curve: .linear) { view?.alpha = 1 }
    animator.addCompletion { _ in
      view?.alpha = 1
      context.completeTransition(!context.transitionWasCancelled)
    }
    self.animator = animator
    return animator
  }

  func animationEnded(_ transitionCompleted: Bool) { animator = nil }
}
