import UIKit

extension StateTabBarController: PathContainer {
  var pathContent: [UIViewController] {
    guard let state else { return selectedViewController.map { [$0] } ?? [] }
    return loadedContent(for: state) + presented(by: state)
  }

  var pathStamp: PathStamp {
    let selected = state.flatMap { tab(of: $0) }
    return PathStamp(
      requests: interpreter.acceptedRequests, shown: [selected] + states.map { loadedViewController(for: $0) })
  }

  var reportedContent: ReportedContent { interpreter.content(of: interpreter.machine.target) }

  var savedStates: SavedStates? {
    guard let state else { return nil }
    let others = states.filter { $0 != state }.map { other in
      (
        state: other, content: loadedViewController(for: other).map { [$0] } ?? [],
        kept: tab(of: other)?.archivedContent ?? []
      )
    }
    return SavedStates([state], content: pathContent, branches: others)
  }

  func decide(on step: any PathStep) -> PathDecision {
    step.resolve(State.self, asStack: false, accepting: canRestore).decision { decide(on: $0, step) }
  }

  private func decide(on wanted: State, _ step: any PathStep) -> PathDecision {
    let decision = decide(on: wanted)
    guard case .passage(var passage) = decision else { return decision }
    let branches = step.branches(of: State.self) { $0 != wanted && states.contains($0) && canRestore($0) }
    if !branches.isEmpty {
      passage.accompany = { [weak self] in
        for (state, content) in branches { self?.tab(of: state)?.restore(content) }
      }
    }
    return .passage(passage)
  }

  private func decide(on wanted: State) -> PathDecision {
    guard let identity = installedIdentity(of: wanted) else { return .refused(unknown(wanted)) }
    let isShown: () -> Bool = { [weak self] in self?.state == wanted }
    guard state != wanted else {
      let content = loadedContent(for: wanted) + presented(by: wanted)
      let join: PathPassage.Change = { [weak self] animated, completion in
        guard let self else { return completion(.cancelled) }
        transition(to: wanted, animated: animated, completion: completion)
      }
      return .passage(
        PathPassage(
          self, since: pathStamp, groups: [content], isShown: isShown,
          change: isTransitioning || isAskingToLeave ? join : nil))
    }
    let stamp = pathStamp
    // The content is installed in the tab when the path is carried out, not before.
    let content = loadedViewController(for: wanted) ?? newContent(for: wanted)
    let change: TabChange
    do { change = try self.change(to: identity, content: content) } catch { return .refused(error) }
    let arriving = [content] + [change.presented].compactMap(\.self)
    return .passage(
      PathPassage(
        self, since: stamp, groups: [arriving], arriving: arriving,
        leaving: { [weak interpreter] in interpreter?.presentlyLeaving(by: change) ?? [] }, isShown: isShown
      ) { [weak self] animated, completion in
        guard let self else { return completion(.cancelled) }
        tab(of: wanted)?.loadContent(content)
        interpreter.ask(change, animated: animated, verdict: .allowed, for: interpreter.makeRequest(completion))
      })
  }

  /// Returns a new view controller for a state, with the archived content of its tab.
  ///
  /// The steps that follow are resolved against it and take precedence. The tab keeps the archived content, because the
  /// path may be refused.
  private func newContent(for state: State) -> UIViewController {
    let content = viewController(for: state)
    tab(of: state)?.restoreArchivedContent(in: content)
    return content
  }

  /// Returns the view controllers that the selected state presents, or will present.
  private func presented(by state: State) -> [UIViewController] {
    [interpreter.presentedController(at: installedIdentity(of: state).map(TabIdentity.state))].compactMap(\.self)
  }

  /// Returns the view controller that represents a state, and creates it if it does not exist yet.
  private func loadedContent(for state: State) -> [UIViewController] {
    tab(of: state)?.loadContent()
    return loadedViewController(for: state).map { [$0] } ?? []
  }
}
