import UIKit

/// The presentations over a window that the states of a root controller declare.
///
/// The requests of the ``RootController`` carry the presented view controller, and the presenter receives it when the
/// interface of the newest request is shown.
extension RootContainerViewController: PresenterOwner {
  /// Presents the view controller that the newest request declares, whose interface is shown.
  func declare(_ controller: UIViewController?, animated: Bool) {
    guard presenter != nil || controller != nil else { return }
    let isAnimated = animated && controller !== presenter?.presented && isPresentationVisible
    usedPresenter.declare(controller, animated: isAnimated)
  }

  /// Begins to dismiss the presentation of the present state, before the interface below is replaced.
  ///
  /// - Parameter controller: The view controller that the next state declares and that the replacement does not
  ///   dismiss, or `nil`.
  func prepareToReplaceInterface(presenting controller: UIViewController?) {
    presenter?.prepare(for: controller, animated: false)
  }

  // MARK: - Dismissals by the User

  var waitingRequest: TransitionRequest? { stateSource?.inquiry.waitingRequest ?? inquiry.waitingRequest }

  func mayDismissPresented() -> Bool { stateSource?.mayDismissPresented() ?? true }

  func requestStateAfterDismissal(completion: ((TransitionOutcome) -> Void)?) -> TransitionRequest? {
    // Without a source, no state declares it any longer.
    guard let stateSource else { return presenter?.dismissWithoutState(completion: completion) }
    return stateSource.requestStateAfterDismissal(completion: completion)
  }

  func goBack(from request: RequestID) {
    // A request of a root controller concerns all windows, and is not withdrawn in one of them.
  }
}
