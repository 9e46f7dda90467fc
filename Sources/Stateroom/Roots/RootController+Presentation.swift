import UIKit

/// Dismissals of the present state's presentation by the user, in any of the windows.
extension RootController: PresentationSource {
  func mayDismissPresented() -> Bool {
    guard let next = stateAfterDismissal(of: state) else { return false }
    let acceptedBefore = acceptedRequests
    switch LeaveVerdict(on: controllersLeft(for: next)) {
    case .allowed: return true
    case .refused: return false
    case .open:
      // The answer may take time. If it allows the dismissal, the request performs it. A request that was made by a
      // leave guard is newer.
      if acceptedRequests == acceptedBefore { transition(to: next, animated: true) }
      return false
    }
  }

  func requestStateAfterDismissal(completion: ((TransitionOutcome) -> Void)?) -> TransitionRequest? {
    stateAfterDismissal(of: state).map { transition(to: $0, animated: true, completion: completion) }
  }
}
