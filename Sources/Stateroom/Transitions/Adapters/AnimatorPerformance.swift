import UIKit

/// One transition played by an app's animator.
///
/// Owns the animator's context. An animator whose animation can be interrupted hands it out, and the run plays it like its
/// own; any other is started here, and can only be waited for or cut off.
@MainActor
final class AnimatorPerformance {
  private let animator: any UIViewControllerAnimatedTransitioning
  private let context: AnimatorContext
  private let views: [UIView]
  /// The animation, if it can be held and turned round.
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

  /// Lets an animator play that cannot be interrupted.
  ///
  /// - Parameter completion: Called once, when the animator says that it is done, unless it is cut off before.
  func play(completion: @escaping () -> Void) {
    context.onCompletion = completion
    animator.animateTransition(using: context)
  }

  func turnedRound(isGoingBack: Bool) { context.transitionWasCancelled = isGoingBack }

  /// Ends what cannot be interrupted, where its views are to be in the end.
  func cutOff() {
    context.onCompletion = nil
    for view in views { view.removeAnimations() }
  }

  /// The transition is over.
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
