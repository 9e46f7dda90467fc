import UIKit

/// The states in the container's events.
extension StateViewController {
  func reported(_ state: State) -> ReportedContent {
    let areSame = { [weak self] (one: State, other: State) in self?.isSameState(one, other) ?? false }
    return ReportedContent([.init(state, named: name(of: state), isSameState: areSame)])
  }

  /// Reports a change of the state without a transition of the children, and calls its first hook.
  ///
  /// The transitions of the children are reported by their interpreter.
  func reportChange(to entry: StateEntries<State>.Entry, after shown: State, animated: Bool, _ announce: () -> Void) {
    let reporter = containment.reporter
    guard reporter.isActive, !reporter.isOpen, let reportedContainer else { return announce() }
    let change = ReportedChange(from: reported(shown), to: reported(entry.state), isAnimated: animated)
    reporter.began(entry.request, change, in: reportedContainer)
    EventCenter.deliver()
    announce()
    reporter.finished()
    EventCenter.deliver()
  }
}
