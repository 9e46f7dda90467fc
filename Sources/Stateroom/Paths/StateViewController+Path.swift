import UIKit

extension StateViewController: PathContainer {
  var pathContent: [UIViewController] { viewControllers }

  var pathStamp: PathStamp { PathStamp(requests: takenRequests, shown: containment.target) }

  var savedStates: SavedStates? { hasDeterminedState ? SavedStates([state], content: viewControllers) : nil }

  func decide(on step: any PathStep) -> PathDecision {
    switch step.resolve(State.self, asStack: false, accepting: canRestore) {
    case .notMine: .notMine
    case .nothing(let reason): .nothing(reason)
    case .states(let states): states.first.map(decide) ?? .nothing("There is no state in it.")
    }
  }

  private func decide(on wanted: State) -> PathDecision {
    if hasDeterminedState, isSameState(state, wanted) { return .passage(stay(at: wanted)) }
    if let refusal = edgeRefusal(to: wanted) { return .refused(refusal) }
    let stamp = pathStamp
    let present = containment.target
    let children = children(toShow: wanted)
    let list = ControllerList(children)
    if let refusal = containment.refusal(of: list, using: .none, policy: policy(to: wanted), isInteractive: false) {
      return .refused(refusal)
    }
    return .passage(
      PathPassage(
        self, since: stamp, groups: [children],
        arriving: children.filter { child in !present.contains { $0 === child } },
        leaving: containment.leaving(for: list),
        isShown: isShown(wanted)
      ) { [weak self] animated, completion in
        guard let self else { return completion(.cancelled) }
        transition(to: wanted, showing: children, animated: animated, completion: completion)
      })
  }

  /// What is wanted is shown, or on its way.
  private func stay(at wanted: State) -> PathPassage {
    // Where nothing was made yet, the first state's controllers are made here.
    let content = viewControllers
    let join: PathPassage.Change = { [weak self] animated, completion in
      guard let self else { return completion(.cancelled) }
      transition(to: wanted, animated: animated, completion: completion)
    }
    return PathPassage(
      self, since: pathStamp, groups: [content], isShown: isShown(wanted), change: isTransitioning ? join : nil)
  }

  private func isShown(_ wanted: State) -> () -> Bool {
    { [weak self] in self.map { $0.isSameState($0.state, wanted) } ?? false }
  }
}
