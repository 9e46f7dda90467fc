/// The effect of a request that is made during an animated transition.
///
/// The policy applies to animated requests for another list of children. A request for the list to which the running
/// transition or a pending request leads joins that one, and a request without an animation never waits: the running
/// transition jumps to its end.
public enum TransitionPolicy: Hashable, Sendable, CaseIterable {
  /// The running transition ends, and the newest request is performed then.
  case finishThenLatest

  /// The running transition jumps to its end, and the request is performed immediately.
  case interrupt

  /// A request for the origin reverses the running animation.
  ///
  /// Any other request waits for the transition to end.
  case reverse

  /// The running transition ends, and every request is performed in turn.
  case queue

  /// The running transition continues, and a request for any other list is refused until it has ended.
  ///
  /// The policy also applies to requests without an animation.
  case ignoreNew
}
