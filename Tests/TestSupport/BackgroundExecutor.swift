import Dispatch

#if canImport(Glibc)
  import Glibc
#endif

/// An executor that runs tasks on separate threads with a low priority.
@available(iOS 18, tvOS 18, macOS 15, macCatalyst 18, visionOS 2, *)
final class BackgroundExecutor: TaskExecutor {
  static let shared = BackgroundExecutor()

  private let queue = DispatchQueue(label: "stateroom.tests.background", qos: .background, attributes: .concurrent)

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { [executor = asUnownedTaskExecutor()] in
      Self.standBack()
      job.runSynchronously(on: executor)
    }
  }

  /// Lowers the priority of the current thread. Linux has no quality of service.
  private static func standBack() {
    #if canImport(Glibc)
      _ = setpriority(__priority_which_t(PRIO_PROCESS.rawValue), 0, 19)
    #endif
  }
}
