import UIKit

/// Follows UIKit's selection, and performs the effects of the tab machine.
@MainActor
final class TabInterpreter<State: Hashable>: UIKitFollower<TabMachine<StateIdentity>, StateIdentity> {
  typealias Machine = TabMachine<StateIdentity>

  /// The tab bar controller.
  ///
  /// The reference is weak, so that it is `nil` as soon as the tab bar controller is being deallocated.
  private weak var host: StateTabBarController<State>?
  override var container: UIViewController? { host }
  /// The identities to which the machine may refer.
  private var identities: Set<StateIdentity> = []

  /// A Boolean value that indicates whether the selection that is being made is animated.
  var isAnimated: Bool { call?.isAnimated ?? true }

  /// Sets the tab bar controller, during its initialization.
  func attach(to host: StateTabBarController<State>) { self.host = host }

  // MARK: - Making Requests

  override func leaving(by state: StateIdentity) -> [UIViewController] {
    guard let old = machine.target, old != state else { return [] }
    return (host?.loadedViewController(for: old.state(as: State.self))).map { [$0] } ?? []
  }

  override func accept(_ state: StateIdentity, as id: RequestID, animated: Bool) -> Machine.Request? {
    guard host?.installedIdentities.contains(state) == true else { return nil }
    identities.insert(state)
    return Machine.Request(ids: [id], state: state, isAnimated: animated)
  }

  /// Returns whether a tap may select a tab.
  func mayTap(_ state: StateIdentity) -> Bool {
    look()
    return mayBegin(state, leaving: leaving(by: state))
  }

  /// Calls UIKit by a method that the container overrides, and adopts the result.
  func adopt(_ call: () -> Void) {
    calling(call)
    look(mayEnd: true)
  }

  // MARK: - Following UIKit

  override func compare() -> Bool {
    guard let host else { return false }
    let selected = host.installedIdentity
    // The list of tabs matters to a request that waits.
    if selected == machine.selected, machine.waiting == nil { return false }
    if let selected { identities.insert(selected) }
    let installed = host.installedIdentities
    update { $0.found(installed, selected: selected, into: &$1) }
    return true
  }

  override func isDestination(_ controller: UIViewController?, of motion: Machine.Motion) -> Bool {
    controller != nil && controller === host?.selectedViewController
  }

  override func shows(destinationOf motion: Machine.Motion) -> Bool {
    guard let host, let view = host.viewIfLoaded, let selected = host.selectedViewController else { return true }
    return selected.viewIfLoaded?.isDescendant(of: view) == true
  }

  override func carryOut(_ state: StateIdentity, animated: Bool) { host?.select(state) }

  // MARK: - The App

  override func announce(_ old: StateIdentity?, _ new: StateIdentity?) {
    host?.tell(old?.state(as: State.self), new?.state(as: State.self))
  }

  /// Releases the states to which the machine no longer refers.
  override func letGo() {
    guard machine.isAtRest, identities.count > 2 else { return }
    exchange(&identities, with: Set([machine.selected, machine.announced].compactMap(\.self)))
  }

  // MARK: - Reporting to Observers

  override func report(on state: StateIdentity, isAnimated: Bool) -> RequestReport? {
    report(on: EventName.of(state: state.value), isAnimated: isAnimated)
  }

  /// Reports a request for a state.
  func report(on name: @autoclosure () -> String, isAnimated: Bool) -> RequestReport? {
    guard let host else { return nil }
    return RequestReport(in: host, .init(from: names(of: machine.target), to: [name()], isAnimated: isAnimated))
  }

  private func names(of identity: StateIdentity?) -> [String] {
    identity.map { [EventName.of(state: $0.value)] } ?? []
  }

  override var shownNames: [String] { names(of: host?.installedIdentity) }

  override func change(of motion: Machine.Motion) -> ContainerEvent.Change {
    let transition =
      isAnimated && isOnScreen
      ? host?.motion(from: motion.origin?.state(as: State.self), to: motion.destination?.state(as: State.self)) : nil
    return .init(
      from: names(of: motion.origin), to: names(of: motion.destination),
      isAnimated: transition != nil || isAttached(to: motion), using: transition)
  }
}
