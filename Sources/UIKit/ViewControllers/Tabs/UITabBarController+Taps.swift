// The user's taps in the bar.
extension UITabBarController {
  /// Responds to a tap on an item.
  func userDidTap(_ item: UITabBarItem) {
    guard let entry = shownEntries.first(where: { $0.item === item }) else { return }
    if let tab = entry.tab {
      guard delegate?.tabBarController(self, shouldSelectTab: tab) ?? true else { return }
      let previous = selectedTab
      go(to: entry)
      delegate?.tabBarController(self, didSelectTab: tab, previousTab: previous)
    } else if let controller = entry.controller {
      guard delegate?.tabBarController(self, shouldSelect: controller) ?? true else { return }
      go(to: entry)
      delegate?.tabBarController(self, didSelect: controller)
    }
  }

  private func go(to entry: TabEntry) {
    // The delegate may have changed the tabs.
    guard shownEntries.contains(where: { $0 === entry }) else { return }
    guard entry === selectedEntry else { return show(entry) }
    // A tap always shows the root of a tab, even of the tab that is selected.
    if let navigation = entry.controller as? UINavigationController, navigation.viewControllers.count > 1 {
      navigation.popToRootViewController(animated: true)
    }
  }
}
