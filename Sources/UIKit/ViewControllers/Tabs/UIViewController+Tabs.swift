extension UIViewController {
  /// The nearest tab bar controller that this one is in.
  public var tabBarController: UITabBarController? {
    var controller = parentStorage
    while let current = controller {
      if let tabs = current as? UITabBarController { return tabs }
      controller = current.parentStorage
    }
    return nil
  }

  /// The tab that has made this controller; `nil` for others.
  public var tab: UITab? { tabStorage }

  func makeTabBarItem() -> UITabBarItem { UITabBarItem(title: title, image: nil, tag: 0) }

  /// Lets a tab bar show another item for this controller.
  func tabBarItemDidChange() { tabBarController?.updateItems() }
}
