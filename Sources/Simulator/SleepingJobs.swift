import CExecutorHooks
import Synchronization

/// The jobs of tasks that sleep on the simulator's clock.
///
/// `Task.sleep` is called on any thread, so the clock's time is kept here as well, where any thread can read it. Only the
/// sleeps of the tasks that belong to the device are virtual: the task that booted it, the tasks that these start, and the
/// tasks that code in the main queue starts. Other tests run at the same time, and their sleeps are real.
enum SleepingJobs {
  /// The longest sleep that ``Simulator/settle(timeLimit:)`` waits for. A task that is cancelled leaves its sleep behind.
  private static let longestAwaited = 60.0

  private struct Sleeper {
    var job: UInt
    var deadline: Double
    var isAwaited: Bool
  }

  private struct State {
    var isOn = false
    var now = 0.0
    var tasks: Set<UInt64> = []
    /// The number of the newest task. A task that is scheduled with a greater number has just been created.
    var newest: UInt64 = 0
    var sleepers: [Sleeper] = []
  }

  private static let state = Mutex(State())

  // MARK: - The Device

  /// Begins with the tasks of a device.
  static func begin(owner: UInt64) {
    state.withLock {
      $0.isOn = true
      $0.now = 0
      $0.tasks = owner == 0 ? [] : [owner]
    }
    // Tasks that exist already have smaller numbers than this one.
    Task {}
  }

  /// Ends with the device. Tasks that sleep continue, because no time would wake them.
  static func end() {
    let jobs = state.withLock { state in
      let jobs = state.sleepers.map(\.job)
      state.isOn = false
      state.tasks = []
      state.sleepers = []
      return jobs
    }
    for job in jobs { executor_hooks_resume(job) }
  }

  static func move(to time: Double) { state.withLock { $0.now = time } }

  // MARK: - Tasks

  /// Notes that a task was scheduled. A new one belongs to the device if its creator does, or code in the main queue.
  static func observe(_ task: UInt64, by current: UInt64) {
    let isInMainQueue = current == 0 && MainQueueMark.isCurrent
    state.withLock { state in
      guard task > state.newest else { return }
      state.newest = task
      if state.isOn, current == 0 ? isInMainQueue : state.tasks.contains(current) { state.tasks.insert(task) }
    }
  }

  /// Puts a job to sleep, if it is of a task of the device.
  static func sleep(_ delay: Double, _ job: UInt, of task: UInt64) -> Bool {
    state.withLock { state in
      guard state.isOn, state.tasks.contains(task) else { return false }
      let delay = VirtualDelay.rounded(delay)
      state.sleepers.append(
        Sleeper(job: job, deadline: state.now + delay, isAwaited: delay <= longestAwaited))
      return true
    }
  }

  // MARK: - Time

  /// The time at which the next job is to wake.
  static var nextDeadline: Double? { state.withLock { $0.sleepers.map(\.deadline).min() } }

  /// The same for the sleeps that a test waits for.
  static var nextAwaitedDeadline: Double? {
    state.withLock { $0.sleepers.filter(\.isAwaited).map(\.deadline).min() }
  }

  /// Schedules the jobs whose time has come, in the order of their times.
  static func wakeDue() {
    let due = state.withLock { state in
      let due = state.sleepers.filter { $0.deadline <= state.now + 1e-9 }
      state.sleepers.removeAll { $0.deadline <= state.now + 1e-9 }
      return due.sorted { $0.deadline < $1.deadline }
    }
    for sleeper in due { executor_hooks_resume(sleeper.job) }
  }
}

/// Delays as the app wrote them.
enum VirtualDelay {
  /// Returns a delay without the time that passed while it was computed.
  ///
  /// The system passes the deadline on, and not the delay; a deadline is a little less than the delay away when it arrives.
  /// On a busy machine that is some milliseconds, so longer delays are taken to be multiples of 10 milliseconds.
  static func rounded(_ delay: Double) -> Double {
    guard delay > 0, delay.isFinite else { return delay > 0 ? delay : 0 }
    let grid = delay >= 0.04 ? 0.01 : 0.001
    let up = (delay / grid).rounded(.up) * grid
    let nearest = (delay / 0.001).rounded() * 0.001
    return up - delay < grid * 0.8 ? up : nearest
  }
}
