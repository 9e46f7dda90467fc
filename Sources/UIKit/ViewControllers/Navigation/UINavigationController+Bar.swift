// The frame of the bar, and the part of the content that it covers.
extension UINavigationController {
  func barContentDidChange() { viewIfLoaded?.setNeedsLayout() }

  func performBarHiding(_ hidden: Bool, animated: Bool) {
    guard hidden != isBarHidden else { return }
    isBarHidden = hidden
    setNeedsStatusBarAppearanceUpdate()
    guard isViewLoaded, view.window != nil, animated, UIView.areAnimationsEnabled else { return updateBar() }
    navigationBar.isHidden = false
    let move: () -> Void = {
      // No transition may begin within this animation.
      self.work {
        self.updateBar(keepsShown: true)
        self.view.layoutIfNeeded()
      }
    }
    if let coordinator = running?.driver?.coordinator, !coordinator.hasRun, coordinator.isAnimated {
      _ = coordinator.animate(alongsideTransition: { _ in self.updateBar(keepsShown: true) }) { _ in self.updateBar() }
    } else {
      UIView.animate(withDuration: Double(Self.hideShowBarDuration), animations: move) { _ in self.updateBar() }
    }
  }

  /// Places the bar, above the screen if it is hidden, and adjusts the safe area of the content.
  func updateBar(keepsShown: Bool = false) {
    guard let view = viewIfLoaded else { return }
    let bar = navigationBar
    bar.contentPositionDidChange()
    let top = view.safeAreaInsets.top
    // Without the parts that collapse, the height does not depend on the content.
    let row = bar.sizeThatFits(view.bounds.size).height - bar.extents.total
    // If content moves because its safe area changes, the height of the bar changes once more.
    for _ in 0..<3 {
      updateCollapsingParts(row: top + row)
      let depth = isBarAway ? 0 : top + row + bar.extents.total
      if contentView.topBarDepth != depth { contentView.topBarDepth = depth }
      guard updateRoomForCollapsingParts() else { break }
    }
    if running == nil {
      updateToolbar(keepsShown: keepsShown)
      placeShown()
    }
    // During a transition, the height of the bar changes with the animation.
    guard !holdsBarHeight else { return }
    let height = row + bar.extents.total
    let frame = CGRect(x: 0, y: isBarHidden ? -height : top, width: view.bounds.width, height: height)
    if bar.frame != frame { bar.frame = frame }
    bar.reachAbove = top
    if !keepsShown, bar.isHidden != isBarAway { bar.isHidden = isBarAway }
  }

  /// A Boolean value that indicates whether content has been scrolled behind the bar.
  ///
  /// If the value is `false`, the bar has no background.
  var isContentBelowBar: Bool {
    let controller = controllerBehindBars
    let content = controller?.searchResultsOnTop ?? controller
    guard let scrollView = content?.scrollView(behindBarAt: .top) else { return false }
    return scrollView.contentOffset.y > -scrollView.adjustedContentInset.top + 0.5
  }

  /// The controller whose content is behind the bars.
  ///
  /// It is the one on display until a transition to the new top controller changes the bars.
  var controllerBehindBars: UIViewController? {
    guard pending != nil || running?.hasChangedBars == false else { return stack.last }
    return shown ?? stack.last
  }

  /// The backgrounds of the bars around the content.
  var barBackgrounds: [BarBackground] {
    var backgrounds = [navigationBar.background]
    if let toolbar = toolbarIfLoaded { backgrounds.append(toolbar.background) }
    if let tabs = tabBarController { backgrounds.append(tabs.tabBar.background) }
    return backgrounds
  }
}
