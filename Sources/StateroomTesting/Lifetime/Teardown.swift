/// An object that performs another object's cleanup on the main actor, from its plain `deinit`.
///
/// See the class of this name in Stateroom.
@MainActor
final class Teardown {
  private let body: @MainActor () -> Void

  private nonisolated init(_ body: @escaping @MainActor () -> Void) { self.body = body }

  isolated deinit { body() }

  /// Runs a closure on the main actor.
  ///
  /// If the call is made on the main actor, the closure runs before the call returns. Otherwise, it runs as soon as
  /// possible.
  nonisolated static func perform(_ body: @escaping @MainActor () -> Void) { _ = Teardown(body) }
}
