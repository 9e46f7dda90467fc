import UIKit

extension StateViewController: PathContainer {
  var pathContent: [UIViewController] { viewControllers }

  var pathInquiry: LeaveInquiry { inquiry }

  var pathStamp: PathStamp { PathStamp(requests: containment.lastRequest, shown: containment.target) }

  var savedStates: SavedStates? { hasDeterminedState ? SavedStates([state], content: viewControllers) : nil }

  func decide(on step: any PathStep) -> PathDecision {
    step.resolve(State.self, asStack: false, accepting: canRestore).decision(on: decide)
  }

  private func decide(on wanted: State) -> PathDecision {
    if let refusal = refusalOfWay(to: wanted) { return .refused(refusal) }
    let isThere = hasDeterminedState && isSameState(state, wanted)
    // If the view controllers of the first state do not exist yet, they are created here.
    if isThere { _ = viewControllers }
    let stamp = pathStamp
    let present = containment.target
    let policy = policy(to: wanted)
    let children = children(toShow: wanted, policy)
    let list = ControllerList(children)
    if let refusal = containment.refusal(of: list, using: .none, policy: policy, isInteractive: false) {
      return .refused(refusal)
    }
    let change: PathPassage.Change = { [weak self] animated, completion in
      guard let self else { return completion(.cancelled) }
      transition(to: wanted, showing: children, animated: animated, completion: completion)
    }
    return .passage(
      PathPassage(
        self, since: stamp, groups: [children],
        arriving: children.filter { child in !present.contains { $0 === child } },
        leaving: controllersLeft(for: list), isShown: isShown(wanted),
        change: isThere && !isTransitioning && !inquiry.isOpen ? nil : change))
  }

  private func isShown(_ wanted: State) -> () -> Bool {
    { [weak self] in self.map { $0.isSameState($0.state, wanted) } ?? false }
  }
}
