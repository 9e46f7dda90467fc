extension UITabBarController {
  /// Replaces the tab bar, which apps do by the name `tabBar`.
  func replaceTabBar(by bar: UITabBar) {
    let old = barStorage
    guard bar !== old else { return }
    expect(
      bar.controller == nil,
      "\(self): the tab bar \(bar) belongs to another tab bar controller; create a tab bar for each controller")
    old.controller = nil
    barStorage = bar
    bar.controller = self
    bar.takePlace(of: old)
    updateItems()
    barVisibilityDidChange()
  }
}

extension UIView {
  /// Replaces another view in its superview, with its frame and visibility.
  func takePlace(of other: UIView) {
    isHidden = other.isHidden
    guard let superview = other.superview else { return }
    frame = other.frame
    superview.insertSubview(self, aboveSubview: other)
    other.removeFromSuperview()
  }
}
