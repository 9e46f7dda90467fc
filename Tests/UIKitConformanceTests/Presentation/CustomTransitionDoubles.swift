import Testing
import UIKit

/// An animator that records its calls, and fades.
@MainActor
final class NotingAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  let log: CallbackLog
  let isPresenting: Bool
  private(set) var context: (any UIViewControllerContextTransitioning)?
  var isInterruptible = false
  private var animator: UIViewPropertyAnimator?

  init(_ log: CallbackLog, isPresenting: Bool) {
    self.log = log
    self.isPresenting = isPresenting
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 1 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    log.note("animate")
    let moving = prepare(transitionContext)
    UIView.animate(
      withDuration: 1, delay: 0, options: .curveLinear, animations: { moving?.alpha = self.isPresenting ? 1 : 0 },
      completion: { _ in transitionContext.completeTransition(!transitionContext.transitionWasCancelled) })
  }

  func prepare(_ context: any UIViewControllerContextTransitioning) -> UIView? {
    self.context = context
    let moving = context.view(forKey: isPresenting ? .to : .from)
    if let view = context.view(forKey: .to), let to = context.viewController(forKey: .to) {
      view.frame = context.finalFrame(for: to)
      if isPresenting {
        context.containerView.addSubview(view)
      } else {
        context.containerView.insertSubview(view, at: 0)
      }
    }
    if isPresenting { moving?.alpha = 0 }
    return moving
  }

  func animationEnded(_ transitionCompleted: Bool) {
    log.note("ended(\(transitionCompleted))")
    context = nil
  }
}

/// A transitioning delegate with an animator for each direction.
@MainActor
final class NotingDelegate: NSObject, UIViewControllerTransitioningDelegate {
  let log: CallbackLog
  let presenting: NotingAnimator
  let dismissing: NotingAnimator
  var interaction: UIPercentDrivenInteractiveTransition?
  var makeController: ((UIViewController, UIViewController?) -> UIPresentationController)?

  init(_ log: CallbackLog) {
    self.log = log
    presenting = NotingAnimator(log, isPresenting: true)
    dismissing = NotingAnimator(log, isPresenting: false)
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self.presenting }

  func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
    dismissing
  }

  func interactionControllerForPresentation(using animator: any UIViewControllerAnimatedTransitioning)
    -> (any UIViewControllerInteractiveTransitioning)?
  { interaction }

  func interactionControllerForDismissal(using animator: any UIViewControllerAnimatedTransitioning)
    -> (any UIViewControllerInteractiveTransitioning)?
  { interaction }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? { makeController?(presented, presenting) }
}

/// A presentation controller that records its four callbacks.
final class NotingController: UIPresentationController {
  var log: CallbackLog?
  var removesPresenter = false

  override var shouldRemovePresentersView: Bool { removesPresenter }
  override var frameOfPresentedViewInContainerView: CGRect { CGRect(x: 10, y: 20, width: 200, height: 300) }
  override func presentationTransitionWillBegin() { log?.note("presentationWillBegin \(containerView != nil)") }
  override func presentationTransitionDidEnd(_ completed: Bool) { log?.note("presentationDidEnd(\(completed))") }
  override func dismissalTransitionWillBegin() { log?.note("dismissalWillBegin") }
  override func dismissalTransitionDidEnd(_ completed: Bool) { log?.note("dismissalDidEnd(\(completed))") }
}
