/// What became of the steps of one path, and of the path as a whole: a pure value.
///
/// The path has ended when every step that changes something has. It is completed if all of them are; otherwise the worst
/// that happened to one of them is what happened to the path.
struct PathTally {
  private var missing: Set<Int>
  private var outcomes: [TransitionOutcome] = []

  init(changing: some Sequence<Int>) { missing = Set(changing) }

  /// Takes in the end of a step. What is told of one that has ended, or changes nothing, does not count.
  ///
  /// - Returns: Whether this was the last.
  mutating func ended(_ step: Int, _ outcome: TransitionOutcome) -> Bool {
    guard missing.remove(step) != nil else { return false }
    outcomes.append(outcome)
    return missing.isEmpty
  }

  /// The outcome of the path when all steps have ended.
  ///
  /// - Parameter areOthersShown: Whether what the other steps have led to is still there, which is the app's code to say.
  func outcome(areOthersShown: () -> Bool) -> TransitionOutcome {
    if outcomes.contains(.superseded) { return .superseded }
    if let refusal = outcomes.first(where: { if case .refused = $0 { true } else { false } }) { return refusal }
    if outcomes.contains(.cancelled) { return .cancelled }
    // Somebody was brought elsewhere after its own step had ended, or had nothing to do.
    return areOthersShown() ? .completed : .superseded
  }
}
