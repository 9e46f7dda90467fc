import UIKit

/// A transition that an app's animator plays.
///
/// The performance owns the animator's context. An interruptible animation is returned by the animator, and the run
/// plays it like its own. Any other animation is started here, and can only be awaited or cut off.
@MainActor
final class AnimatorPerformance {
  private let animator: any UIViewControllerAnimatedTransitioning
  private let context: AnimatorContext
  private let views: [UIView]
  /// The animation, if it can be paused and reversed.
  let interruptible: UIViewPropertyAnimator?

  init(
    _ animator: any UIViewControllerAnimatedTransitioning, from: UIViewController, to: UIViewController,
    in stage: UIView, isInteractive: Bool
  ) {
    self.animator = animator
    context = AnimatorContext(from: from, to: to, in: stage, isInteractive: isInteractive)
    views = [from.viewIfLoaded, to.viewIfLoaded].compactMap { $0 }
    #if canImport(ObjectiveC)
      interruptible = animator.interruptibleAnimator?(using: context) as? UIViewPropertyAnimator
    #else
      interruptible = animator.interruptibleAnimator(using: context) as? UIViewPropertyAnimator
    #endif
  }

  /// Starts an animator that cannot be interrupted.
  ///
  /// - Parameter completion: A closure that is called once when the animator completes the transition, unless it is cut
  ///   off. Its parameter is `false` if the animator reports a cancelled transition.
  func play(completion: @escaping (_ didComplete: Bool) -> Void) {
    context.onCompletion = completion
    animator.animateTransition(using: context)
  }

  func directionChanged(isGoingBack: Bool) { context.transitionWasCancelled = isGoingBack }

  /// Ends an animation that cannot be interrupted, with its views at their final place.
  func cutOff() {
    context.onCompletion = nil
    for view in views { view.removeAnimations() }
  }

  /// Informs the animator that the transition has ended.
  func ended(at position: AnimationPosition) {
    context.onCompletion = nil
    #if canImport(ObjectiveC)
      animator.animationEnded?(position == .end)
    #else
      animator.animationEnded(position == .end)
    #endif
  }
}

extension UIView {
  fileprivate func removeAnimations() {
    layer.removeAllAnimations()
    for subview in subviews { subview.removeAnimations() }
  }
}
