public import Stateroom

/// Somebody who wants to know which states the app goes through: a log, analytics, the tour.
@MainActor
public protocol TransitionObserver: AnyObject {
  /// A container was asked to go to another state.
  func transitionWasRequested(_ request: FlowRequest)
  /// The transition is about to begin. Not called for a request that is superseded, or that finds its state already there.
  func transitionWillBegin(_ request: FlowRequest)
  /// The request has come to its end. Called exactly once.
  func transitionDidEnd(_ request: FlowRequest, outcome: TransitionOutcome)
}
