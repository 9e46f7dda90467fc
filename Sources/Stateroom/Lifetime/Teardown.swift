/// Ends on the main actor what an object has begun, from the object's plain `deinit`.
///
/// A class that can be subclassed has no `isolated deinit`, because every subclass would have to repeat it. Its `deinit` hands over
/// what is left to do, with everything that it needs by value:
///
/// ```swift
/// deinit { Teardown.perform { [interpreter] in interpreter.hostGoesAway() } }
/// ```
///
/// The object itself is not available to the closure: Objective-C traps at a weak reference to an object that is being
/// deallocated, and the closure may run later.
@MainActor
final class Teardown {
  private let body: @MainActor () -> Void

  private nonisolated init(_ body: @escaping @MainActor () -> Void) { self.body = body }

  isolated deinit { body() }

  /// Runs a closure on the main actor: before it returns if it is called there, and as soon as possible otherwise.
  nonisolated static func perform(_ body: @escaping @MainActor () -> Void) { _ = Teardown(body) }
}
