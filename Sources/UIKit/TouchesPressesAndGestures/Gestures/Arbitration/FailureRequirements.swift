/// The recognizers that must fail before other recognizers can recognize.
///
/// Classes and delegates are called once for each pair and attempt, when the answer is needed for the first time.
@MainActor
final class FailureRequirements {
  enum Verdict {
    /// All required recognizers failed, or there are none.
    case met
    /// A required recognizer has not decided yet.
    case open
    /// A recognizer that was required to fail recognized its gesture.
    case broken
  }

  private struct Pair: Hashable {
    let waiting: ObjectIdentifier
    let other: ObjectIdentifier
  }
  private var answers: [Pair: Bool] = [:]

  func verdict(for recognizer: UIGestureRecognizer, among live: [UIGestureRecognizer]) -> Verdict {
    var isOpen = false
    for other in live where other !== recognizer && requires(recognizer, other) {
      if other.stateStorage.isRecognized { return .broken }
      // Two recognizers that wait for each other would wait forever. The first that is ready proceeds.
      if other.stateStorage == .possible, !waits(other, for: recognizer, among: live) { isOpen = true }
    }
    return isOpen ? .open : .met
  }

  /// Returns whether the first recognizer must wait for the second.
  func requires(_ recognizer: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
    if recognizer.requiresFailure(of: other) { return true }
    guard !recognizer.sequence.isDisjoint(with: other.sequence) else { return false }
    let pair = Pair(waiting: ObjectIdentifier(recognizer), other: ObjectIdentifier(other))
    if let answer = answers[pair] { return answer }
    let answer =
      recognizer.shouldRequireFailure(of: other) || other.shouldBeRequiredToFail(by: recognizer)
      || recognizer.delegate?.gestureRecognizer(recognizer, shouldRequireFailureOf: other) ?? false
      || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: recognizer) ?? false
    answers[pair] = answer
    return answer
  }

  /// Discards the answers for a recognizer, because they are requested again for its next attempt.
  func forget(_ recognizer: UIGestureRecognizer) {
    guard !answers.isEmpty else { return }
    let id = ObjectIdentifier(recognizer)
    answers = answers.filter { $0.key.waiting != id && $0.key.other != id }
  }

  /// Returns whether the first recognizer waits for the second, directly or through others.
  private func waits(
    _ recognizer: UIGestureRecognizer, for goal: UIGestureRecognizer, among live: [UIGestureRecognizer]
  ) -> Bool {
    var visited: Set<ObjectIdentifier> = []
    var pending = [recognizer]
    while let current = pending.popLast() {
      guard !current.heldStates.isEmpty, visited.insert(ObjectIdentifier(current)).inserted else { continue }
      if requires(current, goal) { return true }
      for next in live where next !== current && next.stateStorage == .possible && requires(current, next) {
        pending.append(next)
      }
    }
    return false
  }
}
