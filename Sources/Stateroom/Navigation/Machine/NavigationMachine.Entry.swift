extension NavigationMachine {
  /// A controller on the stack, and its state.
  ///
  /// A controller that the app has pushed may have no state.
  struct Entry: Hashable {
    var controller: Controller
    var state: State?
  }

  /// A change that UIKit is carrying out.
  struct Motion: Hashable {
    /// The number that distinguishes the reports of this motion from those of earlier ones.
    var generation: Int
    var origin: [Entry]
    var destination: [Entry]
    /// The requests that end with the motion.
    var requests: [RequestID] = []
    /// The requests for the stack before the motion, made while a gesture could still cancel it.
    var opponents: [RequestID] = []
    /// A Boolean value that indicates whether a gesture controls the motion and may cancel it.
    ///
    /// Until the gesture ends, the motion does not count as begun.
    var isUndecided = false
    /// A Boolean value that indicates whether UIKit has restored the stack from before the motion.
    ///
    /// UIKit cancels a swipe by itself when the container leaves the screen.
    var isTakenBack = false
    /// A Boolean value that indicates whether UIKit was not found with the motion's destination yet.
    var isAwaited = true
    /// A Boolean value that indicates whether UIKit was called.
    var isCalled = false
  }
}

extension NavigationMachine.Entry: Sendable where Controller: Sendable, State: Sendable {}
extension NavigationMachine.Motion: Sendable where Controller: Sendable, State: Sendable {}
