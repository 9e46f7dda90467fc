import UIKit

/// The view controllers at the two ends of a transition, as UIKit's contexts name them.
@MainActor
struct TransitionEnds {
  let from: UIViewController?
  let to: UIViewController?

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    switch key {
    case .from: from
    case .to: to
    default: nil
    }
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    switch key {
    case .from: from?.viewIfLoaded
    case .to: to?.viewIfLoaded
    default: nil
    }
  }
}
