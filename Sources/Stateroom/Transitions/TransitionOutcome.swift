/// The outcome of a request to change what a container shows.
///
/// Every request reports its outcome exactly once.
public enum TransitionOutcome: Hashable, Sendable {
  /// The container shows what was requested.
  case completed
  /// A newer request replaced the request, or other code removed what it has shown.
  ///
  /// The transition may have begun, for example if the newer request interrupts it.
  case superseded
  /// The request was withdrawn, its transition was cancelled, or the container was deallocated.
  ///
  /// See ``TransitionRequest/cancel()``. A gesture, or a request for the origin, cancels a transition that has begun.
  case cancelled
  /// The request could not be served, and nothing has changed.
  case refused(TransitionRefusal)

  init(_ outcome: RequestOutcome) {
    switch outcome {
    case .completed: self = .completed
    case .superseded: self = .superseded
    case .cancelled: self = .cancelled
    }
  }
}

extension TransitionOutcome: CustomStringConvertible {
  /// The outcome in a word, and the message of a refusal.
  public var description: String {
    switch self {
    case .completed: "completed"
    case .superseded: "superseded"
    case .cancelled: "cancelled"
    case .refused(let refusal): "refused: \(refusal)"
    }
  }
}
