import UIKit

/// The presentation that the state declares.
extension StateViewController: PresentingContainer {
  /// The presenter, which is created when a state declares a presentation for the first time.
  private var usedPresenter: StatePresenter {
    if let presenter { return presenter }
    let presenter = StatePresenter(self)
    self.presenter = presenter
    if containment.machine.hostPhase == .appeared { presenter.handle(.hostDidAppear) }
    return presenter
  }

  /// Returns the reason why the view controller of a state cannot be presented, or `nil` if it can.
  func refusalOfPresentation(in content: StateContent) -> TransitionRefusal? {
    guard let controller = content.presented, !declares(controller) else { return nil }
    return RequestValidation.refusal(ofPresenting: controller, over: stage, with: content.children)
  }

  /// Begins to dismiss what the next state does not present, together with the transition to it.
  ///
  /// An interactive transition may be cancelled. The dismissal then begins when the gesture has completed the transition.
  func contentWillChange(to entry: StateEntries<State>.Entry) {
    guard let presenter, containment.interactiveGeneration == nil else { return }
    presenter.prepare(for: entry.presented, animated: animatesPresentation(of: entry))
  }

  /// Presents what the state declares, when its children are shown.
  func contentDidSettle() {
    // Almost all containers present nothing.
    guard presenter != nil || entries.declarePresentations else { return }
    let entry = entries[containment.machine.targetOwner]
    guard presenter != nil || entry?.presented != nil else { return }
    usedPresenter.declare(entry?.presented, animated: entry.map(animatesPresentation) ?? false)
  }

  /// Returns whether the presentation of a state, or the dismissal before it, is animated.
  func animatesPresentation(of entry: StateEntries<State>.Entry) -> Bool {
    entry.isAnimated && entry.presented !== presenter?.presented && containment.machine.hostPhase == .appeared
  }

  /// Passes on a request whose children are shown and whose presentation is not complete.
  ///
  /// - Returns: `false` if there is nothing to wait for.
  func keepsWaiting(_ request: TransitionRequest, _ id: RequestID, _ entry: StateEntries<State>.Entry) -> Bool {
    guard entry.presented != nil || presenter != nil else { return false }
    let presenter = usedPresenter
    guard !presenter.machine.isAtRest || presenter.presented !== entry.presented else { return false }
    presenter.take(request, id, declaring: entry.presented)
    return true
  }

  // MARK: - Dismissals by the User

  func mayDismissPresented() -> Bool {
    guard presenter?.presented != nil, let next = stateAfterDismissal(of: state), refusalOfTransition(to: next) == nil
    else {
      return false
    }
    return guardsAllowDismissal(of: presentedByState) { transition(to: next, animated: true) }
  }

  func requestStateAfterDismissal(answered: @escaping () -> Void) {
    guard let next = stateAfterDismissal(of: state) else { return answered() }
    transition(to: next, animated: true) { _ in answered() }
  }

  func goBack(from request: RequestID) {
    guard containment.machine.targetOwner == request, let previous = entries[request]?.previous else { return }
    LeaveGuards.ignored { _ = transition(to: previous, animated: true) }
  }
}
