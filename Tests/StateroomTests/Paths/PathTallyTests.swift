import Testing

@testable import Stateroom

/// The outcome of a path, given the outcomes of its steps in any order.
struct PathTallyTests {
  private static let refusal = TransitionRefusal(reason: .unknownState, description: "")
  private static let outcomes: [TransitionOutcome] = [.completed, .superseded, .cancelled, .refused(refusal)]

  @Test func `The outcome of a path is the worst of its steps, in every order`() {
    var sequences = 0
    func play(_ tally: PathTally, missing: Set<Int>, reported: [TransitionOutcome], areShown: Bool) {
      for step in missing {
        for outcome in Self.outcomes {
          sequences += 1
          var tally = tally
          let isLast = tally.ended(step, outcome)
          let all = reported + [outcome]
          let left = missing.subtracting([step])
          #expect(isLast == left.isEmpty)
          // A repeated outcome does not count.
          let counts = tally.ended(step, .superseded)
          #expect(!counts)
          if isLast { #expect(tally.outcome { areShown } == Self.worst(all, areShown)) }
          play(tally, missing: left, reported: all, areShown: areShown)
        }
      }
    }
    for count in 1...4 {
      for areShown in [true, false] {
        play(PathTally(changing: 0..<count), missing: Set(0..<count), reported: [], areShown: areShown)
      }
    }
    #expect(sequences == 16_848)
  }

  private static func worst(_ outcomes: [TransitionOutcome], _ areShown: Bool) -> TransitionOutcome {
    let order: [TransitionOutcome] = [.superseded, .refused(refusal), .cancelled]
    if let worst = order.first(where: outcomes.contains) { return worst }
    return areShown ? .completed : .superseded
  }
}
