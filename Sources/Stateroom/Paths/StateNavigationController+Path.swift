import UIKit

extension StateNavigationController: PathContainer {
  var pathContent: [UIViewController] {
    let target = currentTarget
    return topController(of: target) + [interpreter.presentedController(at: target.last)].compactMap(\.self)
  }

  var pathStamp: PathStamp {
    PathStamp(
      requests: interpreter.acceptedRequests, shown: currentTarget.map { interpreter.controller($0.controller) })
  }

  var reportedContent: ReportedContent { interpreter.content(of: currentTarget) }

  var savedStates: SavedStates? {
    // The stack is saved only up to the first view controller without a state, because no archive could restore that
    // view controller.
    let states = currentTarget.prefix { $0.state != nil }.compactMap { $0.state?.state(as: State.self) }
    return SavedStates(states, isStack: true, content: states.count == currentTarget.count ? pathContent : [])
  }

  func decide(on step: any PathStep) -> PathDecision {
    switch step.resolve(State.self, asStack: true, accepting: canRestore) {
    case .nothing(let reason): return .nothing(reason)
    case .states(let states):
      return decide { () throws(TransitionRefusal) in
        try change(to: states)
      } isShown: {
        $0.states == states
      }
    case .notMine: break
    }
    return step.resolve(State.self, asStack: false, accepting: canRestore).decision { wanted in
      decide { () throws(TransitionRefusal) in
        try change(goingTo: wanted)
      } isShown: {
        $0.state == wanted
      }
    }
  }

  private func decide(
    by make: () throws(TransitionRefusal) -> StackChange, isShown: @escaping (StateNavigationController) -> Bool
  ) -> PathDecision {
    let stamp = pathStamp
    let target = currentTarget
    let change: StackChange
    do { change = try make() } catch { return .refused(error) }
    let wanted = change.operation.applied(to: target) ?? target
    let perform: PathPassage.Change = { [weak self] animated, completion in
      guard let self else { return completion(.cancelled) }
      interpreter.ask(change, animated: animated, verdict: .allowed, for: interpreter.makeRequest(completion))
    }
    let top = topController(of: wanted, change.newcomers)
    let presented = [interpreter.presentedController(after: change)].compactMap(\.self)
    let isTopArriving = wanted.last?.controller != target.last?.controller
    let isPresentationArriving = presented.first !== interpreter.presentedController(at: target.last)
    return .passage(
      PathPassage(
        self, since: stamp, groups: [top + presented],
        arriving: (isTopArriving ? top : []) + (isPresentationArriving ? presented : []),
        leaving: { [weak interpreter] in interpreter?.presentlyLeaving(by: change) ?? [] },
        isShown: { [weak self] in self.map(isShown) ?? false },
        change: wanted == target && !isTransitioning && !isAskingToLeave ? nil : perform))
  }

  private func topController(of stack: [Entry], _ newcomers: [UIViewController] = []) -> [UIViewController] {
    guard let top = stack.last?.controller else { return [] }
    let controller = newcomers.first { ObjectIdentifier($0) == top } ?? interpreter.controller(top)
    return controller.map { [$0] } ?? []
  }
}
