import Foundation
import Stateroom
import TestSupport

/// Damaged paths: each is refused with a description and has no effect, or leads where it says.
@MainActor
struct PathTrial: HostileTrial {
  private typealias Root = StateViewController<HostileApp.Realm>

  func input(_ seed: UInt64) -> Data { Data("\(path(PathMutator.steps(seed)))".utf8) }

  func problems() -> [String] { [] }

  func play(_ seed: UInt64) -> HostileVerdict {
    let root = HostileApp.makeRoot()
    Diagnostics.refusalHandler = { _ in }
    // From outside of the tabs, and from inside.
    if seed.isMultiple(of: 2) {
      root.open(StatePath(HostileApp.Realm.home).then(HostileApp.Pane.library), animated: false, completion: nil)
    }
    let before = states(of: root)
    let steps = PathMutator.steps(seed)
    var outcomes: [TransitionOutcome] = []
    root.open(path(steps), animated: seed % 4 > 1) { outcomes.append($0) }
    return verdict(steps, outcomes, root, before: before)
  }

  private func verdict(_ steps: [HostileStep], _ outcomes: [TransitionOutcome], _ root: Root, before: [String])
    -> HostileVerdict
  {
    var violations: [String] = []
    if root.isTransitioning { violations.append("still in transition") }
    guard outcomes.count == 1, let outcome = outcomes.first else {
      return HostileVerdict("outcomes", violations + ["\(outcomes.count) outcomes: \(outcomes)"])
    }
    switch outcome {
    case .completed:
      violations += steps.filter { !isTaken($0, in: root) }.map { "completed, and yet \($0) is not shown" }
      return HostileVerdict("completed", violations)
    case .refused(let refusal):
      if refusal.description.isEmpty { violations.append("refused without a word") }
      let after = states(of: root)
      if after != before { violations.append("refused, and yet \(before) became \(after)") }
      return HostileVerdict("refused: \(refusal.reason)", violations)
    case .superseded, .cancelled:
      return HostileVerdict("\(outcome)", violations + ["\(outcome), without another request"])
    }
  }

  private func path(_ steps: [HostileStep]) -> StatePath {
    steps.dropFirst().reduce(into: steps[0].path) { $1.add(to: &$0) }
  }

  private func isTaken(_ step: HostileStep, in root: Root) -> Bool {
    switch step {
    case .realm(let realm): root.state == realm
    case .pane(let pane): HostileApp.tabs(in: root)?.state == pane
    case .leaf(let leaf): HostileApp.stack(in: root)?.states.last == leaf
    case .leaves(let leaves): HostileApp.stack(in: root)?.states == leaves
    case .realms, .panes, .number, .text, .numbers: false
    }
  }

  /// What all containers show.
  private func states(of root: Root) -> [String] {
    [
      "\(root.state)", HostileApp.tabs(in: root).map { "\(String(describing: $0.state))" } ?? "no tabs",
      HostileApp.stack(in: root).map { "\($0.states)" } ?? "no stack",
    ]
  }
}
