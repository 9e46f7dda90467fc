// The appearance callbacks of the tab bar controller, and its layout pass.
extension UITabBarController: LayoutContainer {
  func forwardWillAppear(_ animated: Bool) {
    guard running == nil else { return }
    isForwarding = true
    if shown == nil || shown?.placedController.appearance.phase == .disappeared { carryOutChanges() }
    isForwarding = false
    // The callbacks may have ended this controller's appearance.
    guard appearance.phase == .appearing else { return }
    shown?.placedController.joinAppearance(of: self, animated: animated)
  }

  func forwardDidAppear() {
    guard running == nil else { return }
    shown?.placedController.endTransitionAppearance()
    carryOutChanges()
  }

  func forwardWillDisappear(_ animated: Bool) {
    // Changes are deferred, because a change between the two calls would remove a tab without its callbacks.
    let wasChanging = isChanging
    isChanging = true
    running?.endAtOnce()
    // The callbacks of that end may have ended this controller's disappearance, or may have reversed it.
    if !appearance.isVisible {
      shown?.placedController.turnAppearance(false, animated: animated, isStarting: true)
      if appearance.phase == .disappeared { shown?.placedController.endTransitionAppearance() }
    }
    isChanging = wasChanging
    // The callbacks may have requested changes, which were deferred.
    carryOutChanges()
  }

  func forwardDidDisappear() {
    shown?.placedController.endTransitionAppearance()
    carryOutChanges()
  }

  func layOut() {
    guard let view = viewIfLoaded else { return }
    if contentView.frame != view.bounds { contentView.frame = view.bounds }
    updateCapacity()
    updateBar()
    if running == nil, let shown, let view = shown.placedView, view.superview === contentView {
      place(view, of: shown)
    }
    isLayingOut = true
    carryOutChanges()
    isLayingOut = false
  }
}
