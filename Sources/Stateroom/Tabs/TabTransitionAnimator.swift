import UIKit

/// An animator that plays a ``ContainerTransition`` between two tabs.
final class TabTransitionAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let transition: ContainerTransition
  private var run: TransitionRun?

  init(_ transition: ContainerTransition) { self.transition = transition.adapted() }

  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    transition.duration
  }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let from = context.viewController(forKey: .from), let to = context.viewController(forKey: .to),
      let view = context.view(forKey: .to) ?? to.viewIfLoaded
    else { return context.completeTransition(false) }
    view.frame = context.finalFrame(for: to)
    context.containerView.addSubview(view)
    view.layoutIfNeeded()
    let oriented = transition.oriented(in: context.containerView)
    let run = TransitionRun(oriented, entering: [to], leaving: [from]) { [weak self] position in
      if let self { exchange(&self.run, with: nil) }
      context.completeTransition(position == .end && !context.transitionWasCancelled)
    }
    self.run = run
    run.start()
  }
}
