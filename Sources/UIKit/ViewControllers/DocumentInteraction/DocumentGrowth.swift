/// The transition of a preview that grows from a view of the app, and shrinks to it when it is dismissed.
@MainActor
final class DocumentGrowth: NSObject, UIViewControllerTransitioningDelegate, UIViewControllerAnimatedTransitioning {
  private weak var source: UIView?
  private let rect: CGRect
  private var isPresenting = true

  init(from source: UIView, _ rect: CGRect) {
    (self.source, self.rect) = (source, rect)
    super.init()
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    isPresenting = true
    return self
  }

  func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
    isPresenting = false
    return self
  }

  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.35 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let container = context.containerView
    let shownKey: UITransitionContextViewKey = isPresenting ? .to : .from
    guard let shown = context.view(forKey: shownKey) else { return context.completeTransition(false) }
    if isPresenting {
      if let controller = context.viewController(forKey: .to) { shown.frame = context.finalFrame(for: controller) }
      container.addSubview(shown)
    } else if let other = context.view(forKey: .to) {
      container.insertSubview(other, belowSubview: shown)
    }
    let small = smallTransform(of: shown, in: container)
    if isPresenting { (shown.transform, shown.alpha) = (small, 0) }
    UIView.animate(
      withDuration: transitionDuration(using: context), delay: 0, options: .curveEaseInOut,
      animations: { [isPresenting] in
        (shown.transform, shown.alpha) = isPresenting ? (.identity, 1) : (small, 0)
      },
      completion: { _ in
        (shown.transform, shown.alpha) = (.identity, 1)
        context.completeTransition(!context.transitionWasCancelled)
      })
  }

  /// Returns the transform that makes a view as large as the rectangle, at its place.
  ///
  /// If the view of the app is not on screen, it is a smaller view at the same place.
  private func smallTransform(of shown: UIView, in container: UIView) -> CGAffineTransform {
    guard let source, source.window != nil, source.window === container.window, shown.bounds.width > 0,
      shown.bounds.height > 0
    else { return CGAffineTransform(scaleX: 0.8, y: 0.8) }
    let target = source.convert(rect.isNull ? source.bounds : rect, to: container)
    return CGAffineTransform(
      translationX: target.midX - shown.center.x, y: target.midY - shown.center.y
    ).scaledBy(
      x: max(target.width / shown.bounds.width, 0.01), y: max(target.height / shown.bounds.height, 0.01))
  }
}
