/// An animator that slides a sheet in from below, and out again, while the content below it recedes.
final class SheetAnimator: BuiltInAnimator {
  override func addEffects(_ context: any UIViewControllerContextTransitioning) {
    guard let view = movingView(context) else { return }
    let distance = CGVector(dx: 0, dy: max(context.containerView.bounds.height - view.frame.minY, 0))
    AnimationContext.add(isPresenting ? .slideIn(from: distance) : .slideOut(to: distance), to: view.layer)
  }
}
