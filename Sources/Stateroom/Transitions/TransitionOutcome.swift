/// What became of a request to change what a container shows. Every request is told exactly once.
public enum TransitionOutcome: Hashable, Sendable {
  /// What was asked for is what is shown.
  case completed
  /// A newer request took its place before it began.
  case superseded
  /// It began and was taken back, or the container went away.
  case cancelled
  /// It could not be served, and nothing was changed.
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
  /// The outcome in a word; of a refusal, with its message.
  public var description: String {
    switch self {
    case .completed: "completed"
    case .superseded: "superseded"
    case .cancelled: "cancelled"
    case .refused(let refusal): "refused: \(refusal)"
    }
  }
}
