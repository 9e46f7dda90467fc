/// A record service without a server: at first there is no connection, then the records come.
@MainActor
public final class DemoRecordService: RecordService {
  private let store: any RecordStore
  private let pause: Pause
  private var failuresLeft: Int

  /// Creates a service that fails as often as told before it succeeds.
  public init(store: any RecordStore = BundledRecordStore(), failures: Int = 1, pause: @escaping Pause) {
    self.store = store
    self.pause = pause
    failuresLeft = failures
  }

  /// The records, after a while, or the failure that was ordered.
  public func records() async throws -> [Record] {
    try await pause(.milliseconds(1100))
    guard failuresLeft == 0 else {
      failuresLeft -= 1
      throw NoConnection()
    }
    return try store.load()
  }
}
