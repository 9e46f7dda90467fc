/// An object that calls a closure when its owner is deallocated. An open class cannot have an isolated deinitializer.
@MainActor
final class EndToken {
  private let body: () -> Void

  init(_ body: @escaping () -> Void) { self.body = body }

  isolated deinit { body() }
}
