extension NavigationMachine {
  /// A controller on the stack, with the state that it represents. What the app has pushed by itself may represent none.
  struct Entry: Hashable {
    var controller: Controller
    var state: State?
  }

  /// A change that UIKit is busy with.
  struct Motion: Hashable {
    /// By which reports of earlier motions are told from those of this one.
    var generation: Int
    var origin: [Entry]
    var destination: [Entry]
    /// Those who are told when it is over.
    var requests: [RequestID] = []
    /// Those who asked for what was there before, while a finger had not decided.
    var opponents: [RequestID] = []
    /// A finger leads it, and may take it back. Until then it is as if it had not begun.
    var isUndecided = false
    /// UIKit has been seen with the stack from before again, while the finger had not decided. UIKit takes a swipe back by
    /// itself when the container leaves the screen.
    var isTakenBack = false
    /// UIKit has not been seen with its destination yet.
    var isAwaited = true
    /// UIKit has been told of it.
    var isCalled = false
  }
}

extension NavigationMachine.Entry: Sendable where Controller: Sendable, State: Sendable {}
extension NavigationMachine.Motion: Sendable where Controller: Sendable, State: Sendable {}
