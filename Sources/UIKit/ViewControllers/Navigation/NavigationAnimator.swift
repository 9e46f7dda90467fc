/// The system's animation of a push or a pop.
///
/// The upper view moves over the lower view, which moves a shorter distance and is dimmed by a ``NavigationShade``.
final class NavigationAnimator: BuiltInAnimator {
  private let shades: NavigationShades
  private var shade: NavigationShade?

  /// Creates the animator of a push or of a pop.
  ///
  /// - Parameter shades: The shade of the navigation controller.
  init(isPresenting: Bool, shades: NavigationShades) {
    self.shades = shades
    super.init(isPresenting: isPresenting)
  }

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
    addShade(context, isMirrored: isMirrored)?.addEffects(isPush: isPresenting, distance: right)
    context.viewController(forKey: .to)?.placeAttachedContainer()
    for layer in layers(.to, .to, context) {
      AnimationContext.add(.slideIn(from: isPresenting ? right : left), to: layer)
    }
    for layer in layers(.from, .from, context) {
      AnimationContext.add(.slideOut(to: isPresenting ? left : right), to: layer)
    }
  }

  /// Returns the layers that move on one side: that of the view, and that of a search in it.
  private func layers(
    _ view: UITransitionContextViewKey, _ controller: UITransitionContextViewControllerKey,
    _ context: any UIViewControllerContextTransitioning
  ) -> [CALayer] {
    [context.view(forKey: view), context.viewController(forKey: controller)?.attachedContainer].compactMap { $0?.layer }
  }

  private func addShade(
    _ context: any UIViewControllerContextTransitioning, isMirrored: Bool
  ) -> NavigationShade? {
    guard let upper = movingView(context), context.view(forKey: isPresenting ? .from : .to) != nil else { return nil }
    let shade = shades.take()
    shade.insert(into: context.containerView, below: upper, isMirrored: isMirrored)
    self.shade = shade
    return shade
  }

  override func removeTemporaryContent() {
    guard let shade else { return }
    self.shade = nil
    shade.layer.removeFromSuperlayer()
    shades.giveBack(shade)
  }
}
