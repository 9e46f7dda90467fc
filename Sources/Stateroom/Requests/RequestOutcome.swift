/// The outcome of a request.
///
/// Each request has exactly one.
///
/// A refusal is not an outcome here, because a request is refused before it reaches the machine.
enum RequestOutcome: Hashable, Sendable {
  /// The container shows the requested content.
  case completed

  /// A newer request replaced the request, or other code removed one of the requested children.
  case superseded

  /// The transition began and was cancelled, or the container was deallocated.
  ///
  /// A gesture or a request for the origin cancels a transition.
  case cancelled
}
