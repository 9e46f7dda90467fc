import Dispatch

/// Tells whether code runs where the main actor does, for members that Foundation declares for any thread.
///
/// The thread is not enough: where the main queue is served by dispatch alone, it has no thread of its own.
enum MainQueue {
  private static let key: DispatchSpecificKey<Void> = {
    let key = DispatchSpecificKey<Void>()
    DispatchQueue.main.setSpecific(key: key, value: ())
    return key
  }()

  static var isCurrent: Bool { DispatchQueue.getSpecific(key: key) != nil || Thread.isMainThread }
}
