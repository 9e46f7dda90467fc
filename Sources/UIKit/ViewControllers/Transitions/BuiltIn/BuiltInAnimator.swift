/// An animator of the system for presentations and dismissals.
///
/// The animators add effects to layers and do not change the properties of views. The frame, the safe area, and the
/// layout of a view that slides in have their final values from the beginning.
@MainActor
class BuiltInAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  let isPresenting: Bool

  init(isPresenting: Bool) {
    self.isPresenting = isPresenting
    super.init()
  }

  /// The duration of the animation, in seconds.
  var duration: TimeInterval { Self.defaultDuration }
  static let defaultDuration: TimeInterval = 0.5

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    duration
  }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    place(context)
    context.containerView.layoutIfNeeded()
    let completion: (Bool) -> Void = { _ in context.completeTransition(!context.transitionWasCancelled) }
    guard context.isAnimated else { return completion(true) }
    let effects = { self.addEffects(context) }
    if context.isInteractive {
      // An interactive transition is linear, so that the view follows the touch exactly.
      UIView.animate(
        withDuration: duration, delay: 0, options: .curveLinear, animations: effects, completion: completion)
    } else {
      UIView.animate(
        withDuration: duration, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0, animations: effects,
        completion: completion)
    }
  }

  /// Adds the view that arrives: in front for a presentation, behind for a dismissal.
  final func place(_ context: any UIViewControllerContextTransitioning) {
    guard let toView = context.view(forKey: .to), let to = context.viewController(forKey: .to) else { return }
    if toView.superview !== context.containerView {
      if isPresenting {
        context.containerView.addSubview(toView)
      } else {
        context.containerView.insertSubview(toView, at: 0)
      }
    }
    let frame = context.finalFrame(for: to)
    if !frame.isEmpty, !(toView is SheetView) { toView.place(in: frame) }
  }

  /// Adds the effects of the transition.
  ///
  /// Called within the animation block.
  func addEffects(_ context: any UIViewControllerContextTransitioning) {}

  /// Removes what the animator has added for the duration of the transition.
  ///
  /// Called at the end of the transition, before the appearance callbacks.
  func removeTemporaryContent() {}

  /// Returns the view that is presented or dismissed.
  func movingView(_ context: any UIViewControllerContextTransitioning) -> UIView? {
    context.view(forKey: isPresenting ? .to : .from)
  }
}

/// An animator that places the views without an animation.
final class ImmediateAnimator: BuiltInAnimator {
  override var duration: TimeInterval { 0 }
}

/// An animator that slides a view up from the bottom, and down again.
final class CoverVerticalAnimator: BuiltInAnimator {
  override func addEffects(_ context: any UIViewControllerContextTransitioning) {
    guard let view = movingView(context) else { return }
    let distance = CGVector(dx: 0, dy: max(context.containerView.bounds.height - view.frame.minY, 0))
    AnimationContext.add(isPresenting ? .slideIn(from: distance) : .slideOut(to: distance), to: view.layer)
  }
}

/// An animator that cross-dissolves between two views.
final class CrossDissolveAnimator: BuiltInAnimator {
  override func addEffects(_ context: any UIViewControllerContextTransitioning) {
    guard let view = movingView(context) else { return }
    AnimationContext.add(isPresenting ? .fadeIn : .fadeOut, to: view.layer)
  }
}

/// An animator that flips a view about the vertical axis.
final class FlipHorizontalAnimator: BuiltInAnimator {
  override var duration: TimeInterval { 0.75 }

  override func addEffects(_ context: any UIViewControllerContextTransitioning) {
    AnimationContext.add(.flip(axis: .vertical, isReversed: isPresenting), to: context.containerView.layer)
    if let view = context.view(forKey: .from) { AnimationContext.add(.hiddenFromMiddle, to: view.layer) }
    if let view = context.view(forKey: .to) { AnimationContext.add(.hiddenUntilMiddle, to: view.layer) }
  }
}
