/// The parts of one request, which ends when all of them have ended.
///
/// A request that was cancelled because its window was closed does not count, unless all requests were cancelled.
@MainActor
final class OutcomeGroup {
  private var missing: Int
  private var outcomes: [TransitionOutcome] = []
  private var ended: ((TransitionOutcome) -> Void)?

  /// Creates a group.
  ///
  /// A group without requests is complete immediately.
  init(count: Int, ended: @escaping (TransitionOutcome) -> Void) {
    missing = count
    self.ended = ended
    if count == 0 { end() }
  }

  /// Records the outcome of one of the requests.
  func report(_ outcome: TransitionOutcome) {
    outcomes.append(outcome)
    missing -= 1
    if missing == 0 { end() }
  }

  private func end() {
    exchange(&ended, with: nil)?(Self.combined(outcomes))
  }

  /// Returns the outcome of the requests as a whole.
  static func combined(_ outcomes: [TransitionOutcome]) -> TransitionOutcome {
    if outcomes.contains(.superseded) { return .superseded }
    if let refusal = outcomes.first(where: { if case .refused = $0 { true } else { false } }) { return refusal }
    return outcomes.isEmpty || outcomes.contains(.completed) ? .completed : .cancelled
  }
}
