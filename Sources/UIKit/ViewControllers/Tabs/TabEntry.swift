/// One tab of a tab bar controller: a controller, or a ``UITab`` that makes one.
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

  /// The controller, if there is one yet.
  var controller: UIViewController? { own ?? tab?.controllerIfMade }

  /// Returns the controller; a tab's is created on first access.
  func makeController() -> UIViewController? { own ?? tab?.viewController }

  /// The item in the bar.
  var item: UITabBarItem { tab?.barItem ?? own?.tabBarItem ?? UITabBarItem() }
}
