import UIKit

extension RootController: PathContainer {
  /// Opens a path of states as one request.
  ///
  /// The steps that follow a state of this controller apply to the interfaces of all windows.
  ///
  /// If the state changes, the new interfaces are created and brought to the end of the path before they are installed, and
  /// presented view controllers are dismissed as in any other transition. See also `open(_:animated:completion:)` of
  /// `UIViewController`.
  ///
  /// - Parameters:
  ///   - path: The path to open.
  ///   - animated: A Boolean value that indicates whether visible changes are animated.
  ///   - completion: A closure that is called exactly once, with the outcome of the whole path.
  public func open(_ path: StatePath, animated: Bool = true, completion: ((TransitionOutcome) -> Void)?) {
    PathTransaction.open(path, from: self, animated: animated, completion: completion)
  }

  /// Opens a path of states as one request.
  ///
  /// - Parameters:
  ///   - path: The path to open.
  ///   - animated: A Boolean value that indicates whether visible changes are animated.
  public func open(_ path: StatePath, animated: Bool = true) { open(path, animated: animated, completion: nil) }

  /// Opens a path of states as one request, and waits for its outcome.
  ///
  /// - Parameters:
  ///   - path: The path to open.
  ///   - animated: A Boolean value that indicates whether visible changes are animated.
  /// - Returns: The outcome of the whole path, when all containers are at rest or the request has ended otherwise.
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
      // The roots are the same as before, because other roots would have superseded the path. The path does not retain them.
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
