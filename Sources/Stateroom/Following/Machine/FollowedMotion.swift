/// A change that UIKit is carrying out.
struct FollowedMotion<Content: Hashable>: Hashable {
  /// The number that distinguishes the reports of this motion from those of earlier ones.
  var generation: Int
  var origin: Content
  var destination: Content
  /// The requests that end with the motion, the oldest first.
  var requests: [RequestID] = []
  /// The requests for the content before the motion, made while a gesture could still cancel it.
  var opponents: [RequestID] = []
  /// A Boolean value that indicates whether a gesture controls the motion and may cancel it.
  ///
  /// Until the gesture ends, the motion does not count as begun.
  var isUndecided = false
  /// A Boolean value that indicates whether UIKit has restored the content from before the motion.
  ///
  /// UIKit cancels a gesture by itself when the container leaves the screen.
  var isReverted = false
  /// A Boolean value that indicates whether UIKit was not found with the motion's destination yet.
  ///
  /// UIKit may carry out a call later than it is made.
  var isAwaited = true
  /// A Boolean value that indicates whether UIKit was called.
  var isCalled = false
}

extension FollowedMotion: Sendable where Content: Sendable {}
