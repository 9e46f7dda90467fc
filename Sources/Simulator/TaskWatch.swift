import Dispatch

/// Determines when tasks are at rest, by checking after each round in which everything in the main queue ran once.
///
/// Nothing here depends on how long anything takes. A job that computes outside of the main actor is awaited, however
/// busy the machine is. One that blocks its thread is awaited until every thread of the process waits: it may be
/// waiting for the time to advance.
@MainActor
struct TaskWatch {
  /// The number of rounds without activity that is enough. What waits in the main queue, a task or a block of the
  /// app's, cannot be observed, and each link of a chain takes a round.
  static let fewRounds = 8
  static let manyRounds = 24

  private var last = ExecutorActivity.jobs()
  private var quietRounds = 0

  init() { ExecutorActivity.watchBegins() }

  /// Checks after each round until tasks are at rest.
  ///
  /// The rounds are blocks in the main queue and not steps of a task: resuming a task can involve another thread, and
  /// would be mistaken for activity of a task.
  static func begin(rounds: Int, round: @escaping () -> Void, completion: @escaping () -> Void) {
    next(TaskWatch(), rounds, round, completion)
  }

  private static func next(
    _ watch: TaskWatch, _ rounds: Int, _ round: @escaping () -> Void, _ completion: @escaping () -> Void
  ) {
    DispatchQueue.main.async {
      MainActor.assumeIsolated {
        var watch = watch
        round()
        if watch.isOver(after: rounds) { completion() } else { next(watch, rounds, round, completion) }
      }
    }
  }

  /// Checks once more. Returns whether tasks are at rest, or are not to be awaited.
  mutating func isOver(after rounds: Int) -> Bool {
    let jobs = ExecutorActivity.jobs()
    defer { last = jobs }
    guard jobs.changes == last.changes, jobs.threads.isEmpty || areBlocked(jobs) else {
      quietRounds = 0
      return false
    }
    quietRounds += 1
    return quietRounds >= rounds
  }

  /// Returns whether jobs wait for something that no thread of the process is about to provide.
  private func areBlocked(_ jobs: ExecutorActivity.Jobs) -> Bool {
    jobs.threads.allSatisfy { $0.map(ProcessThreads.isWaiting) ?? false } && ProcessThreads.isEveryOtherOneWaiting()
  }
}
