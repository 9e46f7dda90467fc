import CExecutorHooks
import Dispatch

/// What tasks do outside of the main actor; how a simulator knows whether somebody is still to come back from there.
enum ExecutorActivity {
  /// The stretches of tasks, each from one suspension to the next, that the threads were given which all tasks share.
  struct Jobs: Equatable {
    var begun: UInt64
    var ended: UInt64

    var underWay: UInt64 { begun - ended }
  }

  /// The jobs of all tasks but the one that called ``leaveOutCurrentTask()``.
  static var jobs: Jobs {
    let counts = executor_hooks_job_counts()
    return Jobs(begun: counts.begun, ended: counts.ended)
  }

  /// Begins to count, if nobody has begun.
  static func begin() {
    // On the same threads as ever, whose number is that of the processors.
    executor_hooks_install { job in DispatchQueue.global().async { executor_hooks_run(job) } }
  }

  /// Does not count the task that watches the others.
  static func leaveOutCurrentTask() { executor_hooks_ignore_current_task() }
}
