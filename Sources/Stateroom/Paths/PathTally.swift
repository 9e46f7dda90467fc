/// The outcomes of the steps of one path, and of the path as a whole: a pure value.
///
/// The path has ended when every step that makes a change has ended. It is completed if all of these steps are
/// completed. Otherwise its outcome is the first of superseded, refused and cancelled that one of the steps has.
struct PathTally {
  private var missing: Set<Int>
  private var outcomes: [TransitionOutcome] = []

  init(changing: some Sequence<Int>) { missing = Set(changing) }

  /// Records the end of a step, and ignores a step that has already ended or makes no change.
  ///
  /// - Returns: `true` if this was the last step.
  mutating func ended(_ step: Int, _ outcome: TransitionOutcome) -> Bool {
    guard missing.remove(step) != nil else { return false }
    outcomes.append(outcome)
    return missing.isEmpty
  }

  /// Returns the outcome of the path when all steps have ended.
  ///
  /// - Parameter areOthersShown: A closure that returns whether the results of the other steps are still shown. It runs
  ///   code of the app.
  func outcome(areOthersShown: () -> Bool) -> TransitionOutcome {
    if outcomes.contains(.superseded) { return .superseded }
    if let refusal = outcomes.first(where: { if case .refused = $0 { true } else { false } }) { return refusal }
    if outcomes.contains(.cancelled) { return .cancelled }
    // A container was changed after its own step had ended, or had nothing to do.
    return areOthersShown() ? .completed : .superseded
  }
}
