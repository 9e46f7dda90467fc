import Dispatch
import Foundation
import Synchronization

#if canImport(Glibc)
  import Glibc
#endif

/// An executor that runs tasks on separate threads with a low priority.
@available(iOS 18, tvOS 18, macOS 15, macCatalyst 18, visionOS 2, *)
final class BackgroundExecutor: TaskExecutor {
  static let shared = BackgroundExecutor()

  /// One queue for each processor. As serial queues, they have threads of their own.
  ///
  /// The threads of a concurrent queue are those that all tasks share. A simulator waits until tasks of each priority
  /// have passed them, so it would wait for a computation there.
  private let queues = (0..<ProcessInfo.processInfo.activeProcessorCount).map {
    DispatchQueue(label: "stateroom.tests.background.\($0)", qos: .background)
  }
  private let jobs = Atomic(0)

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    let number = jobs.wrappingAdd(1, ordering: .relaxed).newValue
    queues[number % queues.count].async { [executor = asUnownedTaskExecutor()] in
      Self.standBack()
      job.runSynchronously(on: executor)
    }
  }

  /// Lowers the priority of the current thread. Linux has no quality of service.
  ///
  /// The thread keeps it, and works for queues with the background quality only.
  private static func standBack() {
    #if canImport(Glibc)
      _ = setpriority(__priority_which_t(PRIO_PROCESS.rawValue), 0, 19)
    #endif
  }
}
