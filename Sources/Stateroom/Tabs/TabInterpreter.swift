import UIKit

/// A selection of a tab.
struct TabChange {
  var state: StateIdentity
  /// The view controller that is to represent a state with a presentation, if its tab has no content yet.
  var content: UIViewController?
  /// The view controller that the state presents.
  var presented: UIViewController?
}

/// An object that follows UIKit's selection, and performs the effects of the tab machine.
@MainActor
final class TabInterpreter<State: Hashable>: UIKitFollower<TabMachine<StateIdentity>, TabChange> {
  typealias Machine = TabMachine<StateIdentity>

  /// The tab bar controller.
  ///
  /// The reference is weak, so that it is `nil` as soon as the tab bar controller is being deallocated.
  private weak var host: StateTabBarController<State>?
  override var container: UIViewController? { host }
  /// The identities to which the machine may refer.
  private var identities: Set<StateIdentity> = []
  /// The view controller of the tab without a state that the newest request leaves.
  private(set) weak var leftWithoutState: UIViewController?

  /// A Boolean value that indicates whether the selection that is being made is animated.
  var isAnimated: Bool { call?.isAnimated ?? true }

  /// Sets the tab bar controller, during its initialization.
  func attach(to host: StateTabBarController<State>) { self.host = host }

  // MARK: - Making Requests

  override func leaving(by change: TabChange) -> [UIViewController] {
    guard let old = machine.target, old != change.state else { return [] }
    return (host?.loadedViewController(for: old.state(as: State.self))).map { [$0] } ?? []
  }

  override func presentedController(after change: TabChange) -> UIViewController? {
    change.presented ?? presentedController(at: change.state)
  }

  override func accept(_ change: TabChange, as id: RequestID, animated: Bool) -> Machine.Request? {
    guard let host, host.isInstalled(change.state) else { return nil }
    identities.insert(change.state)
    leftWithoutState = machine.target == nil ? host.selectedViewController : nil
    declarePresentation(of: change, after: machine.target)
    return Machine.Request(ids: [id], state: change.state, isAnimated: animated)
  }

  private func declarePresentation(of change: TabChange, after previous: StateIdentity?) {
    guard let presented = change.presented, presented !== presentedController(at: change.state) else { return }
    if let content = change.content { host?.tab(of: change.state.state(as: State.self))?.prepare(content) }
    declare(presented, at: change.state, after: previous == change.state ? nil : previous)
  }

  /// Returns whether a tap may select a tab.
  func mayTap(_ state: StateIdentity) -> Bool {
    synchronize()
    // The code of the app that has created what the state presents can have made a request, which is newer.
    let taken = acceptedRequests
    guard let change = adoptableChange(to: state), taken == acceptedRequests else { return false }
    guard mayBegin(change, leaving: leaving(by: change)) else { return false }
    declarePresentation(of: change, after: machine.target)
    return true
  }

  /// Returns a change by the user or the app, or `nil` if the state's presentation is refused.
  private func adoptableChange(to state: StateIdentity) -> TabChange? {
    do { return try host?.change(to: state) } catch {
      Diagnostics.report(error)
      return nil
    }
  }

  /// Adopts the selection that a tap has led to.
  ///
  /// Code of the app that was called during the tap can have selected another tab, so that what the tapped tab was to
  /// present is not needed.
  func tapEnded() {
    synchronize(mayEnd: true)
    perform()
  }

  /// Calls UIKit by a method that the container overrides, and adopts the result.
  func adopt(_ call: () -> Void) {
    calling(call)
    synchronize(mayEnd: true)
  }

  // MARK: - Following UIKit

  override func compare() -> Bool {
    guard let host else { return false }
    let selected = declaredSelection(of: host)
    // The list of tabs matters to a request that waits.
    if selected == machine.selected, machine.waiting == nil { return false }
    if let selected { identities.insert(selected) }
    let installed = machine.waiting == nil ? [] : host.installedIdentities
    update { $0.found(installed, selected: selected, into: &$1) }
    return true
  }

  /// Returns UIKit's selection, whose presentation is declared.
  private func declaredSelection(of host: StateTabBarController<State>) -> StateIdentity? {
    var selected = host.installedIdentity
    while let found = selected, found != machine.selected, machine.motion?.isCalled ?? true {
      // The hook is user code, which can select another tab.
      calling {
        if let change = adoptableChange(to: found) { declarePresentation(of: change, after: machine.selected) }
      }
      selected = host.installedIdentity
      if selected == found { break }
    }
    return selected
  }

  override func isDestination(_ controller: UIViewController?, of motion: Machine.Motion) -> Bool {
    controller != nil && controller === host?.selectedViewController
  }

  override func shows(destinationOf motion: Machine.Motion) -> Bool {
    guard let host, let view = host.viewIfLoaded, let selected = host.selectedViewController else { return true }
    return selected.viewIfLoaded?.isDescendant(of: view) == true
  }

  /// The coordinator of the tab bar controller, or of the push on its More screen.
  override var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    guard let host, let selected = host.selectedViewController else { return nil }
    return host.transitionCoordinator ?? (selected.parent === host ? nil : selected.transitionCoordinator)
  }

  /// Returns whether the More screen performs a motion, whose navigation controller reports nothing.
  override func endsUnnoticed(_ motion: Machine.Motion) -> Bool {
    guard let host, let selected = host.selectedViewController else { return false }
    return selected.parent !== host || host.viewControllers?.contains(selected) == false
  }

  override func carryOut(_ state: StateIdentity, animated: Bool) { host?.select(state) }

  // MARK: - The App

  override func announce(_ old: StateIdentity?, _ new: StateIdentity?) {
    host?.announceChange(old?.state(as: State.self), new?.state(as: State.self))
  }

  /// Releases the states to which the machine no longer refers.
  override func releaseUnneeded() {
    guard machine.isAtRest else { return }
    if presentations != nil { host?.discardPrepared(except: machine.places) }
    guard identities.count > 2 else { return }
    exchange(&identities, with: Set([machine.selected, machine.announced].compactMap(\.self)))
  }

  // MARK: - Reporting to Observers

  override func report(on change: TabChange, isAnimated: Bool) -> RequestReport? {
    report(on: EventName.of(state: change.state.value), isAnimated: isAnimated)
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
