import UIKit

/// The events of one request, from the moment when it is made until it ends.
///
/// There is no report, and no work for it, while events are not observed.
@MainActor
final class RequestReport {
  let number: Int
  private let container: ContainerEvent.Container
  private let path: StatePath?

  /// Records that a request was made.
  ///
  /// The result is `nil` while events are not observed.
  ///
  /// - Parameters:
  ///   - container: The container.
  ///   - path: The path that the request opens, or `nil` if it opens none.
  ///   - change: The requested change.
  init?(
    in container: any AnyObject & Sendable, opening path: StatePath? = nil,
    _ change: @autoclosure () -> ContainerEvent.Change
  ) {
    guard EventCenter.isObserved else { return nil }
    number = EventCenter.nextRequest()
    self.container = ContainerEvent.Container(container)
    self.path = path
    note(.requested(change()))
  }

  /// Records that the request waits for the answers of view controllers, if there are any.
  func asked(_ controllers: [UIViewController]) {
    if !controllers.isEmpty { note(.askedToLeave(EventName.of(controllers))) }
  }

  func ended(_ outcome: TransitionOutcome) {
    note(.completed(outcome))
    EventCenter.deliver()
  }

  private func note(_ kind: ContainerEvent.Kind) { EventCenter.note(kind, of: number, in: container, path: path) }
}
