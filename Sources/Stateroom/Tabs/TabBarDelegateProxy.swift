import UIKit

/// The response to a tap on a tab.
enum TapResponse {
  /// UIKit selects the tab.
  case select
  /// The tap has no effect.
  case ignore
  /// The tab was selected, with the given view controller, so that UIKit must not select it.
  case selected(UIViewController)
}

/// The events that a tab bar controller of the library receives from its delegate's methods.
@MainActor
protocol TabBarEvents: AnyObject {
  /// Returns the response to a tap on a tab.
  ///
  /// Called after the app's delegate has allowed it.
  func response(toTapOn viewController: UIViewController) -> TapResponse
  func didSelect(_ viewController: UIViewController)
  func animator(from: UIViewController, to: UIViewController) -> (any UIViewControllerAnimatedTransitioning)?
}

/// A delegate that calls the app's delegate first, then the library, and forwards all other methods.
///
/// UIKit reports taps to the delegate only. With an Objective-C runtime, the proxy determines which methods the app's
/// delegate implements. Without one, every method has a default implementation that does what UIKit does without a
/// delegate.
///
/// The class itself is not isolated, because the forwarding methods of `NSObject` are not. Its conformance is.
nonisolated final class TabBarDelegateProxy: NSObject, @MainActor UITabBarControllerDelegate {
  weak var events: (any TabBarEvents)?
  weak var appDelegate: (any UITabBarControllerDelegate)?

  @MainActor func tabBarController(_ tabs: UITabBarController, shouldSelect viewController: UIViewController) -> Bool {
    guard asksApp(tabs, shouldSelect: viewController) else { return false }
    switch events?.response(toTapOn: viewController) ?? .select {
    case .select: return true
    case .ignore: return false
    case .selected(let new):
      // UIKit does not report a selection that it has not made itself.
      tabBarController(tabs, didSelect: new)
      return false
    }
  }

  @MainActor func tabBarController(_ tabs: UITabBarController, didSelect viewController: UIViewController) {
    events?.didSelect(viewController)
    #if canImport(ObjectiveC)
      appDelegate?.tabBarController?(tabs, didSelect: viewController)
    #else
      appDelegate?.tabBarController(tabs, didSelect: viewController)
    #endif
  }

  @MainActor func tabBarController(
    _ tabs: UITabBarController, animationControllerForTransitionFrom from: UIViewController, to: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    #if canImport(ObjectiveC)
      let animator = appDelegate?.tabBarController?(tabs, animationControllerForTransitionFrom: from, to: to)
    #else
      let animator = appDelegate?.tabBarController(tabs, animationControllerForTransitionFrom: from, to: to)
    #endif
    return animator ?? events?.animator(from: from, to: to)
  }

  @MainActor private func asksApp(_ tabs: UITabBarController, shouldSelect viewController: UIViewController) -> Bool {
    #if canImport(ObjectiveC)
      appDelegate?.tabBarController?(tabs, shouldSelect: viewController) ?? true
    #else
      appDelegate?.tabBarController(tabs, shouldSelect: viewController) ?? true
    #endif
  }

  #if canImport(ObjectiveC)
    @available(iOS 18, tvOS 18, visionOS 2, *)
    @MainActor func tabBarController(_ tabs: UITabBarController, shouldSelectTab tab: UITab) -> Bool {
      guard appDelegate?.tabBarController?(tabs, shouldSelectTab: tab) ?? true else { return false }
      let previous = tabs.selectedTab
      switch tab.viewController.flatMap({ events?.response(toTapOn: $0) }) ?? .select {
      case .select: return true
      case .ignore: return false
      case .selected(let new):
        if let selected = tabs.selectedTab {
          tabBarController(tabs, didSelectTab: selected, previousTab: previous)
        } else {
          events?.didSelect(new)
        }
        return false
      }
    }

    @available(iOS 18, tvOS 18, visionOS 2, *)
    @MainActor func tabBarController(_ tabs: UITabBarController, didSelectTab tab: UITab, previousTab: UITab?) {
      if let viewController = tab.viewController { events?.didSelect(viewController) }
      appDelegate?.tabBarController?(tabs, didSelectTab: tab, previousTab: previousTab)
    }

    /// The selectors of the delegate methods that UIKit calls with tabs instead of view controllers.
    ///
    /// If a delegate has both kinds, UIKit does not call the methods with view controllers. An app that implements only
    /// these must still receive them, so the proxy responds to the methods with tabs only if the app's delegate does.
    @available(iOS 18, tvOS 18, visionOS 2, *)
    private static var tabSelectors: [Selector] {
      [
        #selector(UITabBarControllerDelegate.tabBarController(_:shouldSelectTab:)),
        #selector(UITabBarControllerDelegate.tabBarController(_:didSelectTab:previousTab:)),
      ]
    }

    override func responds(to selector: Selector!) -> Bool {
      if #available(iOS 18, tvOS 18, visionOS 2, *), Self.tabSelectors.contains(selector) {
        return appDelegate?.responds(to: selector) ?? false
      }
      if super.responds(to: selector) { return true }
      return appDelegate?.responds(to: selector) ?? false
    }

    override func forwardingTarget(for selector: Selector!) -> Any? {
      appDelegate
    }
  #else
    private final class EmptyDelegate: NSObject, UITabBarControllerDelegate {}
    @MainActor private lazy var emptyDelegate = EmptyDelegate()
    @MainActor private var delegate: any UITabBarControllerDelegate { appDelegate ?? emptyDelegate }

    @MainActor func tabBarControllerSupportedInterfaceOrientations(_ tabs: UITabBarController)
      -> UIInterfaceOrientationMask
    {
      delegate.tabBarControllerSupportedInterfaceOrientations(tabs)
    }
    @MainActor func tabBarControllerPreferredInterfaceOrientationForPresentation(_ tabs: UITabBarController)
      -> UIInterfaceOrientation
    { delegate.tabBarControllerPreferredInterfaceOrientationForPresentation(tabs) }
    @MainActor func tabBarController(
      _ tabs: UITabBarController, interactionControllerFor animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
      delegate.tabBarController(tabs, interactionControllerFor: animator)
    }
  #endif
}
