extension NavigationMachine {
  /// A controller on the stack, and its state.
  ///
  /// A controller that the app has pushed may have no state.
  struct Entry: Hashable {
    var controller: Controller
    var state: State?
  }
}

extension NavigationMachine.Entry: Sendable where Controller: Sendable, State: Sendable {}
