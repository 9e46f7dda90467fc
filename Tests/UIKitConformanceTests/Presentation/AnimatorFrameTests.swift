import Testing
import UIKit

/// The frames that animators of an app give the presented view.
@MainActor
struct AnimatorFrameTests {
  /// Slides the presented view from the left to most of the width, and down for the dismissal.
  private final class Menu: NSObject, UIViewControllerAnimatedTransitioning, UIViewControllerTransitioningDelegate {
    private var isPresenting = false

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

    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 1 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      let container = context.containerView
      let key: UITransitionContextViewControllerKey = isPresenting ? .to : .from
      guard let view = context.viewController(forKey: key)?.view else { return }
      if isPresenting {
        container.addSubview(view)
        view.frame = CGRect(x: -300, y: 0, width: 300, height: container.bounds.height)
      } else if let presenter = context.view(forKey: .to) {
        container.insertSubview(presenter, belowSubview: view)
      }
      UIView.animate(
        withDuration: 1, delay: 0, options: .curveLinear,
        animations: { [isPresenting] in
          if isPresenting {
            view.transform = CGAffineTransform(translationX: 300, y: 0)
          } else {
            view.frame.origin.y = container.bounds.height
          }
        },
        completion: { _ in context.completeTransition(!context.transitionWasCancelled) })
    }
  }

  @Test(.rule("R2016"), arguments: [UIModalPresentationStyle.fullScreen, .overFullScreen, .overCurrentContext])
  func `They remain`(style: UIModalPresentationStyle) async throws {
    let stage = try await Stage.open()
    let (presenter, presented, menu) = (UIViewController(), UIViewController(), Menu())
    await stage.show(presenter)
    presented.modalPresentationStyle = style
    presented.transitioningDelegate = menu
    presenter.present(presented, animated: true, completion: nil)
    await stage.settle()
    #expect(presented.view.frame.minX == 0 && presented.view.frame.width == 300)
    presented.dismiss(animated: true, completion: nil)
    await stage.advance(by: 0.25)
    #expect(presented.view.frame.minY == presented.view.bounds.height)
    let place = try #require(presented.view.layer.presentation()?.frame.minY)
    #expect(place > 0 && place < presented.view.bounds.height)
    await stage.settle()
    #expect(presenter.presentedViewController == nil)
  }
}
