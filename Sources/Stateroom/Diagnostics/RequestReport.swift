import UIKit

/// The events of one request, from the moment when it is made until it ends.
///
/// There is no report, and no work for it, while events are not observed.
@MainActor
struct RequestReport {
  let number: Int
  private let container: ContainerEvent.Container

  /// Notes that a request was made. Returns `nil` while events are not observed.
  init?(in container: any AnyObject & Sendable, _ change: @autoclosure () -> ContainerEvent.Change) {
    guard EventCenter.isObserved else { return nil }
    number = EventCenter.nextRequest()
    self.container = ContainerEvent.Container(container)
    EventCenter.note(.requested(change()), of: number, in: self.container)
  }

  /// Notes that the request waits for the answers of leave guards, if it does.
  func heard(_ verdict: LeaveVerdict) {
    guard case .open(let questions) = verdict else { return }
    EventCenter.note(.askedToLeave(EventName.of(questions.map(\.controller))), of: number, in: container)
  }

  fileprivate func ended(_ outcome: TransitionOutcome) {
    EventCenter.note(.completed(outcome), of: number, in: container)
    EventCenter.deliver()
  }
}

extension RequestReport? {
  /// Returns a completion handler that reports the outcome before it calls the given one.
  ///
  /// The returned handler delivers the outcome to the observers and to the request, or to neither of them.
  @MainActor
  func reporting(_ completion: ((TransitionOutcome) -> Void)?) -> ((TransitionOutcome) -> Void)? {
    guard let self else { return completion }
    return { outcome in
      self.ended(outcome)
      completion?(outcome)
    }
  }
}
