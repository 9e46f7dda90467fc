/// What became of a request; each request is told exactly once.
///
/// A refusal is not among them: a request is refused before the machine ever hears of it.
enum RequestOutcome: Hashable, Sendable {
  /// What was asked for is what is shown.
  case completed

  /// Something newer took its place: a request, or somebody who took one of its children away.
  case superseded

  /// It was begun and taken back (by a gesture, or by a request for the way back), or the container went
  /// away.
  case cancelled
}
