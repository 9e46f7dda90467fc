import Dispatch
import Synchronization

/// The queue on which item providers load data and create objects.
///
/// Completion handlers are called on it, which is not the main queue, as on a device.
package enum ItemLoading {
  private static let key = DispatchSpecificKey<Void>()
  private static let queue: DispatchQueue = {
    let queue = DispatchQueue(label: "NSItemProvider")
    queue.setSpecific(key: key, value: ())
    return queue
  }()
  private static let pending = Atomic(0)

  /// A Boolean value that indicates whether a closure is scheduled or running on the queue.
  package static var isBusy: Bool { pending.load(ordering: .acquiring) > 0 }

  /// A Boolean value that indicates whether the code runs on the queue.
  static var isCurrent: Bool { DispatchQueue.getSpecific(key: key) != nil }

  static func perform(_ work: @escaping @Sendable () -> Void) {
    pending.add(1, ordering: .acquiringAndReleasing)
    queue.async {
      work()
      pending.subtract(1, ordering: .acquiringAndReleasing)
    }
  }

  /// Performs operations on threads of their own, and a closure on the main queue when they have ended.
  static func perform(_ operations: [Operation], completion: @escaping @Sendable @MainActor () -> Void) {
    pending.add(1, ordering: .acquiringAndReleasing)
    DispatchQueue.global().async {
      OperationQueue().addOperations(operations, waitUntilFinished: true)
      DispatchQueue.main.async { MainActor.assumeIsolated(completion) }
      pending.subtract(1, ordering: .acquiringAndReleasing)
    }
  }
}
