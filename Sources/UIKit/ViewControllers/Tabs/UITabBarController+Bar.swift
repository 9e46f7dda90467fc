// The frame of the bar, and the part of the content that it covers.
extension UITabBarController {
  /// A Boolean value that indicates whether the bar is not shown.
  private var isBarOut: Bool { isBarHidden || isBarAwayForPush }

  func barVisibilityDidChange() { viewIfLoaded?.setNeedsLayout() }

  func performBarHiding(_ hidden: Bool, animated: Bool) {
    guard hidden != isBarHidden else { return }
    isBarHidden = hidden
    guard viewIfLoaded?.window != nil, animated, UIView.areAnimationsEnabled, !isBarAwayForPush else {
      tabBar.isHidden = isBarOut
      return updateBar()
    }
    tabBar.isHidden = false
    // Pending layout must not be animated.
    view.layoutIfNeeded()
    UIView.animate(withDuration: 0.25) {
      self.updateBar()
      self.view.layoutIfNeeded()
    } completion: { _ in
      self.tabBar.isHidden = self.isBarOut
    }
  }

  /// Places the bar, below the screen if it is hidden, and adjusts the safe area of the content.
  func updateBar() {
    guard let view = viewIfLoaded else { return }
    let height = tabBar.sizeThatFits(view.bounds.size).height
    // While a navigation transition moves the bar, it is a subview of the transition's container.
    if tabBar.superview === view {
      let frame = CGRect(
        x: 0, y: isBarHidden ? view.bounds.height : view.bounds.height - height, width: view.bounds.width,
        height: height)
      if tabBar.frame != frame { tabBar.frame = frame }
    }
    contentView.bottomBarHeight = isBarOut || (tabBar.isHidden && tabBar.superview === view) ? 0 : height
  }

  /// A Boolean value that indicates whether content extends behind the bar.
  ///
  /// If the value is `false`, the bar has no background.
  var isContentBehindBar: Bool {
    var controller = controllerBelowMovingBar ?? selectedEntry?.controller
    while controllerBelowMovingBar == nil, let navigation = controller as? UINavigationController {
      controller = navigation.controllerBehindBars
    }
    return controller?.scrollView(behindBarAt: .bottom)?.reachesBehindBottom ?? false
  }
}
