/// The system's own animators of presentations and dismissals.
///
/// They show effects on layers and leave the views' models alone: a view that slides in is at its place from the start as
/// far as its frame, its safe area and its layout are concerned.
@MainActor
class BuiltInAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  let isPresenting: Bool

  init(isPresenting: Bool) {
    self.isPresenting = isPresenting
    super.init()
  }

  /// The duration in seconds.
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
      // A view that a touch moves stays under the touch.
      UIView.animate(
        withDuration: duration, delay: 0, options: .curveLinear, animations: effects, completion: completion)
    } else {
      UIView.animate(
        withDuration: duration, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0, animations: effects,
        completion: completion)
    }
  }

  /// Adds the view that arrives: in front when it is presented, behind when it comes back.
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
    if !frame.isEmpty, !(toView is SheetView) { toView.frame = frame }
  }

  /// Adds the effects of the transition; called within the animation block.
  func addEffects(_ context: any UIViewControllerContextTransitioning) {}

  /// Returns the view that is presented or dismissed.
  func movingView(_ context: any UIViewControllerContextTransitioning) -> UIView? {
    context.view(forKey: isPresenting ? .to : .from)
  }
}

/// Places the views without any animation.
final class ImmediateAnimator: BuiltInAnimator {
  override var duration: TimeInterval { 0 }
}

/// Up from the bottom, and down again.
final class CoverVerticalAnimator: BuiltInAnimator {
  override func addEffects(_ context: any UIViewControllerContextTransitioning) {
    guard let view = movingView(context) else { return }
    let distance = CGVector(dx: 0, dy: max(context.containerView.bounds.height - view.frame.minY, 0))
    AnimationContext.add(isPresenting ? .slideIn(from: distance) : .slideOut(to: distance), to: view.layer)
  }
}

/// From the one to the other.
final class CrossDissolveAnimator: BuiltInAnimator {
  override func addEffects(_ context: any UIViewControllerContextTransitioning) {
    guard let view = movingView(context) else { return }
    AnimationContext.add(isPresenting ? .fadeIn : .fadeOut, to: view.layer)
  }
}

/// Half a turn about the vertical axis.
final class FlipHorizontalAnimator: BuiltInAnimator {
  override var duration: TimeInterval { 0.75 }

  override func addEffects(_ context: any UIViewControllerContextTransitioning) {
    AnimationContext.add(.flip(axis: .vertical, isReversed: isPresenting), to: context.containerView.layer)
    if let view = context.view(forKey: .from) { AnimationContext.add(.hiddenFromMiddle, to: view.layer) }
    if let view = context.view(forKey: .to) { AnimationContext.add(.hiddenUntilMiddle, to: view.layer) }
  }
}
