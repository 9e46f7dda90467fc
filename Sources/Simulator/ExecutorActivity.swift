import CExecutorHooks

/// What Swift's concurrency runtime has been given to do; how a simulator knows whether tasks are under way.
enum ExecutorActivity {
  /// How many stretches of tasks were handed to the executors, each from one suspension to the next.
  struct Jobs: Equatable {
    /// For the main actor.
    var main: UInt64
    /// For the threads that all tasks share that are not on an actor of their own.
    var elsewhere: UInt64
  }

  /// The jobs of all tasks but the one that called ``leaveOutCurrentTask()``.
  static var jobs: Jobs {
    let counts = executor_hooks_job_counts()
    return Jobs(main: counts.main, elsewhere: counts.global)
  }

  /// Begins to count, if nobody has begun.
  static func begin() { executor_hooks_install() }

  /// Does not count the task that watches the others.
  static func leaveOutCurrentTask() { executor_hooks_ignore_current_task() }
}
