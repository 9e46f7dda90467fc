/// What a request does when it finds an animated transition under way.
///
/// It rules animated requests for something new. One for what is under way or waiting already joins it, and
/// one without animation never waits: whatever is under way jumps to its end.
public enum TransitionPolicy: Hashable, Sendable, CaseIterable {
  /// The transition under way is played to its end, then the newest request is served.
  case finishCurrentThenNewest

  /// The transition under way jumps to its end, and the request is served at once.
  case jumpToEndThenNewest

  /// A request for the way back turns the running animation round; any other waits its turn.
  case reverseWhenAskedBack

  /// The transition under way is played to its end, then every request in turn, none left out.
  case queue

  /// The transition under way goes on, and a request for anything else is refused until it is over, animated or not.
  case keepCurrent
}
