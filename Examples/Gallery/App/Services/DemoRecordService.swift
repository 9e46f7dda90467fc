/// A record service without a server: the first requests fail, later ones succeed.
@MainActor
public final class DemoRecordService: RecordService {
  private let store: any RecordStore
  private let pause: Pause
  private var failuresLeft: Int

  /// Creates a service that fails the given number of times before it succeeds.
  public init(store: any RecordStore = BundledRecordStore(), failures: Int = 1, pause: @escaping Pause) {
    self.store = store
    self.pause = pause
    failuresLeft = failures
  }

  /// Returns the records after a delay, or throws an error if it should fail.
  public func records() async throws -> [Record] {
    try await pause(.milliseconds(1100))
    guard failuresLeft == 0 else {
      failuresLeft -= 1
      throw NoConnection()
    }
    return try store.load()
  }
}
