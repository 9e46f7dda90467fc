// The toolbar: its frame, its items, and the part of the content that it covers.
extension UINavigationController {
  /// A Boolean value that indicates whether the toolbar is visible.
  ///
  /// The toolbar is visible if the app shows it and the top view controller does not hide it.
  var showsToolbar: Bool { !isToolbarHiddenStorage && stack.last?.hidesBottomBarWhenPushed != true }

  func performToolbarHiding(_ hidden: Bool, animated: Bool) {
    guard hidden != isToolbarHiddenStorage else { return }
    isToolbarHiddenStorage = hidden
    guard isViewLoaded, view.window != nil, animated, UIView.areAnimationsEnabled else { return updateToolbar() }
    UIView.performWithoutAnimation { startToolbarMotion() }
    if let coordinator = running?.driver?.coordinator, !coordinator.hasRun, coordinator.isAnimated {
      moveToolbar(along: coordinator)
    } else {
      UIView.animate(withDuration: Double(Self.hideShowBarDuration)) {
        // No transition may begin within this animation.
        self.work {
          self.updateToolbar(keepsShown: true)
          self.view.layoutIfNeeded()
        }
      } completion: { _ in
        self.updateToolbar()
      }
    }
  }

  func toolbarItemsDidChange(animated: Bool) {
    guard running == nil else { return }
    toolbarIfLoaded?.setItems(stack.last?.toolbarItems, animated: animated)
  }

  /// Shows the toolbar of the new top view controller alongside the transition to it.
  func changeToolbar(along coordinator: TransitionCoordinator) {
    guard showsToolbar || toolbarIfLoaded != nil else { return }
    let bar = toolbarStorage
    guard coordinator.isAnimated else {
      bar.replaceItems(stack.last?.toolbarItems)
      return updateToolbar()
    }
    guard !bar.isHidden, showsToolbar else {
      // The items are those at the time of the change.
      if showsToolbar { bar.replaceItems(stack.last?.toolbarItems) }
      guard bar.isHidden == showsToolbar else { return }
      startToolbarMotion()
      return moveToolbar(along: coordinator)
    }
    let leaving = bar.beginChange(to: stack.last?.toolbarItems)
    _ = coordinator.animate { [weak bar] _ in
      bar?.animateChange(from: leaving)
    } completion: { _ in
      leaving?.removeFromSuperview()
    }
  }

  private func startToolbarMotion() {
    let bar = toolbarStorage
    guard bar.isHidden else { return }
    if showsToolbar { bar.frame = toolbarFrame(isOut: true) }
    bar.isHidden = false
  }

  private func moveToolbar(along coordinator: TransitionCoordinator) {
    _ = coordinator.animate { [weak self] _ in
      self?.updateToolbar(keepsShown: true)
    } completion: { [weak self] _ in
      self?.updateToolbar()
    }
  }

  private func toolbarFrame(isOut: Bool) -> CGRect {
    guard let view = viewIfLoaded else { return .zero }
    let size = toolbarStorage.sizeThatFits(view.bounds.size)
    let height = size.height + view.safeAreaInsets.bottom
    return CGRect(
      x: 0, y: isOut ? view.bounds.height : view.bounds.height - height, width: view.bounds.width, height: height)
  }

  /// Places the toolbar, below the screen if it is hidden, and adjusts the safe area of the content.
  func updateToolbar(keepsShown: Bool = false) {
    guard isViewLoaded, showsToolbar || toolbarIfLoaded != nil else { return }
    let bar = toolbarStorage
    let frame = toolbarFrame(isOut: !showsToolbar)
    if bar.frame != frame { bar.frame = frame }
    if !keepsShown {
      if bar.isHidden == showsToolbar { bar.isHidden = !showsToolbar }
      if running == nil { bar.replaceItems(stack.last?.toolbarItems) }
    }
    contentView.bottomBarHeight = showsToolbar ? frame.height : 0
  }

  /// A Boolean value that indicates whether content extends behind the toolbar.
  ///
  /// If the value is `false`, the toolbar has no background.
  var isContentBehindToolbar: Bool {
    controllerBehindBars?.scrollView(behindBarAt: .bottom)?.reachesBehindBottom ?? false
  }
}
