// The bars during a search.
extension UISearchController {
  /// Changes the bars at the beginning or the end of a search, alongside its transition.
  func changeBars(isActive: Bool, along coordinator: (any UIViewControllerTransitionCoordinator)?) {
    guard isActive != showsActiveBar else { return }
    guard let coordinator, coordinator.isAnimated else { return showBars(isActive: isActive) }
    if automaticallyShowsCancelButton { searchBar.prepareCancelButton(for: isActive) }
    _ = coordinator.animate { [weak self] _ in
      self?.showBars(isActive: isActive)
    } completion: { [weak self] _ in
      self?.searchBar.hideUnusedParts()
    }
  }

  /// Shows the bars as during a search, or as without one.
  func showBars(isActive: Bool) {
    guard isActive != showsActiveBar else { return }
    showsActiveBar = isActive
    if automaticallyShowsCancelButton { searchBar.showCancelButton(isActive) }
    updateScopeBar()
    hideBarAround(isActive)
    if let navigation = navigationOfBar { navigation.searchDidChange() } else { searchBar.layoutIfNeeded() }
  }

  /// Hides the navigation bar above a search bar that the app has placed in its content.
  private func hideBarAround(_ isActive: Bool) {
    if isActive, hidesNavigationBarDuringPresentation, barItem == nil,
      let navigation = controllerAroundBar?.navigationController, !navigation.isNavigationBarHidden,
      !searchBar.isDescendant(of: navigation.navigationBar)
    {
      navigationWithHiddenBar = navigation
      navigation.setNavigationBarHidden(true, animated: false)
    } else if !isActive, let navigation = navigationWithHiddenBar {
      navigationWithHiddenBar = nil
      navigation.setNavigationBarHidden(false, animated: false)
    }
  }

  /// Shows or hides the scope bar as ``scopeBarActivation`` determines.
  func updateScopeBar() {
    switch scopeBarActivation {
    case .manual: break
    case .automatic, .onSearchActivation: searchBar.showScopeBar(showsActiveBar)
    case .onTextEntry:
      let hasText = !(searchBar.text ?? "").isEmpty
      searchBar.showScopeBar(showsActiveBar && (hasText || searchBar.showsScopeBar))
    }
  }

  // MARK: - Animation

  func fade(using context: any UIViewControllerContextTransitioning) {
    let isPresenting = context.viewController(forKey: .to) === self
    if let view = context.view(forKey: .to), view.superview !== context.containerView {
      view.frame = context.finalFrame(for: self)
      context.containerView.addSubview(view)
    }
    guard context.isAnimated else { return context.completeTransition(true) }
    context.containerView.layoutIfNeeded()
    UIView.animate(
      withDuration: transitionDuration(using: context), delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0
    ) {
      // The search bar that the search controller itself displays fades with the rest.
      if let view = self.viewIfLoaded { AnimationContext.add(isPresenting ? .fadeIn : .fadeOut, to: view.layer) }
    } completion: { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
