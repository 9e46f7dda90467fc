/// An object that performs another object's cleanup on the main actor, from its plain `deinit`.
///
/// A class that can be subclassed has no `isolated deinit`, because every subclass would have to repeat it. Its
/// `deinit` passes the remaining work on, with all required values captured:
///
/// ```swift
/// @MainActor
/// class Host {
///   private let interpreter = Interpreter()
///
///   deinit { Teardown.perform { [interpreter] in interpreter.hostIsDeallocated() } }
/// }
/// ```
///
/// The closure must not capture the object itself, because Objective-C traps at a weak reference to an object that is
/// being deallocated, and because the closure may run later.
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
