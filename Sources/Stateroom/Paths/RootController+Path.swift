import UIKit

extension RootController: PathContainer {
  /// Goes along a path of states as one request. Steps that follow one of this controller's states go to the interfaces of all
  /// windows.
  ///
  /// If the state changes, the interfaces are made and brought to where the path leads before they are put in; what is
  /// presented is dismissed as in any other transition. See `open(_:animated:completion:)` of view controllers.
  ///
  /// - Parameters:
  ///   - path: Where to go.
  ///   - animated: Whether what the user sees changing is animated.
  ///   - completion: Called exactly once, with what became of the path as a whole.
  public func open(_ path: StatePath, animated: Bool = true, completion: ((TransitionOutcome) -> Void)?) {
    PathTransaction.open(path, from: self, animated: animated, completion: completion)
  }

  /// Goes along a path of states as one request.
  public func open(_ path: StatePath, animated: Bool = true) { open(path, animated: animated, completion: nil) }

  /// Goes along a path of states, and returns when everything is at rest or the request has come to another end.
  @discardableResult
  public func open(_ path: StatePath, animated: Bool = true) async -> TransitionOutcome {
    await .awaiting { open(path, animated: animated, completion: $0) }
  }

  var pathContent: [UIViewController] { rootViewControllers.compactMap(\.interfaceViewController) }

  var pathInquiry: LeaveInquiry { inquiry }

  var pathStamp: PathStamp { PathStamp(requests: takenRequests, shown: rootViewControllers) }

  var savedStates: SavedStates? { SavedStates([state], content: Array(pathContent.prefix(1))) }

  func decide(on step: any PathStep) -> PathDecision {
    step.resolve(State.self, asStack: false, accepting: canRestore).decision(on: decide)
  }

  private func decide(on wanted: State) -> PathDecision {
    let isSame = isSameState(state, wanted)
    let stamp = pathStamp
    let roots = rootViewControllers
    let interfaces = interfaces(for: wanted, in: roots)
    if let refusal = refusal(of: interfaces, for: wanted, in: roots) { return .refused(refusal) }
    let change: PathPassage.Change = { [weak self] animated, completion in
      guard let self else { return completion(.cancelled) }
      // The roots are those of before, or the path would have been overtaken; nobody keeps them meanwhile.
      let report = report(on: wanted, animated: animated)
      take(
        wanted, interfaces, in: rootViewControllers, animated: animated, report: report, willShow: nil,
        completion: report.reporting(completion))
      EventCenter.deliver()
    }
    return .passage(
      PathPassage(
        self, since: stamp, groups: interfaces.map { [$0] }, arriving: isSame ? [] : interfaces,
        leaving: controllersLeft(for: wanted),
        isShown: { [weak self] in self.map { $0.isSameState($0.state, wanted) } ?? false },
        change: isSettled(at: wanted) && !inquiry.isOpen ? nil : change))
  }
}
