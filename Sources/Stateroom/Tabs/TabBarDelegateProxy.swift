import UIKit

/// What a tab bar controller of the library wants to know from its delegate's calls.
@MainActor
protocol TabBarEvents: AnyObject {
  /// The user has tapped a tab, and the app's delegate has nothing against it.
  func shouldSelect(_ viewController: UIViewController) -> Bool
  func didSelect(_ viewController: UIViewController)
  func animator(from: UIViewController, to: UIViewController) -> (any UIViewControllerAnimatedTransitioning)?
}

/// Stands between a tab bar controller and the app's delegate: asks that one first, then the library, and passes on
/// whatever else there is.
///
/// UIKit tells nobody else of taps. Which requirements the app's delegate implements can only be asked where there is an
/// Objective-C runtime; where there is none, each of them has a default that does what UIKit does without it.
final class TabBarDelegateProxy: NSObject, UITabBarControllerDelegate {
  weak var events: (any TabBarEvents)?
  weak var appDelegate: (any UITabBarControllerDelegate)?

  func tabBarController(_ tabs: UITabBarController, shouldSelect viewController: UIViewController) -> Bool {
    guard asksApp(tabs, shouldSelect: viewController) else { return false }
    return events?.shouldSelect(viewController) ?? true
  }

  func tabBarController(_ tabs: UITabBarController, didSelect viewController: UIViewController) {
    events?.didSelect(viewController)
    #if canImport(ObjectiveC)
      appDelegate?.tabBarController?(tabs, didSelect: viewController)
    #else
      appDelegate?.tabBarController(tabs, didSelect: viewController)
    #endif
  }

  func tabBarController(
    _ tabs: UITabBarController, animationControllerForTransitionFrom from: UIViewController, to: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    #if canImport(ObjectiveC)
      let animator = appDelegate?.tabBarController?(tabs, animationControllerForTransitionFrom: from, to: to)
    #else
      let animator = appDelegate?.tabBarController(tabs, animationControllerForTransitionFrom: from, to: to)
    #endif
    return animator ?? events?.animator(from: from, to: to)
  }

  private func asksApp(_ tabs: UITabBarController, shouldSelect viewController: UIViewController) -> Bool {
    #if canImport(ObjectiveC)
      appDelegate?.tabBarController?(tabs, shouldSelect: viewController) ?? true
    #else
      appDelegate?.tabBarController(tabs, shouldSelect: viewController) ?? true
    #endif
  }

  #if canImport(ObjectiveC)
    // UIKit asks on the main thread, as it does everything with delegates.
    nonisolated override func responds(to selector: Selector!) -> Bool {
      if super.responds(to: selector) { return true }
      return MainActor.assumeIsolated { appDelegate?.responds(to: selector) ?? false }
    }

    nonisolated override func forwardingTarget(for selector: Selector!) -> Any? {
      MainActor.assumeIsolated { appDelegate }
    }
  #else
    private final class Nobody: NSObject, UITabBarControllerDelegate {}
    private let nobody = Nobody()
    private var delegate: any UITabBarControllerDelegate { appDelegate ?? nobody }

    func tabBarControllerSupportedInterfaceOrientations(_ tabs: UITabBarController) -> UIInterfaceOrientationMask {
      delegate.tabBarControllerSupportedInterfaceOrientations(tabs)
    }
    func tabBarControllerPreferredInterfaceOrientationForPresentation(_ tabs: UITabBarController)
      -> UIInterfaceOrientation
    { delegate.tabBarControllerPreferredInterfaceOrientationForPresentation(tabs) }
    func tabBarController(
      _ tabs: UITabBarController, interactionControllerFor animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
      delegate.tabBarController(tabs, interactionControllerFor: animator)
    }
  #endif
}
