/// Performs an object's cleanup on the main actor from its plain `deinit`.
///
/// See the class of this name in Stateroom.
@MainActor
final class Teardown {
  private let body: @MainActor () -> Void

  private nonisolated init(_ body: @escaping @MainActor () -> Void) { self.body = body }

  isolated deinit { body() }

  /// Runs a closure on the main actor, before the call returns if it is called there.
  ///
  /// Elsewhere the closure runs as soon as possible.
  /// otherwise.
  nonisolated static func perform(_ body: @escaping @MainActor () -> Void) { _ = Teardown(body) }
}
