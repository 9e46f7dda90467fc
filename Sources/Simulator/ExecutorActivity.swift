import CExecutorHooks
import Dispatch
import Synchronization
import UIKit

/// The activity of tasks outside of the main actor, with which a simulator detects running tasks.
///
/// A *job* is a part of a task from one suspension to the next. Jobs for which a simulator waits are *awaited*. A task
/// that polls a condition must not stop the time, so a chain of jobs, each started by the one before, is awaited up to
/// a certain length. A task that leaves the main actor repeatedly is awaited up to a certain number of departures.
enum ExecutorActivity {
  /// The awaited jobs up to a moment.
  struct Jobs: Equatable {
    /// The number of times an awaited job has begun or ended.
    var changes: UInt64 = 0
    /// The threads of the awaited jobs that have not ended; `nil` for a job without an assigned thread.
    var threads: [Int32?] = []
  }

  /// The maximum length of an awaited chain of jobs, each started by the one before.
  static let longestChain = 1_000
  /// The maximum number of times an awaited task can leave the main actor.
  static let mostDepartures = 1_000

  private struct Job {
    /// The number of jobs that led to this one since the time last moved.
    var links: Int
    /// The number of times the task of the job has left the main actor, including this time.
    var departures: Int
    var instant: UInt64
    var thread: Int32?
    var isAwaited: Bool { links <= longestChain && departures <= mostDepartures }
  }

  private struct Ledger {
    var jobs: [UInt64: Job] = [:]
    var counts = Jobs()
    var instant: UInt64 = 0
    private var newest: UInt64 = 0
    /// The number of departures of each task since a simulator began to watch the tasks.
    ///
    /// The count is restarted because other tests run at the same time, and their tasks must not count for this one.
    private var departures: [UInt64: Int] = [:]
    /// The tasks of the device: those that have left the main actor, or were started there, since it was booted.
    var deviceTasks: Set<UInt64> = []

    mutating func begin(by task: UInt64, after parent: UInt64) -> UInt64 {
      newest += 1
      if parent == 0 { departures[task, default: 0] += 1 }
      let links = jobs[parent].map { $0.instant == instant ? $0.links + 1 : 0 } ?? 0
      let job = Job(links: links, departures: parent == 0 ? departures[task] ?? 0 : 0, instant: instant)
      jobs[newest] = job
      if job.isAwaited { counts.changes += 1 }
      return newest
    }

    mutating func forgetDepartures() { departures = [:] }

    mutating func end(_ number: UInt64) {
      if jobs.removeValue(forKey: number)?.isAwaited == true { counts.changes += 1 }
    }
  }

  private static let ledger = Mutex(Ledger())

  /// Returns the awaited jobs up to now.
  static func jobs() -> Jobs {
    ledger.withLock { ledger in
      var jobs = ledger.counts
      jobs.threads = ledger.jobs.values.filter(\.isAwaited).map(\.thread)
      return jobs
    }
  }

  /// Starts the observation of jobs for a device, unless another library has installed the hook.
  static func begin() {
    ledger.withLock { $0.deviceTasks = [] }
    executor_hooks_install { job, owner, task, parent in
      ExecutorActivity.schedule(job, of: owner, by: task, after: parent)
    }
  }

  private static func schedule(_ job: UInt, of owner: UInt64, by task: UInt64, after parent: UInt64) {
    let isOfDevice = parent == 0 && MainQueue.isCurrent && TimerHooks.mayBeOfDevice
    let number = ledger.withLock { ledger in
      if isOfDevice { ledger.deviceTasks.formUnion([owner, task]) }
      return ledger.begin(by: task, after: parent)
    }
    run(number) { executor_hooks_run(job, number) }
  }

  /// Resumes a task at the end of its sleep.
  static func resume(_ wake: VirtualTimer.Wake) {
    let number = ledger.withLock { $0.begin(by: wake.number, after: 0) }
    run(number) { executor_hooks_call(wake.function, wake.context, number) }
  }

  /// Returns whether a task has left the main actor, or was started there, since the device was booted.
  static func isOfDevice(_ task: UInt64) -> Bool { ledger.withLock { $0.deviceTasks.contains(task) } }

  private static func run(_ number: UInt64, _ job: @escaping @Sendable () -> Void) {
    // Runs on the same threads as without the hook, whose number is that of the processors.
    DispatchQueue.global().async {
      let thread = executor_hooks_current_thread()
      ledger.withLock { $0.jobs[number]?.thread = thread }
      job()
      // At this point, all calls that the job has made to the main actor are in the main queue.
      ledger.withLock { $0.end(number) }
    }
  }

  /// Restarts every chain of jobs, because the time moves.
  static func timeMoves() { ledger.withLock { $0.instant += 1 } }

  /// Restarts the count of the departures of tasks, because a simulator begins to watch the tasks.
  static func watchBegins() { ledger.withLock { $0.forgetDepartures() } }
}
