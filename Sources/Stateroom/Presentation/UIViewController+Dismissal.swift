public import UIKit

extension UIViewController {
  /// Requests the dismissal of the presentation that contains this view controller.
  ///
  /// Call this method in the action of a button that closes a sheet:
  ///
  /// ```swift
  /// final class DraftViewController: UIViewController {
  ///   func didTapCancel() { requestDismissal() }
  /// }
  /// ```
  ///
  /// The method has the effect of a dismissal by the user: the leave guards of the presented view controllers are
  /// asked, and the container that presents shows the state that follows, for example that of
  /// ``StateViewController/stateAfterDismissal(of:)``. `dismiss(animated:completion:)` does not ask leave guards.
  ///
  /// A request that is made during the dismissal, for example by a second tap, ends together with it. The request is
  /// refused, with a message, if no state declares the presentation, or if no state follows the dismissal.
  ///
  /// - Parameter completion: A closure that is called exactly once, with the outcome of the request. The default is
  ///   `nil`.
  /// - Returns: The request of the container.
  @discardableResult
  public func requestDismissal(completion: ((TransitionOutcome) -> Void)? = nil) -> TransitionRequest {
    guard let (presented, presenter) = PresentationsByState.presentation(of: self),
      let container = presenter.host
    else {
      return refused(
        .notPresentedByState,
        "\(self) is not in a presentation that a state declares. Dismiss it with dismiss(animated:completion:).",
        completion)
    }
    return presenter.requestDismissal(of: presented, completion: completion)
      ?? refused(
        .noStateAfterDismissal,
        "No state of \(container) follows the dismissal of \(self). Return one in the method for the state after a dismissal.",
        completion)
  }

  private func refused(
    _ reason: TransitionRefusal.Reason, _ description: String, _ completion: ((TransitionOutcome) -> Void)?
  ) -> TransitionRequest {
    let request = TransitionRequest(of: self, completion: completion)
    request.refuse(TransitionRefusal(reason: reason, description: description))
    return request
  }
}
