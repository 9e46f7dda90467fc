import UIKit

/// A request that somebody hears of, from the moment it is made until it is told its outcome.
///
/// There is none while nobody observes, and nothing is done for it then.
@MainActor
struct RequestReport {
  let number: Int
  private let container: ContainerEvent.Container

  /// Tells that a request was made.
  init?(in container: any AnyObject & Sendable, _ change: @autoclosure () -> ContainerEvent.Change) {
    guard EventCenter.isObserved else { return nil }
    number = EventCenter.nextRequest()
    self.container = ContainerEvent.Container(container)
    EventCenter.note(.requested(change()), of: number, in: self.container)
  }

  /// Tells who has to be asked before it is served.
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
  /// What the request's outcome is told to, so that it is heard of as well. The outcome reaches both or none.
  @MainActor
  func reporting(_ completion: ((TransitionOutcome) -> Void)?) -> ((TransitionOutcome) -> Void)? {
    guard let self else { return completion }
    return { outcome in
      self.ended(outcome)
      completion?(outcome)
    }
  }
}
