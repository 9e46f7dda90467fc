import Stateroom
import UIKit

final class CardFlipAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.4 }
  func animateTransition(using context: any UIViewControllerContextTransitioning) { context.completeTransition(true) }
}

@MainActor let container = ContainerViewController()
@MainActor let details = UIViewController()
