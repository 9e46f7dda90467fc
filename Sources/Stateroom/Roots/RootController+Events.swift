/// The events of a root controller.
///
/// A change of the state is one transition, which concerns all windows. It begins when the first window begins to
/// replace its interface, or with the request if all interfaces remain. It is finished when every window shows the
/// state. If a newer request changes the windows before that, the transition has a new destination. The root view
/// controllers of the windows report nothing.
extension RootController {
  /// A change of the state by a request.
  struct Change {
    /// The number of the request that changed the interfaces.
    let assignment: Int
    let from: State
    let to: State
  }

  /// Returns a report of a request for a state.
  func report(on newState: State, animated: Bool) -> RequestReport? {
    RequestReport(
      in: reportedContainer, .init(from: [name(of: state)], to: [name(of: newState)], isAnimated: animated))
  }

  func reported(_ state: State) -> ReportedContent {
    let areSame = { [weak self] (one: State, other: State) in self?.isSameState(one, other) ?? false }
    return ReportedContent([.init(state, named: name(of: state), isSameState: areSame)])
  }

  /// Reports the beginning of a change, unless another window has begun it.
  func reportBeginning(of change: Change, animated: Bool, using transition: ContainerTransition? = nil) {
    // A window whose interface two requests share begins both when it replaces the interface.
    guard change.assignment > reportedAssignment else { return }
    reportedAssignment = change.assignment
    guard reporter.isActive else { return }
    let request = RequestID(change.assignment)
    // Requests that were superseded before they changed anything have not left the settled state.
    let origin = reporter.isOpen ? change.from : settledState ?? change.from
    let reportedChange = ReportedChange(
      from: reported(origin), to: reported(change.to), isAnimated: animated, transition: transition)
    if reporter.isOpen {
      reporter.turned(request, reportedChange)
    } else {
      reporter.began(request, reportedChange, in: reportedContainer)
    }
    EventCenter.deliver()
  }

  /// Reports the end of the transition, if no newer request continues it.
  func reportEnd(of change: Change, _ outcome: TransitionOutcome) {
    defer { reporter.ended(RequestID(change.assignment)) }
    guard reporter.isActive, change.assignment == assignment else { return }
    // A change for which nothing had to be done in any window is reported as well.
    if outcome == .completed { reportBeginning(of: change, animated: false) }
    guard reporter.isOpen else { return }
    reporter.finished(showing: reported(outcome == .completed ? change.to : settledState ?? change.from))
    EventCenter.deliver()
  }
}
