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

  var requestedPresentation: UIViewController? { entries[containment.machine.targetOwner]?.presented }

  // MARK: - Dismissals by the User

  func mayDismissPresented() -> Bool {
    guard presenter?.presented != nil, let next = stateAfterDismissal(of: state), refusalOfTransition(to: next) == nil
    else {
      return false
    }
    let presented = requestedPresentation
    let leaving = presentedByState + childrenLeft(by: next)
    // A request that was made by the code that creates view controllers is newer.
    guard presented === requestedPresentation else { return false }
    let mayDismiss = guardsAllowDismissal(of: leaving) { transition(to: next, animated: true) }
    releasePrepared(afterDismissalOf: mayDismiss ? presenter?.presented : nil)
    return mayDismiss
  }

  /// Releases what was created to evaluate leave guards, when no request needs it.
  ///
  /// The user can still cancel the dismissal, which only its transition shows.
  ///
  /// - Parameter presented: The view controller that the user begins to dismiss, or `nil` if it is not dismissed.
  private func releasePrepared(afterDismissalOf presented: UIViewController?) {
    guard prepared != nil else { return }
    guard let presented else {
      exchange(&prepared, with: nil)
      return
    }
    endOfPreparation = ModalTransitionWait(around: presented) { [weak self] in
      guard let self else { return }
      exchange(&endOfPreparation, with: nil)
      exchange(&prepared, with: nil)
    }
  }

  /// Returns the view controllers that the children of another state replace, if any has a leave guard.
  ///
  /// The children of the other state may have to be created. The request that follows the dismissal uses them.
  private func childrenLeft(by next: State) -> [UIViewController] {
    guard LeaveVerdict.needsEvaluation(in: containment.shown) else { return [] }
    let content = content(toShow: next, policy(to: next))
    exchange(&prepared, with: (next, content))
    return controllersLeft(for: ControllerList(content.children))
  }

  func requestStateAfterDismissal(completion: ((TransitionOutcome) -> Void)?) -> TransitionRequest? {
    stateAfterDismissal(of: state).map { transition(to: $0, animated: true, completion: completion) }
  }

  func goBack(from request: RequestID) {
    guard containment.machine.targetOwner == request, let previous = entries[request]?.previous else { return }
    LeaveGuards.ignored { _ = transition(to: previous, animated: true) }
  }
}
