import UIKit

/// A container whose states declare the view controllers that a ``StatePresenter`` presents.
@MainActor
protocol PresentingContainer: UIViewController, PresentationSource {
  /// The view controller that UIKit is asked to present from.
  var stage: UIViewController { get }

  /// The object that performs the presentations that states declare, or `nil` before the first one.
  var presenter: StatePresenter? { get }

  /// The view controller that the newest requested state presents, or `nil` if it presents none.
  ///
  /// While a transition is pending or running, another one may still be presented.
  var requestedPresentation: UIViewController? { get }

  /// The request that waits for a leave guard or for its time, or `nil` if no request waits.
  var waitingRequest: TransitionRequest? { get }

  /// Returns to the state before a request that was withdrawn before its presentation began.
  func goBack(from request: RequestID)
}

extension PresentingContainer {
  var stage: UIViewController { self }

  var waitingRequest: TransitionRequest? { inquiry.waitingRequest }

  /// The view controllers that the container presents for its state, and those presented over them.
  var presentedByState: [UIViewController] { presenter?.leaving(for: nil) ?? [] }

  /// Returns whether the container presents, or is about to present, a view controller for its state.
  func declares(_ controller: UIViewController) -> Bool { presenter?.isPresenting(controller) ?? false }

  /// Returns whether the leave guards allow the user to dismiss the presentation of the present state.
  ///
  /// - Parameters:
  ///   - leaving: The view controllers that the dismissal removes.
  ///   - requestDismissal: A closure that requests the state that follows. It is called if a leave guard needs an
  ///     answer, which may take time. If the answer allows the dismissal, the container performs it.
  func guardsAllowDismissal(of leaving: [UIViewController], orAsk requestDismissal: () -> Void) -> Bool {
    let presented = presenter?.presented
    switch LeaveVerdict(on: leaving) {
    case .allowed: return true
    case .refused: return false
    case .open:
      if presenter?.presented === presented { requestDismissal() }
      return false
    }
  }
}
