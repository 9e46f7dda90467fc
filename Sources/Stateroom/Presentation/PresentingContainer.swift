import UIKit

/// A container whose states declare what a ``StatePresenter`` presents.
@MainActor
protocol PresentingContainer: UIViewController {
  /// The view controller that UIKit is asked to present from.
  var stage: UIViewController { get }

  /// The object that presents what states declare, or `nil` before one of them has declared something.
  var presenter: StatePresenter? { get }

  /// Returns whether the user may dismiss what the present state presents.
  func mayDismissPresented() -> Bool

  /// Requests the state that follows after what the present state presents was dismissed by other code.
  ///
  /// - Parameter answered: A closure that is called when the request has ended, or if there is no such state.
  func requestStateAfterDismissal(answered: @escaping () -> Void)

  /// Returns to the state before a request that was withdrawn before its presentation began.
  func goBack(from request: RequestID)
}

extension PresentingContainer {
  var stage: UIViewController { self }

  /// What the container presents for its state, and what is presented over that.
  var presentedByState: [UIViewController] { presenter?.leaving(for: nil) ?? [] }

  /// Returns whether the container presents, or is about to present, a view controller for its state.
  func declares(_ controller: UIViewController) -> Bool { presenter?.isPresenting(controller) ?? false }

  /// Returns whether the leave guards allow the user to dismiss what the present state presents.
  ///
  /// - Parameters:
  ///   - leaving: The view controllers that the dismissal removes.
  ///   - requestDismissal: A closure that requests the state that follows. It is called if a leave guard needs an answer,
  ///     which may take time. If the answer allows the dismissal, the container performs it.
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
