// Hiding the bar with a controller that is pushed, and showing it with one to which the stack pops.
extension UITabBarController {
  /// A Boolean value that indicates whether a visible navigation stack hides the bar.
  private var wantsBarAway: Bool { selectedEntry?.controller.map(Self.wantsBarAway) ?? false }

  private static func wantsBarAway(_ controller: UIViewController) -> Bool {
    if let navigation = controller as? UINavigationController {
      return navigation.hidesBottomBar || navigation.innerTop.map(wantsBarAway) == true
    }
    guard let view = controller.viewIfLoaded else { return false }
    return controller.childrenStorage.contains { child in
      child.viewIfLoaded?.isDescendant(of: view) == true && wantsBarAway(child)
    }
  }

  /// Shows or hides the bar without an animation, as the navigation stacks require.
  func updateBarForStacks() {
    let isAway = wantsBarAway
    guard tabBar.superview === viewIfLoaded, isAway != isBarAwayForPush else { return }
    isBarAwayForPush = isAway
    tabBar.isHidden = isBarHidden || isAway
    updateBar()
  }

  /// Moves the bar with the view below it while a transition of a navigation stack hides or shows it.
  ///
  /// Both views keep the safe area that they have without the transition. The bar is between them, so that the upper
  /// view also covers the bar.
  func beginBarMotion(_ motion: TabBarMotion) {
    let isAway = wantsBarAway
    guard let view = viewIfLoaded, tabBar.superview === view, isAway != isBarAwayForPush, !isBarHidden else { return }
    guard motion.isAnimated, motion.moves(away: isAway), isAway == !tabBar.isHidden, let from = motion.from.viewIfLoaded
    else { return updateBarForStacks() }
    let covered = max(tabBar.frame.height - (view.windowStorage?.safeAreaInsets.bottom ?? 0), 0)
    isBarAwayForPush = isAway
    tabBar.isHidden = false
    tabBar.isUserInteractionEnabled = false
    controllerBelowMovingBar = isAway ? motion.from : motion.to
    motion.from.barCorrection.bottom = isAway ? covered : -covered
    let frame = motion.container.convert(tabBar.bounds, from: tabBar)
    if isAway {
      motion.container.insertSubview(tabBar, aboveSubview: from)
    } else {
      motion.container.insertSubview(tabBar, belowSubview: from)
    }
    tabBar.frame = frame
    updateBar()
    motion.addEffect(to: tabBar, isAway: isAway)
  }

  /// Restores the bar after the transition has ended or was cancelled.
  func endBarMotion(_ motion: TabBarMotion) {
    motion.from.barCorrection.bottom = 0
    controllerBelowMovingBar = nil
    guard let view = viewIfLoaded, tabBar.superview !== view else { return updateBarForStacks() }
    tabBar.layer.removeAllAnimations()
    view.addSubview(tabBar)
    tabBar.isUserInteractionEnabled = true
    isBarAwayForPush = wantsBarAway
    tabBar.isHidden = isBarHidden || isBarAwayForPush
    updateBar()
  }
}
