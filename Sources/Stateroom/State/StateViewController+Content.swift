import UIKit

/// The view controllers of states that exist already, so that none are created twice.
extension StateViewController {
  /// Returns the view controllers of a state, and creates them only if they do not exist yet.
  func content(toShow newState: State, _ policy: TransitionPolicy) -> StateContent {
    existingContent(for: newState, policy)
      ?? StateContent(children: viewControllers(for: newState), presented: presentedViewController(for: newState))
  }

  /// Returns the view controllers that exist for a state.
  ///
  /// A state has view controllers if it is requested, shown, being left by a transition that may be reversed, or
  /// retained.
  private func existingContent(for newState: State, _ policy: TransitionPolicy) -> StateContent? {
    func isSame(as owner: RequestID?) -> Bool { entries[owner].map { isSameState($0.state, newState) } == true }
    func content(_ children: [UIViewController], of owner: RequestID?) -> StateContent {
      StateContent(children: children, presented: entries[owner]?.presented)
    }
    containment.catchUp()
    let machine = containment.machine
    if isSame(as: machine.targetOwner) {
      // Other code may have removed some of the view controllers.
      guard entries[machine.targetOwner]?.childCount == machine.target.count else { return nil }
      return content(containment.target, of: machine.targetOwner)
    }
    if containment.interactiveGeneration != nil || policy == .reverse, isSame(as: machine.departure?.owner) {
      return content(containment.departing, of: machine.departure?.owner)
    }
    // A request for the target of the running transition joins that transition, also if another request waits.
    if isSame(as: machine.shownOwner) { return content(containment.shown, of: machine.shownOwner) }
    if let prepared, isSameState(prepared.state, newState), isUsable(prepared.content) { return prepared.content }
    let retained = retained.entries.last { isSameState($0.state, newState) }?.content
    return retained.flatMap { isUsable($0) ? $0 : nil }
  }

  /// Returns whether no other code has used the view controllers that are retained for a state.
  private func isUsable(_ content: StateContent) -> Bool {
    content.children.allSatisfy { RequestValidation.refusal(of: $0, in: stage) == nil }
      && refusal(ofPresenting: content.presented, over: content.children) == nil
  }

  /// Retains the view controllers of a state that was left, as ``retention(of:)`` specifies.
  func retain(_ entry: StateEntries<State>.Entry) {
    guard let content = entry.content else { return }
    let retention = retention(of: entry.state)
    let replaced = retained.entries.filter { isSameState($0.state, entry.state) }
    let dropped = retained.keep(
      entry.state, content, retention, inPlaceOf: replaced, atMost: maximumRetainedStates)
    withExtendedLifetime(dropped) {}
  }
}
