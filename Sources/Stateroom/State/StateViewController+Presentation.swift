import UIKit

/// The presentation that the state declares.
extension StateViewController: PresenterOwner {
  /// Begins to dismiss the view controller that the next state does not present, with the transition.
  ///
  /// An interactive transition may be cancelled. The dismissal then begins when the gesture has completed the
  /// transition.
  func contentWillChange(to entry: StateEntries<State>.Entry) {
    guard let presenter, containment.interactiveGeneration == nil else { return }
    presenter.prepare(for: entry.presented, animated: animatesPresentation(of: entry))
  }

  /// Presents the view controller that the state declares, when its children are shown.
  func contentDidSettle() {
    // Almost all containers present nothing.
    guard presenter != nil || entries.declarePresentations else { return }
    let entry = entries[containment.machine.targetOwner]
    guard presenter != nil || entry?.presented != nil else { return }
    usedPresenter.declare(entry?.presented, animated: entry.map(animatesPresentation) ?? false)
  }

  /// Returns whether the presentation of a state, or the dismissal before it, is animated.
  func animatesPresentation(of entry: StateEntries<State>.Entry) -> Bool {
    entry.isAnimated && entry.presented !== presenter?.presented && isPresentationVisible
  }

  // MARK: - Dismissals by the User

  func mayDismissPresented() -> Bool {
    guard presenter?.presented != nil, let next = stateAfterDismissal(of: state), refusalOfTransition(to: next) == nil
    else {
      return false
    }
    return guardsAllowDismissal(of: presentedByState) { transition(to: next, animated: true) }
  }

  func requestStateAfterDismissal(completion: ((TransitionOutcome) -> Void)?) -> TransitionRequest? {
    stateAfterDismissal(of: state).map { transition(to: $0, animated: true, completion: completion) }
  }

  func goBack(from request: RequestID) {
    guard containment.machine.targetOwner == request, let previous = entries[request]?.previous else { return }
    LeaveGuards.ignored { _ = transition(to: previous, animated: true) }
  }
}
