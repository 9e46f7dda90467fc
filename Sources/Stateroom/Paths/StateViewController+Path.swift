import UIKit

extension StateViewController: PathContainer {
  var pathContent: [UIViewController] { viewControllers + presentedContent }

  /// The view controller that the state presents, or will present.
  private var presentedContent: [UIViewController] {
    [entries[containment.machine.targetOwner]?.presented].compactMap(\.self)
  }

  var pathStamp: PathStamp {
    PathStamp(requests: containment.lastRequest, shown: containment.target + presentedContent)
  }

  var reportedContent: ReportedContent { hasDeterminedState ? reported(state) : .nothing }

  var savedStates: SavedStates? { hasDeterminedState ? SavedStates([state], content: pathContent) : nil }

  func decide(on step: any PathStep) -> PathDecision {
    step.resolve(State.self, asStack: false) { refusalOfOpening($0) == nil && canRestore($0) }.decision(on: decide)
  }

  private func decide(on wanted: State) -> PathDecision {
    if let refusal = refusalOfOpening(wanted) ?? refusalOfTransition(to: wanted) { return .refused(refusal) }
    let isThere = hasDeterminedState && isSameState(state, wanted)
    // If the view controllers of the first state do not exist yet, they are created here.
    if isThere { _ = viewControllers }
    let stamp = pathStamp
    let present = containment.target + presentedContent
    let policy = policy(to: wanted)
    let content = content(toShow: wanted, policy)
    let list = ControllerList(content.children)
    if let refusal = refusal(ofPresenting: content.presented, over: content.children) { return .refused(refusal) }
    if let refusal = containment.refusal(of: list, using: .none, policy: policy, isInteractive: false) {
      return .refused(refusal)
    }
    let change: PathPassage.Change = { [weak self] animated, completion in
      guard let self else { return completion(.cancelled) }
      transition(to: wanted, showing: content, animated: animated, completion: completion)
    }
    return .passage(
      PathPassage(
        self, since: stamp, groups: [content.controllers],
        arriving: content.controllers.filter { child in !present.contains { $0 === child } },
        leaving: { [weak self, presented = content.presented] in
          self.map { ($0.presenter?.leaving(for: presented) ?? []) + $0.controllersLeft(for: list) } ?? []
        },
        isShown: isShown(wanted),
        change: isThere && !isTransitioning && !inquiry.isOpen ? nil : change))
  }

  private func isShown(_ wanted: State) -> () -> Bool {
    { [weak self] in self.map { $0.isSameState($0.state, wanted) } ?? false }
  }
}
