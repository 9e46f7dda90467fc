import UIKit

extension RootController: PathContainer {
  /// Opens a path of states as one request.
  ///
  /// The steps that follow a state of this controller apply to the interfaces of all windows.
  ///
  /// If the state changes, the new interfaces are created and brought to the end of the path before they are installed,
  /// and presented view controllers are dismissed as in any other transition. See also `open(_:animated:completion:)`
  /// of `UIViewController`.
  ///
  /// - Parameters:
  ///   - path: The path to open.
  ///   - animated: A Boolean value that indicates whether visible changes are animated. The default is `true`.
  ///   - completion: A closure that is called exactly once, with the outcome of the whole path. The default is `nil`.
  /// - Returns: The request.
  @discardableResult
  public func open(
    _ path: StatePath, animated: Bool = true, completion: ((TransitionOutcome) -> Void)? = nil
  ) -> TransitionRequest {
    PathTransaction.open(path, from: self, animated: animated, completion: completion)
  }

  var pathContent: [UIViewController] { installations.contents.flatMap(\.controllers) }

  var pathStamp: PathStamp { PathStamp(requests: acceptedRequests, shown: rootViewControllers) }

  var reportedContent: ReportedContent { reported(state) }

  var savedStates: SavedStates? { SavedStates([state], content: installations.contents.first?.controllers ?? []) }

  func decide(on step: any PathStep) -> PathDecision {
    step.resolve(State.self, asStack: false, accepting: canRestore).decision(on: decide)
  }

  private func decide(on wanted: State) -> PathDecision {
    let stamp = pathStamp
    let roots = rootViewControllers
    let present = pathContent
    let contents = contents(for: wanted, in: roots)
    if let refusal = refusal(of: contents, for: wanted, in: roots) { return .refused(refusal) }
    let change: PathPassage.Change = { [weak self] animated, completion in
      guard let self else { return completion(.cancelled) }
      // The roots are the same as before, because other roots would have superseded the path. The path does not retain
      // them.
      let request = makeRequest(completion)
      request.report = report(on: wanted, animated: animated)
      take(wanted, contents, in: rootViewControllers, animated: animated, willShow: nil, for: request)
      EventCenter.deliver()
    }
    return .passage(
      PathPassage(
        self, since: stamp, groups: contents.map(\.controllers),
        arriving: contents.flatMap(\.controllers).filter { controller in !present.contains { $0 === controller } },
        leaving: { [weak self] in self?.controllersLeft(for: wanted) ?? [] },
        isShown: { [weak self] in self.map { $0.isSameState($0.state, wanted) } ?? false },
        change: isSettled(at: wanted) && !inquiry.isOpen ? nil : change))
  }
}
