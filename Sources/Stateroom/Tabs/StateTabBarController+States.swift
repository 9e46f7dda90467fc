import UIKit

/// The states that have a tab.
extension StateTabBarController {
  /// The states that have a tab, in the order of the tabs.
  ///
  /// If you set this property, the tab bar changes without an animation; see ``setStates(_:animated:completion:)``.
  public var states: [State] {
    get { (super.viewControllers ?? []).compactMap { state(of: $0) } }
    set { setStates(newValue, animated: false, completion: Diagnostics.reportUnreceived) }
  }

  /// Gives each of the states a tab, in this order.
  ///
  /// States that already have a tab keep it, together with its view controller. The tabs that the app has added to
  /// `viewControllers` remain: those before the tabs of the states stay there, and all others follow them. If the
  /// selected state is not among the new states, UIKit selects the tab at the same position, or the first tab. A state
  /// must not be listed twice; such a list is refused, with a message.
  ///
  /// The leave guards of the view controllers whose tabs are removed are asked first; see ``LeaveGuarding``. A list
  /// that waits for an answer is superseded by a newer list, and not by a request for a tab. While it waits, tabs can
  /// be selected.
  ///
  /// - Parameters:
  ///   - newStates: The states that have a tab.
  ///   - animated: A Boolean value that indicates whether the change of the tab bar is animated. The default is `true`.
  ///   - completion: A closure that is called exactly once, with the outcome of the request. The default is `nil`.
  /// - Returns: The request.
  @discardableResult
  public func setStates(
    _ newStates: [State], animated: Bool = true, completion: ((TransitionOutcome) -> Void)? = nil
  ) -> TransitionRequest {
    let request = makeListRequest(completion)
    // In the `deinit`, no reference to the controller may be created.
    guard interpreter.container != nil else {
      request.end(.cancelled)
      return request
    }
    LeaveGuards.evaluated {
      request.report = report(on: names(of: newStates), animated: animated)
      if let refusal = repetition(in: newStates) { return request.refuse(refusal) }
      ask(keeping: { tabs in { tabs.state(of: $0).map(newStates.contains) ?? true } }, for: request) { tabs in
        tabs.install(newStates, animated: animated, for: request)
      }
    }
    return request
  }

  /// Requests a list of tabs that the app has made itself.
  ///
  /// The caller receives no outcome.
  func requestList(_ viewControllers: [UIViewController]?, animated: Bool) {
    let request = makeListRequest(Diagnostics.reportUnreceived)
    LeaveGuards.evaluated {
      request.report = report(on: names(of: viewControllers ?? []), animated: animated)
      let present = { viewControllers?.map(TabPlaceholderController.present) }
      ask(keeping: { _ in { tab in present()?.contains { $0 === tab } ?? false } }, for: request) { tabs in
        request.wasAccepted(by: nil)
        tabs.setList(present(), animated: animated)
        request.end(request.isNewest ? .completed : .superseded)
      }
    }
  }

  // MARK: - Requests for a List

  private func makeListRequest(_ completion: ((TransitionOutcome) -> Void)?) -> TransitionRequest {
    interpreter.synchronize()
    return TransitionRequest(of: self, in: lists.order, completion: completion)
  }

  /// Accepts a request for a list of tabs after the leave guards of what it removes were evaluated.
  ///
  /// - Parameters:
  ///   - isKept: A closure that returns, for this controller, a closure that returns whether a tab remains.
  ///   - request: The request.
  ///   - change: A closure that changes the list and ends the request.
  private func ask(
    keeping isKept: @escaping (StateTabBarController) -> (UIViewController) -> Bool, for request: TransitionRequest,
    change: @escaping (StateTabBarController) -> Void
  ) {
    let leaving = { [weak self] in self.map { $0.controllersLeft(keeping: isKept($0)) } ?? [] }
    let verdict = LeaveVerdict(on: leaving(), for: request)
    // A list that the code above has requested is newer.
    guard request.isNewest else { return request.end(.superseded) }
    lists.process(verdict, of: leaving, for: request) { [weak self] in
      if let self { change(self) } else { request.end(.cancelled) }
    }
    EventCenter.deliver()
  }

  /// Returns a refusal if a state is listed twice.
  private func repetition(in newStates: [State]) -> TransitionRefusal? {
    var seen: Set<State> = []
    guard let state = newStates.first(where: { !seen.insert($0).inserted }) else { return nil }
    return TransitionRefusal(
      reason: .stateIsListedTwice,
      description: "\(state) is listed twice for \(self), but a state has one tab. List it once.")
  }

  private func report(on names: @autoclosure () -> [String], animated: Bool) -> RequestReport? {
    RequestReport(
      in: self,
      .init(from: self.names(of: super.viewControllers ?? []), to: names(), isAnimated: animated))
  }

  private func names(of viewControllers: [UIViewController]) -> [String] {
    viewControllers.map { state(of: $0).map { EventName.of(state: $0) } ?? EventName.of($0) }
  }

  private func names(of states: [State]) -> [String] {
    withOthers(states.map { EventName.of(state: $0) }) { EventName.of($0) }
  }

  /// Returns what the tabs show that do not remain, and what the selected one of them presents.
  private func controllersLeft(keeping isKept: (UIViewController) -> Bool) -> [UIViewController] {
    let removed = (super.viewControllers ?? []).filter { !isKept($0) }.map(tabIdentity)
    let isTargetRemoved = interpreter.machine.target.map(removed.contains) ?? false
    return (isTargetRemoved ? presentedByState : []) + removed.flatMap(content)
  }

  // MARK: - Changing the List

  /// Gives each of the first states a tab, and selects one of them.
  func setInitialStates(_ states: [State], selecting initialState: State?) {
    let request = TransitionRequest(of: self, in: lists.order, completion: nil)
    if let refusal = repetition(in: states) {
      request.report = report(on: names(of: states), animated: false)
      request.refuse(refusal)
    } else {
      install(states, selecting: initialState, animated: false, for: request)
    }
  }

  /// Gives each of the states a tab.
  ///
  /// - Parameters:
  ///   - newStates: The states, which are different.
  ///   - initialState: The state to select, or `nil` to leave the selection to UIKit.
  ///   - animated: A Boolean value that indicates whether the change is animated.
  ///   - request: The request, which ends as superseded if the code of the app that is called requests another list.
  private func install(
    _ newStates: [State], selecting initialState: State? = nil, animated: Bool, for request: TransitionRequest
  ) {
    request.wasAccepted(by: nil)
    // Comparing states, and creating items and view controllers, runs code of the app.
    let list = newStates.map { tab(of: $0) ?? makeTab(for: $0) }
    let initial = initialState.flatMap { state in list.first { $0.identity.state(as: State.self) == state } }
    if showsTabs, let tab = initial ?? tabToSelect(among: list) {
      interpreter.calling { _ = tab.replacePlaceholder(in: self) }
    }
    guard request.isNewest else {
      // The tabs of the newer list were selected among the calls.
      interpreter.synchronize(mayEnd: true)
      return request.end(.superseded)
    }
    let controllers = withOthers(list.map(\.viewController)) { $0 }
    let old = exchange(&stateTabs, with: list)
    // UIKit selects the first tab immediately, and a tab that remains stays selected.
    if let initial, initial !== list.first { setList([initial.viewController], animated: false) }
    setList(controllers, animated: animated)
    for tab in old where !list.contains(where: { $0 === tab }) { tab.unload() }
    request.end(.completed)
  }

  /// Sets a list whose change the leave guards have allowed.
  private func setList(_ viewControllers: [UIViewController]?, animated: Bool) {
    interpreter.adopt { setViewControllers(viewControllers, animated: animated) }
  }

  /// Adds the tabs that the app has added itself, which remain, to the tabs of states.
  private func withOthers<Tab>(_ tabs: [Tab], _ other: (UIViewController) -> Tab) -> [Tab] {
    let present = super.viewControllers ?? []
    let isOther = { [self] (controller: UIViewController) in
      tab(of: controller) == nil && !(controller is TabPlaceholderController)
    }
    let others = present.filter(isOther)
    let hasStates = others.count < present.count
    let front = hasStates ? present.prefix(while: isOther).count : 0
    return others[..<front].map(other) + tabs + others[front...].map(other)
  }

  private func makeTab(for state: State) -> StateTab {
    StateTab(StateIdentity(state), tabBarItem(for: state)) { [weak self] in
      self?.viewController(for: state) ?? UIViewController()
    }
  }

  /// Returns the tab of a state that UIKit selects when the list of tabs is set, if it was not before.
  private func tabToSelect(among list: [StateTab]) -> StateTab? {
    let (selected, index, controllers) = (
      super.selectedViewController, super.selectedIndex, withOthers(list.map(\.viewController)) { $0 }
    )
    if controllers.contains(where: { $0 === selected }) { return nil }
    let next = controllers.indices.contains(index) ? controllers[index] : controllers.first
    return list.first { $0.viewController === next }
  }
}
