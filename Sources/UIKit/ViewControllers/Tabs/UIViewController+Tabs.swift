extension UIViewController {
  /// The tab that created this controller; `nil` if it was not created by a tab.
  public var tab: UITab? { tabStorage }

  func makeTabBarItem() -> UITabBarItem { UITabBarItem(title: title, image: nil, tag: 0) }

  /// Updates the items of the tab bar, because the item of this controller changed.
  func tabBarItemDidChange() { tabBarController?.updateItems() }
}
