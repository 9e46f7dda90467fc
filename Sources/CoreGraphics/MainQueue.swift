import Dispatch

/// The check whether code runs on the main actor, for members that Foundation declares for any thread.
///
/// The thread is not sufficient: if only Dispatch executes the main queue, the queue has no thread of its own.
package enum MainQueue {
  private static let key: DispatchSpecificKey<Void> = {
    let key = DispatchSpecificKey<Void>()
    DispatchQueue.main.setSpecific(key: key, value: ())
    return key
  }()

  package static var isCurrent: Bool { DispatchQueue.getSpecific(key: key) != nil || Thread.isMainThread }
}
