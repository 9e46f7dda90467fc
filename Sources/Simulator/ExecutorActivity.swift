import CExecutorHooks
import Dispatch
import Synchronization

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
    /// A Boolean value that indicates whether the job only resumes a task that has slept.
    var isWaking = false
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
    /// The tasks whose jobs are not counted, because they only look for others.
    var probes: Set<UInt64> = []
    /// The resumed parts of tasks, by the jobs that resume them.
    private var followers: [UInt64: [(job: UInt, number: UInt64)]] = [:]

    mutating func begin(by task: UInt64, after parent: UInt64) -> UInt64 {
      newest += 1
      if parent == 0 { departures[task, default: 0] += 1 }
      let links = jobs[parent].map { $0.instant == instant ? $0.links + 1 : 0 } ?? 0
      let job = Job(links: links, departures: parent == 0 ? departures[task] ?? 0 : 0, instant: instant)
      jobs[newest] = job
      if job.isAwaited { counts.changes += 1 }
      return newest
    }

    /// Begins a job that resumes a task that has slept.
    ///
    /// The departures of the task are discarded, because the time has moved.
    mutating func beginWaking(_ task: UInt64) -> UInt64 {
      departures[task] = nil
      newest += 1
      jobs[newest] = Job(links: 0, departures: 0, instant: instant, isWaking: true)
      counts.changes += 1
      return newest
    }

    /// Adds a job to those that follow one that resumes a task, and returns whether there is such a job.
    mutating func follow(_ parent: UInt64, with job: UInt, by task: UInt64) -> Bool {
      guard jobs[parent]?.isWaking == true else { return false }
      followers[parent, default: []].append((job, begin(by: task, after: parent)))
      return true
    }

    mutating func removeFollowers(of parent: UInt64) -> [(job: UInt, number: UInt64)] {
      followers.removeValue(forKey: parent) ?? []
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

  /// Starts the observation of jobs, unless another library has installed the hook.
  static func begin() {
    executor_hooks_install { job, task, parent in ExecutorActivity.schedule(job, by: task, after: parent) }
  }

  private static func schedule(_ job: UInt, by task: UInt64, after parent: UInt64) {
    let number: UInt64? = ledger.withLock { ledger in
      // No job has the number 0.
      if ledger.probes.contains(task) { return 0 }
      return ledger.follow(parent, with: job, by: task) ? nil : ledger.begin(by: task, after: parent)
    }
    guard let number else { return }
    // Runs on the same threads as without the hook, whose number is that of the processors.
    DispatchQueue.global().async {
      let thread = executor_hooks_current_thread()
      ledger.withLock { $0.jobs[number]?.thread = thread }
      executor_hooks_run(job, number)
      // At this point, all calls that the job has made to the main actor are in the main queue.
      ledger.withLock { $0.end(number) }
    }
  }

  /// Ends the sleep of tasks, which continue one after the other, in order, until they are suspended again.
  static func end(_ sleeps: [UInt]) {
    guard !sleeps.isEmpty else { return }
    let numbers = ledger.withLock { ledger in sleeps.map { ledger.beginWaking(sleep_hooks_task($0)) } }
    DispatchQueue.global().async {
      let thread = executor_hooks_current_thread()
      ledger.withLock { ledger in for number in numbers { ledger.jobs[number]?.thread = thread } }
      for (sleep, number) in zip(sleeps, numbers) {
        sleep_hooks_end(sleep, number)
        for follower in ledger.withLock({ $0.removeFollowers(of: number) }) {
          ledger.withLock { $0.jobs[follower.number]?.thread = thread }
          executor_hooks_run(follower.job, follower.number)
          ledger.withLock { $0.end(follower.number) }
        }
        ledger.withLock { $0.end(number) }
      }
    }
  }

  /// Leaves the main actor and returns to it, without being counted.
  ///
  /// The runtime resumes a task that yields through a queue that it does not report. The calling task passes that
  /// queue, and returns after the tasks of its priority that are in it.
  @MainActor
  static func passUnreportedQueue() async {
    let task = executor_hooks_current_task()
    ledger.withLock { _ = $0.probes.insert(task) }
    await Task.yield()
    ledger.withLock { _ = $0.probes.remove(task) }
  }

  /// Restarts every chain of jobs, because the time moves.
  static func timeMoves() { ledger.withLock { $0.instant += 1 } }

  /// Restarts the count of the departures of tasks, because a simulator begins to watch the tasks.
  static func watchBegins() { ledger.withLock { $0.forgetDepartures() } }
}
