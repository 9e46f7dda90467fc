/// One tab of a tab bar controller: a view controller, or a ``UITab`` that creates one.
@MainActor
final class TabEntry {
  let tab: UITab?
  private let own: UIViewController?

  init(_ controller: UIViewController) {
    own = controller
    tab = nil
  }

  init(_ tab: UITab) {
    own = nil
    self.tab = tab
  }

  /// The view controller; `nil` if the tab has not created it.
  var controller: UIViewController? { own ?? tab?.controllerIfMade }

  /// Returns the view controller, which a tab creates on first access.
  func makeController() -> UIViewController? { own ?? tab?.viewController }

  /// The item of the tab in the bar.
  var item: UITabBarItem { tab?.barItem ?? own?.tabBarItem ?? UITabBarItem() }
}
