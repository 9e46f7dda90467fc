/// The outcome of a request to change what a container shows.
///
/// Every request reports its outcome exactly once.
public enum TransitionOutcome: Hashable, Sendable {
  /// The container shows what was requested.
  case completed
  /// A newer request replaced the request before it began.
  case superseded
  /// The transition began and was cancelled, or the container was deallocated.
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
