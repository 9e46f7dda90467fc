/// Does something when its owner is deallocated. A class that can be subclassed has no isolated deinitializer of its
/// own.
@MainActor
final class EndToken {
  private let body: () -> Void

  init(_ body: @escaping () -> Void) { self.body = body }

  isolated deinit { body() }
}
