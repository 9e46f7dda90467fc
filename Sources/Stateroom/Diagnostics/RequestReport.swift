import UIKit

/// The events of one request, from the moment when it is made until it ends.
///
/// There is no report, and no work for it, while events are not observed.
@MainActor
final class RequestReport {
  let number: Int
  private let container: ContainerEvent.Container

  /// Records that a request was made.
  ///
  /// The result is `nil` while events are not observed.
  init?(in container: any AnyObject & Sendable, _ change: @autoclosure () -> ContainerEvent.Change) {
    guard EventCenter.isObserved else { return nil }
    number = EventCenter.nextRequest()
    self.container = ContainerEvent.Container(container)
    EventCenter.note(.requested(change()), of: number, in: self.container)
  }

  /// Records that the request waits for the answers of view controllers, if there are any.
  func asked(_ controllers: [UIViewController]) {
    if !controllers.isEmpty { EventCenter.note(.askedToLeave(EventName.of(controllers)), of: number, in: container) }
  }

  func ended(_ outcome: TransitionOutcome) {
    EventCenter.note(.completed(outcome), of: number, in: container)
    EventCenter.deliver()
  }
}
