import UIKit

/// The states that have a tab.
extension StateTabBarController {
  /// The states that have a tab, in the order of the tabs.
  ///
  /// If you set this property, the tab bar changes without an animation; see ``setStates(_:animated:completion:)``.
  public var states: [State] {
    get { installedIdentities.map { $0.state(as: State.self) } }
    set { setStates(newValue, animated: false, completion: Diagnostics.reportUnreceived) }
  }

  /// Gives each of the states a tab, in this order.
  ///
  /// States that already have a tab keep it, together with its view controller. If the selected state is not among the
  /// new states, UIKit selects the tab at the same position, or the first tab. A state must not be listed twice; such a
  /// list is refused, with a message.
  ///
  /// The leave guards of the view controllers whose tabs are removed are asked first; see ``LeaveGuarding``.
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
    let request = interpreter.makeRequest(completion)
    if interpreter.container == nil {
      request.end(.cancelled)
    } else {
      LeaveGuards.evaluated { ask(newStates, animated: animated, for: request) }
    }
    return request
  }

  private func ask(_ newStates: [State], animated: Bool, for request: TransitionRequest) {
    if let refusal = repetition(in: newStates) {
      request.report = report(on: newStates, animated: animated)
      return request.refuse(refusal)
    }
    let verdict = LeaveVerdict(on: controllersLeft(for: newStates), for: request)
    // A request made by the code that ran above is newer.
    guard request.isNewest else { return request.end(.superseded) }
    switch verdict {
    case .allowed:
      // Only a waiting list is superseded. The list of tabs has no effect on a request for one of them.
      if let waitingList, interpreter.inquiry.waitingRequest === waitingList { interpreter.inquiry.close() }
      if request.isNewest { install(newStates, animated: animated, for: request) } else { request.end(.superseded) }
    case .refused(let controller):
      request.report = report(on: newStates, animated: animated)
      request.end(.refused(.leaveGuard(controller)))
    case .open:
      request.report = report(on: newStates, animated: animated)
      waitingList = request
      interpreter.inquiry.process(verdict, for: request) { [weak self] in
        guard let self else { return request.end(.cancelled) }
        install(newStates, animated: animated, for: request)
      }
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

  private func report(on newStates: [State], animated: Bool) -> RequestReport? {
    RequestReport(
      in: self,
      .init(
        from: states.map { EventName.of(state: $0) }, to: newStates.map { EventName.of(state: $0) },
        isAnimated: animated))
  }

  /// Returns the view controllers of the tabs that are removed, and what the selected one presents.
  private func controllersLeft(for newStates: [State]) -> [UIViewController] {
    let removed = stateTabs.filter { tab in !newStates.contains { $0 == tab.identity.state(as: State.self) } }
    let target = interpreter.machine.target
    let presented = removed.contains { $0.identity == target } ? presentedByState : []
    return presented + removed.compactMap(\.content)
  }

  /// Gives each of the first states a tab, and selects one of them.
  func setInitialStates(_ states: [State], selecting initialState: State?) {
    if let refusal = repetition(in: states) {
      let request = TransitionRequest(completion: nil)
      request.report = report(on: states, animated: false)
      request.refuse(refusal)
    } else {
      install(states, selecting: initialState, animated: false)
    }
  }

  private func install(_ newStates: [State], animated: Bool, for request: TransitionRequest) {
    let isCurrent = install(newStates, animated: animated)
    request.end(isCurrent ? .completed : .superseded)
  }

  /// Gives each of the states a tab.
  ///
  /// - Parameters:
  ///   - newStates: The states, which are different.
  ///   - initialState: The state to select, or `nil` to leave the selection to UIKit.
  ///   - animated: A Boolean value that indicates whether the change is animated.
  /// - Returns: `false` if the code of the app that was called has set other states, which are newer.
  @discardableResult
  private func install(_ newStates: [State], selecting initialState: State? = nil, animated: Bool) -> Bool {
    // Hashing states, and creating items and view controllers, runs code of the app, which may set other states.
    timesSet += 1
    let setting = timesSet
    let list = newStates.map { tab(of: $0) ?? makeTab(for: $0) }
    let initial = initialState.flatMap { state in list.first { $0.identity.state(as: State.self) == state } }
    if isViewLoaded, let tab = initial ?? tabToSelect(among: list) {
      interpreter.calling { _ = tab.replacePlaceholder(in: self) }
    }
    // The states that were set in the meantime are newer, and were selected among the calls.
    guard setting == timesSet else {
      interpreter.synchronize(mayEnd: true)
      return false
    }
    let old = exchange(&stateTabs, with: list)
    // UIKit selects the first tab immediately, and a tab that remains stays selected.
    if let initial, initial !== list.first { setViewControllers([initial.viewController], animated: false) }
    setViewControllers(list.map(\.viewController), animated: animated)
    for tab in old where !list.contains(where: { $0 === tab }) { tab.unload() }
    return true
  }

  private func makeTab(for state: State) -> StateTab {
    StateTab(StateIdentity(state), tabBarItem(for: state)) { [weak self] in
      self?.viewController(for: state) ?? UIViewController()
    }
  }

  /// Returns the tab that UIKit selects when the list of tabs is set, if another one was selected before.
  private func tabToSelect(among tabs: [StateTab]) -> StateTab? {
    let selected = super.selectedViewController
    if tabs.contains(where: { $0.viewController === selected }) { return nil }
    let index = super.selectedIndex
    return tabs.indices.contains(index) ? tabs[index] : tabs.first
  }
}
