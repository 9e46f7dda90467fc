import UIKit

/// The view controllers in the tabs of states, and the selection of a tab.
extension StateTabBarController {
  func tab(of state: State) -> StateTab? {
    for tab in stateTabs where tab.identity.state(as: State.self) == state { return tab }
    return nil
  }

  private func tab(of identity: StateIdentity) -> StateTab? {
    for tab in stateTabs where tab.identity == identity { return tab }
    return nil
  }

  func unknown(_ state: State) -> TransitionRefusal {
    TransitionRefusal(
      reason: .unknownState,
      description: "\(state) has no tab in \(self), which has \(states). Add one with setStates(_:animated:).")
  }

  var installedIdentities: [StateIdentity] { (super.viewControllers ?? []).compactMap { identity(of: $0) } }
  var installedIdentity: StateIdentity? { identity(of: super.selectedViewController) }

  func select(_ identity: StateIdentity) {
    guard let tab = tab(of: identity) else { return }
    if isViewLoaded { install(tab) }
    selectInstalled(tab)
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

  /// Returns whether a state has a tab.
  func isInstalled(_ identity: StateIdentity) -> Bool { tab(of: identity).map { isInstalled($0) } ?? false }

  private func isInstalled(_ tab: StateTab) -> Bool {
    let viewController = tab.viewController
    for installed in super.viewControllers ?? [] where installed === viewController { return true }
    return false
  }

  private func tab(of viewController: UIViewController?) -> StateTab? {
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
    guard let tab = tab(of: viewController) else { return .select }
    guard shouldSelect(tab.identity.state(as: State.self)), interpreter.mayTap(tab.identity) else { return .ignore }
    guard isViewLoaded, install(tab) else {
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
