import CExecutorHooks
import Dispatch
import Synchronization

/// The activity of tasks outside of the main actor, from which a simulator determines whether one of them is still
/// running.
///
/// A *job* is a part of a task from one suspension to the next. Jobs that a simulator waits for are *awaited*. A chain
/// of jobs that does not end, such as a task that polls a condition, must not stop the time: from a certain length on,
/// its jobs are not awaited until the time has moved.
enum ExecutorActivity {
  /// The jobs up to a moment.
  struct Jobs: Equatable {
    /// The number of times an awaited job has begun or ended.
    var changes: UInt64 = 0
    /// The number of jobs that were not started by other jobs.
    var departures: UInt64 = 0
    /// The number of the newest job.
    var newest: UInt64 = 0
    /// The threads of the awaited jobs that have not ended; `nil` for a job that has not been assigned a thread.
    var threads: [Int32?] = []
  }

  /// The longest chain of jobs that is awaited, each started by the one before.
  static let longestChain = 1_000

  private struct Job {
    /// The number of jobs that led to this one since the time last moved.
    var links: Int
    var instant: UInt64
    var thread: Int32?
    var isAwaited: Bool { links <= longestChain }
  }

  private struct Ledger {
    var jobs: [UInt64: Job] = [:]
    var counts = Jobs()
    var instant: UInt64 = 0

    mutating func begin(after parent: UInt64) -> UInt64 {
      counts.newest += 1
      if parent == 0 { counts.departures += 1 }
      let links = jobs[parent].map { $0.instant == instant ? $0.links + 1 : 0 } ?? 0
      let job = Job(links: links, instant: instant)
      jobs[counts.newest] = job
      if job.isAwaited { counts.changes += 1 }
      return counts.newest
    }

    mutating func end(_ number: UInt64) {
      if jobs.removeValue(forKey: number)?.isAwaited == true { counts.changes += 1 }
    }
  }

  private static let ledger = Mutex(Ledger())

  /// Returns the jobs so far.
  ///
  /// - Parameter limit: The newest job whose thread is listed.
  static func jobs(upTo limit: UInt64 = .max) -> Jobs {
    ledger.withLock { ledger in
      var jobs = ledger.counts
      for (number, job) in ledger.jobs where job.isAwaited && number <= limit { jobs.threads.append(job.thread) }
      return jobs
    }
  }

  /// Starts counting, unless another library has installed the hook.
  static func begin() {
    executor_hooks_install { job, parent in ExecutorActivity.schedule(job, after: parent) }
  }

  private static func schedule(_ job: UInt, after parent: UInt64) {
    let number = ledger.withLock { $0.begin(after: parent) }
    // On the same threads as usual, whose number is that of the processors.
    DispatchQueue.global().async {
      let thread = executor_hooks_current_thread()
      ledger.withLock { $0.jobs[number]?.thread = thread }
      executor_hooks_run(job, number)
      // By now, all calls that the job has made to the main actor are in the main queue.
      ledger.withLock { $0.end(number) }
    }
  }

  /// Begins every chain of jobs anew, because the time moves.
  static func timeMoves() { ledger.withLock { $0.instant += 1 } }
}
