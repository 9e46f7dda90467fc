/// An object that waits for all steps of a path and reports the outcome of the path.
@MainActor
final class PathWatch {
  private var tally: PathTally
  private let areShown: [() -> Bool]
  private let request: TransitionRequest

  init(_ passages: [PathPassage], _ request: TransitionRequest) {
    tally = PathTally(changing: passages.indices.filter { passages[$0].change != nil })
    areShown = passages.map(\.isShown)
    self.request = request
  }

  /// Records the end of a step.
  ///
  /// The outcome of the last step describes what that step shows. The results of the other steps are verified when the
  /// last step ends.
  func ended(_ step: Int, _ outcome: TransitionOutcome) {
    guard tally.ended(step, outcome) else { return }
    let whole = tally.outcome { areShown.indices.allSatisfy { $0 == step || areShown[$0]() } }
    request.end(whole)
  }
}
