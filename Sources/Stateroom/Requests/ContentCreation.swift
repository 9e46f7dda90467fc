/// The creation of a state's view controllers by the app.
///
/// The code that creates them may request the same state, for example when it starts the work that the state
/// represents. Such a request joins the one that needs the view controllers.
@MainActor
final class ContentCreation<State> {
  private var running: (state: State, request: TransitionRequest)?

  /// Calls a closure in which the app creates the view controllers of a state.
  ///
  /// If the state is `nil`, the closure creates none.
  func perform<Content>(of state: State?, for request: TransitionRequest, _ create: () -> Content) -> Content {
    // The code may request another state, whose view controllers are created first.
    let outer = exchange(&running, with: state.map { ($0, request) })
    defer { exchange(&running, with: outer) }
    return LeaveGuards.evaluated(create)
  }

  /// Returns the request that the view controllers of a state are being created for.
  ///
  /// The value is `nil` if they are not being created, or if a newer request has replaced theirs: a request that joined
  /// it would end with it, although it is the last one.
  func request(for state: State, isSame: (State, State) -> Bool) -> TransitionRequest? {
    guard let running, running.request.isNewest, isSame(running.state, state) else { return nil }
    return running.request
  }
}
