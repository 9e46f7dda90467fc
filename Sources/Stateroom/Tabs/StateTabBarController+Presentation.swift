import UIKit

/// The presentation that the selected state declares.
extension StateTabBarController: PresentingContainer {
  var presenter: StatePresenter? { interpreter.presenter }
  var inquiry: LeaveInquiry { interpreter.inquiry }
  var requestedPresentation: UIViewController? { interpreter.requestedPresentation }
  var waitingRequest: TransitionRequest? { inquiry.waitingRequest ?? lists.waitingRequest }

  /// Returns the change that selects a state, with the view controller that the state presents.
  ///
  /// - Parameters:
  ///   - identity: The identity of a state that has a tab.
  ///   - content: The view controller that is to represent the state, or `nil` for the one of its tab.
  /// - Throws: A refusal if the view controller cannot be presented.
  func change(
    to identity: StateIdentity, content: UIViewController? = nil
  ) throws(TransitionRefusal) -> TabChange {
    let tab = TabIdentity.state(identity)
    if let presented = interpreter.presentedController(at: tab) { return TabChange(tab: tab, presented: presented) }
    let state = identity.state(as: State.self)
    guard tab != interpreter.machine.target, let presented = presentedViewController(for: state) else {
      return TabChange(tab: tab)
    }
    let loaded = loadedViewController(for: state)
    let content = content ?? loaded ?? self.tab(of: state)?.prepared ?? viewController(for: state)
    if let refusal = interpreter.refusal(ofPresenting: presented, with: [content]) { throw refusal }
    return TabChange(tab: tab, content: loaded == nil ? content : nil, presented: presented)
  }

  /// Releases the view controllers that were prepared for other states than these.
  func discardPrepared(except tabs: [TabIdentity]) {
    for tab in stateTabs where tab.prepared != nil && !tabs.contains(.state(tab.identity)) {
      tab.discardPrepared()
    }
  }

  /// Returns the state that follows a dismissal by default.
  func stateBeforePresentation(of state: State) -> State? {
    let base = installedIdentity(of: state).flatMap { interpreter.presentations?.base(of: .state($0)) }
    return base?.state.map { $0.state(as: State.self) }.flatMap { installedIdentity(of: $0) == nil ? nil : $0 }
  }

  func mayDismissPresented() -> Bool {
    guard presenter?.presented != nil, let state, let next = stateAfterDismissal(of: state), next != state,
      installedIdentity(of: next) != nil
    else { return false }
    let leaving = presentedByState + (interpreter.machine.target.map(content) ?? [])
    return guardsAllowDismissal(of: leaving) { transition(to: next, animated: true) }
  }

  func requestStateAfterDismissal(completion: ((TransitionOutcome) -> Void)?) -> TransitionRequest? {
    state.flatMap(stateAfterDismissal).map { transition(to: $0, animated: true, completion: completion) }
  }

  func goBack(from request: RequestID) {
    guard let previous = interpreter.content(before: request), let previous else { return }
    LeaveGuards.ignored { requestSelection(of: previous, completion: nil) }
  }
}
