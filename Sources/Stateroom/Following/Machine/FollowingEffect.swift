/// A step that the follower of a machine performs.
enum FollowingEffect<Step: Hashable>: Hashable {
  /// Calls UIKit.
  case perform(Step, animated: Bool, generation: Int)
  /// Announces the present value to the app, unless that was done when the effect is performed.
  case announce
  /// Ends a request with its outcome.
  case complete(RequestID, RequestOutcome)
}

extension FollowingEffect: Sendable where Step: Sendable {}
