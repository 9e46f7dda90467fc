import UIKit

/// The view controllers in the tabs of states, and the selection of a tab.
extension StateTabBarController {
  func tab(of state: State) -> StateTab? {
    for tab in stateTabs where tab.identity.state(as: State.self) == state { return tab }
    return nil
  }

  func tab(of identity: StateIdentity) -> StateTab? {
    for tab in stateTabs where tab.identity == identity { return tab }
    return nil
  }

  func unknown(_ state: State) -> TransitionRefusal {
    TransitionRefusal(
      reason: .unknownState,
      description: "\(state) has no tab in \(self), which has \(states). Add one with setStates(_:animated:).")
  }

  /// The tab that UIKit has selected, or `nil` if it has none.
  var selectedTabIdentity: TabIdentity? { super.selectedViewController.map(tabIdentity) }

  func tabIdentity(of viewController: UIViewController) -> TabIdentity {
    identity(of: viewController).map(TabIdentity.state) ?? .other(ObjectIdentifier(viewController))
  }

  func select(_ tab: TabIdentity) {
    switch tab {
    case .state(let identity):
      guard let tab = self.tab(of: identity) else { return }
      if showsTabs { install(tab) }
      selectInstalled(tab)
    case .other(let other):
      if let viewController = viewController(ofOther: other) { super.selectedViewController = viewController }
    }
  }

  /// Requests the selection of a tab, with or without a state.
  func requestSelection(of tab: TabIdentity, completion: ((TransitionOutcome) -> Void)?) {
    if let state = tab.state?.state(as: State.self) {
      transition(to: state, animated: true, completion: completion)
    } else {
      let request = interpreter.makeRequest(completion)
      LeaveGuards.evaluated { _ = interpreter.ask(TabChange(tab: tab), animated: true, for: request) }
    }
  }

  func selectInstalled(_ tab: StateTab) {
    guard isInstalled(tab) else { return }
    super.selectedViewController = tab.viewController
  }

  /// Puts the view controller of a state into its tab, which UIKit is about to show.
  ///
  /// - Returns: `false` if the code of the app that has created the view controller has selected another tab, which is
  ///   newer.
  @discardableResult
  private func install(_ tab: StateTab) -> Bool {
    let selected = super.selectedViewController
    // A request that the code of the app has made was performed among the calls.
    defer { interpreter.synchronize(mayEnd: true) }
    return interpreter.calling {
      guard let placeholder = tab.replacePlaceholder(in: self) else { return true }
      guard let index = super.viewControllers?.firstIndex(of: placeholder) else { return true }
      replaceTab(at: index, with: tab.viewController)
      if selected === placeholder { selectInstalled(tab) }
      return selected === placeholder || selected === super.selectedViewController
    }
  }

  private func replaceTab(at index: Int, with new: UIViewController) {
    guard var controllers = super.viewControllers else { return }
    let old = exchange(&controllers[index], with: new)
    #if !os(tvOS)
      // UIKit lets the user move all tabs when the list of tabs is set.
      let customizable = super.customizableViewControllers
      defer { super.customizableViewControllers = customizable?.map { $0 === old ? new : $0 } }
    #endif
    ContainmentInterpreter.sendOwedCallbacks(of: new)
    super.setViewControllers(controllers, animated: false)
    withExtendedLifetime(old) {}
  }

  /// Puts the view controller of the selected state into its tab.
  func installSelected() {
    if let selected = super.selectedViewController, let tab = tab(of: selected) { install(tab) }
  }

  /// Returns the identity of a state that has a tab, or `nil` if the state has none.
  func installedIdentity(of state: State) -> StateIdentity? {
    guard let tab = tab(of: state), isInstalled(tab) else { return nil }
    return tab.identity
  }

  func isInstalled(_ tab: TabIdentity) -> Bool {
    switch tab {
    case .state(let identity): self.tab(of: identity).map { isInstalled($0) } ?? false
    case .other(let other): viewController(ofOther: other) != nil
    }
  }

  private func isInstalled(_ tab: StateTab) -> Bool {
    let viewController = tab.viewController
    for installed in super.viewControllers ?? [] where installed === viewController { return true }
    return false
  }

  func tab(of viewController: UIViewController?) -> StateTab? {
    guard let viewController else { return nil }
    for tab in stateTabs where tab.viewController === viewController { return tab }
    return nil
  }

  func identity(of viewController: UIViewController?) -> StateIdentity? { tab(of: viewController)?.identity }

  func state(of viewController: UIViewController) -> State? {
    identity(of: viewController)?.state(as: State.self)
  }

  func response(toTapOn viewController: UIViewController) -> TapResponse {
    isTapOnSelected = viewController === super.selectedViewController
    guard let tab = tab(of: viewController) else {
      return interpreter.mayTap(.other(ObjectIdentifier(viewController))) ? .select : .ignore
    }
    guard shouldSelect(tab.identity.state(as: State.self)), interpreter.mayTap(.state(tab.identity)) else {
      return .ignore
    }
    guard showsTabs, install(tab) else {
      interpreter.tapEnded()
      return .ignore
    }
    guard tab.viewController !== viewController else { return .select }
    // UIKit would select the placeholder, which is no longer one of the tabs.
    interpreter.calling { selectInstalled(tab) }
    interpreter.tapEnded()
    return .selected(tab.viewController)
  }

  func didSelect(_ viewController: UIViewController) {
    let isAgain = isTapOnSelected
    isTapOnSelected = false
    interpreter.tapEnded()
    if isAgain, let state = state(of: viewController) { didReselect(state) }
  }

  func animator(from: UIViewController, to: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
    guard interpreter.isAnimated else { return nil }
    return motion(from: state(of: from), to: state(of: to)).map { TabTransitionAnimator($0) }
  }

  /// Returns the transition that is played between two tabs, or `nil` if none is played.
  func motion(from oldState: State?, to newState: State?) -> ContainerTransition? {
    guard let oldState, let newState, let transition = preferredTransition(from: oldState, to: newState)?.adapted()
    else {
      return nil
    }
    return transition.isAnimated ? transition : nil
  }
}
