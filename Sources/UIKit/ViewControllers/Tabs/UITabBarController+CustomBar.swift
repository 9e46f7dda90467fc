extension UITabBarController {
  /// Replaces the tab bar, which apps do by the name `tabBar`.
  func replaceTabBar(by bar: UITabBar) {
    guard bar.replace(barStorage, of: self, store: { barStorage = bar }) else { return }
    updateItems()
    barVisibilityDidChange()
  }
}
