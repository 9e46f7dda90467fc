extension PresentationMachine {
  /// An event that the machine handles.
  ///
  /// Events may occur at any time and in any order.
  enum Event: Hashable {
    /// A transition begins, to a state that declares a controller or none.
    case prepare(for: Controller?, animated: Bool)

    /// The state declares another controller, or none, and its children are shown.
    case declare(Controller?, animated: Bool)

    /// The children of a request's state are shown.
    ///
    /// The request ends when its controller is presented.
    case request(RequestID, declared: Controller?)

    /// A request was withdrawn.
    ///
    /// The event is ignored if its presentation has begun.
    case withdrawn(RequestID)

    case hostDidAppear
    case hostWillDisappear

    /// The container was removed from its parent.
    ///
    /// It has another one, or none, when it appears again.
    case hostWasRemoved

    /// The container may present.
    ///
    /// The event is ignored if it does not wait.
    case mayBegin

    /// UIKit has not begun the presentation.
    ///
    /// The container waits for its turn again.
    case presentationFailed

    /// UIKit has ended the presentation or dismissal that the container has begun.
    case ended

    /// The presented view controller is no longer presented, and the container has not dismissed it.
    ///
    /// The state does not change for it if the interface around the container was dismissed with it, or if a request
    /// presents it again.
    case vanished(isAnswered: Bool)

    /// The container has determined the state that follows the dismissal, and shows it or has refused it.
    case answered

    /// The container is being deallocated.
    case hostIsDeallocated
  }

  /// A step that an interpreter performs with UIKit.
  enum Effect: Hashable {
    /// Waits until nothing else is presented where the container presents.
    case awaitTurn
    case stopWaiting
    case present(Controller, animated: Bool)
    case dismiss(Controller, animated: Bool)

    /// Requests the state that follows the one whose controller was dismissed.
    case askForNextState

    /// Returns to the state before a request that was withdrawn.
    case goBack(RequestID)
    case complete(RequestID, RequestOutcome)
  }
}

extension PresentationMachine.Event: Sendable where Controller: Sendable {}
extension PresentationMachine.Effect: Sendable where Controller: Sendable {}
