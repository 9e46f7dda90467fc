/// Several requests that are one to who made them: it is told once, when all have ended.
///
/// A window that was closed meanwhile has no say; the request is cancelled only if all windows were.
@MainActor
final class OutcomeGroup {
  private var missing: Int
  private var outcomes: [TransitionOutcome] = []
  private var completion: ((TransitionOutcome) -> Void)?

  /// A group of no requests is complete at once.
  init(count: Int, completion: @escaping (TransitionOutcome) -> Void) {
    missing = count
    self.completion = completion
    if count == 0 { end() }
  }

  /// One of the requests has ended.
  func tell(_ outcome: TransitionOutcome) {
    outcomes.append(outcome)
    missing -= 1
    if missing == 0 { end() }
  }

  private func end() {
    let completion = completion
    self.completion = nil
    completion?(Self.combined(outcomes))
  }

  /// What became of a request as a whole.
  static func combined(_ outcomes: [TransitionOutcome]) -> TransitionOutcome {
    if outcomes.contains(.superseded) { return .superseded }
    if let refusal = outcomes.first(where: { if case .refused = $0 { true } else { false } }) { return refusal }
    return outcomes.isEmpty || outcomes.contains(.completed) ? .completed : .cancelled
  }
}
