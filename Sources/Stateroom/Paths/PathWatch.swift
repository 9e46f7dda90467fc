/// Waits for all steps of a path that is being carried out, and tells its outcome.
@MainActor
final class PathWatch {
  private var tally: PathTally
  private let areShown: [() -> Bool]
  private var completion: ((TransitionOutcome) -> Void)?

  init(_ passages: [PathPassage], _ completion: ((TransitionOutcome) -> Void)?) {
    tally = PathTally(changing: passages.indices.filter { passages[$0].change != nil })
    areShown = passages.map(\.isShown)
    self.completion = completion
  }

  /// One step has come to its end. What it shows is its own outcome's to say; what the others show is looked at.
  func ended(_ step: Int, _ outcome: TransitionOutcome) {
    guard tally.ended(step, outcome) else { return }
    let whole = tally.outcome { areShown.indices.allSatisfy { $0 == step || areShown[$0]() } }
    exchange(&completion, with: nil)?(whole)
  }
}
