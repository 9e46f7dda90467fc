import UIKit

/// A selection of a tab.
struct TabChange {
  var tab: TabIdentity
  /// The view controller that is to represent a state with a presentation, if its tab has no content yet.
  var content: UIViewController?
  /// The view controller that the state presents.
  var presented: UIViewController?
}

/// An object that follows UIKit's selection, and performs the effects of the tab machine.
@MainActor
final class TabInterpreter<State: Hashable>: UIKitFollower<TabMachine<TabIdentity>, TabChange> {
  typealias Machine = TabMachine<TabIdentity>

  /// The tab bar controller.
  ///
  /// The reference is weak, so that it is `nil` as soon as the tab bar controller is being deallocated.
  private weak var host: StateTabBarController<State>?
  override var container: UIViewController? { host }
  /// The identities of states to which the machine may refer.
  private var identities: Set<StateIdentity> = []

  /// A Boolean value that indicates whether the selection that is being made is animated.
  var isAnimated: Bool { call?.isAnimated ?? true }

  /// Sets the tab bar controller, during its initialization.
  func attach(to host: StateTabBarController<State>) { self.host = host }

  // MARK: - Making Requests

  override func leaving(by change: TabChange) -> [UIViewController] {
    guard let old = machine.target, old != change.tab else { return [] }
    return host?.content(of: old) ?? []
  }

  override func presentedController(after change: TabChange) -> UIViewController? {
    change.presented ?? presentedController(at: change.tab)
  }

  override func accept(_ change: TabChange, as id: RequestID, animated: Bool) -> Machine.Request? {
    guard let host, host.isInstalled(change.tab) else { return nil }
    retain(change.tab)
    declarePresentation(of: change, after: machine.target)
    return Machine.Request(ids: [id], tab: change.tab, isAnimated: animated)
  }

  private func retain(_ tab: TabIdentity) {
    if let state = tab.state { identities.insert(state) }
  }

  private func declarePresentation(of change: TabChange, after previous: TabIdentity?) {
    guard let presented = change.presented, presented !== presentedController(at: change.tab) else { return }
    if let content = change.content, let state = change.tab.state {
      host?.tab(of: state.state(as: State.self))?.prepare(content)
    }
    declare(presented, at: change.tab, after: previous == change.tab ? nil : previous)
  }

  /// Returns whether a tap may select a tab.
  func mayTap(_ tab: TabIdentity) -> Bool {
    synchronize()
    // The code of the app that has created what the state presents can have made a request, which is newer.
    let taken = acceptedRequests
    guard let change = adoptableChange(to: tab), taken == acceptedRequests else { return false }
    guard mayBegin(change, leaving: leaving(by: change)) else { return false }
    declarePresentation(of: change, after: machine.target)
    return true
  }

  /// Returns a change by the user or the app, or `nil` if the state's presentation is refused.
  private func adoptableChange(to tab: TabIdentity) -> TabChange? {
    guard let state = tab.state else { return TabChange(tab: tab) }
    do { return try host?.change(to: state) } catch {
      Diagnostics.report(error, of: host)
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
    selected.map(retain)
    let installed = [machine.waiting?.tab].compactMap(\.self).filter(host.isInstalled)
    update { $0.found(installed, selected: selected, into: &$1) }
    return true
  }

  /// Returns UIKit's selection, whose presentation is declared.
  private func declaredSelection(of host: StateTabBarController<State>) -> TabIdentity? {
    var selected = host.selectedTabIdentity
    while let found = selected, found != machine.selected, machine.motion?.isCalled ?? true {
      // The hook is user code, which can select another tab.
      calling {
        if let change = adoptableChange(to: found) { declarePresentation(of: change, after: machine.selected) }
      }
      selected = host.selectedTabIdentity
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

  override func carryOut(_ tab: TabIdentity, animated: Bool) { host?.select(tab) }

  // MARK: - The App

  override func announce(_ old: TabIdentity?, _ new: TabIdentity?) {
    // Between two tabs without a state, the state does not change.
    guard old?.state != nil || new?.state != nil else { return }
    host?.announceChange(state(of: old), state(of: new))
  }

  private func state(of tab: TabIdentity?) -> State? { tab?.state?.state(as: State.self) }

  /// Releases the states to which the machine no longer refers.
  override func releaseUnneeded() {
    guard machine.isAtRest else { return }
    if presentations != nil { host?.discardPrepared(except: machine.places) }
    guard identities.count > 2 else { return }
    exchange(&identities, with: Set([machine.selected, machine.announced].compactMap { $0?.state }))
  }

  // MARK: - Reporting to Observers

  override func report(on change: TabChange, isAnimated: Bool) -> RequestReport? {
    report(on: content(of: change.tab).names, isAnimated: isAnimated)
  }

  /// Reports a request for a tab.
  func report(on names: @autoclosure () -> [String], isAnimated: Bool) -> RequestReport? {
    guard let host else { return nil }
    return RequestReport(in: host, .init(from: content(of: machine.target).names, to: names(), isAnimated: isAnimated))
  }

  /// Returns the content of a selection: the state of a tab, or its view controller if it has none.
  func content(of tab: TabIdentity?) -> ReportedContent {
    guard let tab else { return .nothing }
    let name: String? =
      switch tab {
      case .state(let state): EventName.of(state: state.value)
      case .other(let other): host?.viewController(ofOther: other).map { EventName.of($0) }
      }
    return ReportedContent(name.map { [.init(named: $0, identity: tab)] } ?? [])
  }

  override var shownContent: ReportedContent { content(of: host?.selectedTabIdentity) }

  override func change(of motion: Machine.Motion) -> ReportedChange {
    let transition =
      isAnimated && isOnScreen
      ? host?.motion(from: state(of: motion.origin), to: state(of: motion.destination)) : nil
    return ReportedChange(
      from: content(of: motion.origin), to: content(of: motion.destination),
      isAnimated: transition != nil || isAttached(to: motion), transition: transition)
  }
}
