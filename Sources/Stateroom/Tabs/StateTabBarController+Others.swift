import UIKit

/// The tabs without a state, and what any tab shows.
///
/// A tab without a state was added by the app, or is UIKit's list of the tabs that do not fit in the bar. It is
/// selected and left like one with a state: by one machine, and under the same leave guards.
extension StateTabBarController {
  /// Returns the view controller of a tab without a state, or `nil` if the tab does not exist any more.
  func viewController(ofOther identity: ObjectIdentifier) -> UIViewController? {
    for controller in super.viewControllers ?? [] where ObjectIdentifier(controller) == identity { return controller }
    return [super.selectedViewController, listOfFurtherTabs].lazy.compactMap(\.self).first {
      ObjectIdentifier($0) == identity
    }
  }

  /// UIKit's navigation controller of the tabs that do not fit in the bar, or `nil` if all tabs fit.
  private var listOfFurtherTabs: UINavigationController? {
    #if os(tvOS)
      return nil
    #else
      // UIKit creates the navigation controller when it is first accessed.
      guard let items = tabBar.items, let tabs = super.viewControllers, items.count < tabs.count else { return nil }
      return super.moreNavigationController
    #endif
  }

  /// Returns the tab of a view controller that the app selects, or `nil` if it has none.
  func tabToSelect(_ viewController: UIViewController) -> TabIdentity? {
    let tab = tabIdentity(of: viewController)
    return isInstalled(tab) ? tab : nil
  }

  /// Returns the view controllers that are left when another tab is selected, or the tab is removed.
  ///
  /// The view controllers that the app has pushed onto a tab in the list of further tabs are left with it.
  func content(of tab: TabIdentity) -> [UIViewController] {
    switch tab {
    case .other(let other):
      guard let viewController = viewController(ofOther: other) else { return [] }
      return pushed(onto: viewController) + [viewController]
    case .state(let identity):
      guard let tab = self.tab(of: identity), let content = tab.content else { return [] }
      return pushed(onto: tab.viewController) + [content]
    }
  }

  /// Returns the view controllers above a tab in the list of further tabs, the topmost first.
  private func pushed(onto viewController: UIViewController) -> [UIViewController] {
    guard let stack = viewController.parent as? UINavigationController, stack.parent === self else { return [] }
    return Array(stack.viewControllers.reversed().prefix { $0 !== viewController })
  }
}
