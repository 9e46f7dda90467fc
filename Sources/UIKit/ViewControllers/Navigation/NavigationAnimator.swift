/// The system's animation of a push or a pop.
///
/// The upper view moves over the lower view, which moves a shorter distance.
final class NavigationAnimator: BuiltInAnimator {
  static let duration: TimeInterval = 0.35

  override var duration: TimeInterval { Self.duration }

  /// The distance that the lower view moves, as a fraction of the width.
  static let parallax: CGFloat = 0.3

  override func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard context.isAnimated else {
      // The layout pass in which the change is made reaches the view afterward, when it has appeared.
      place(context)
      return context.completeTransition(true)
    }
    guard context.isInteractive else { return super.animateTransition(using: context) }
    place(context)
    context.containerView.layoutIfNeeded()
    // An interactive transition is linear, so that the view follows the touch exactly.
    UIView.animate(withDuration: duration, delay: 0, options: .curveLinear) {
      self.addEffects(context)
    } completion: { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
  }

  override func addEffects(_ context: any UIViewControllerContextTransitioning) {
    // The movement follows the layout direction.
    let isMirrored = context.containerView.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let width = context.containerView.bounds.width * (isMirrored ? -1 : 1)
    let (right, left) = (CGVector(dx: width, dy: 0), CGVector(dx: -width * Self.parallax, dy: 0))
    if let view = context.view(forKey: .to) {
      AnimationContext.add(.slideIn(from: isPresenting ? right : left), to: view.layer)
    }
    if let view = context.view(forKey: .from) {
      AnimationContext.add(.slideOut(to: isPresenting ? left : right), to: view.layer)
    }
  }
}
