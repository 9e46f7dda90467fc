import Dispatch
import UIKit

/// An observer that determines when tasks are at rest, with a check after each round of the main queue.
///
/// In a round, all work that was in the main queue at its beginning is executed. The result does not depend on
/// durations. A job that computes outside of the main actor is awaited, even on a busy machine. A job that blocks its
/// thread is awaited until every thread of the process waits, because it may be waiting for the time to advance.
@MainActor
struct TaskWatch {
  /// The number of rounds without activity after which tasks are at rest.
  ///
  /// Work in the main queue, such as a task or a closure of the app, cannot be observed, and each step of a chain
  /// requires a round.
  static let fewRounds = 8
  static let manyRounds = 24

  /// The number of rounds in a row that find a job computing after which rounds are made at intervals.
  ///
  /// They take about as long as an interval. So a short job is awaited without delay, and a long one is not slowed by
  /// rounds.
  private static let busyRounds = 256
  private static let interval = DispatchTimeInterval.milliseconds(1)
  /// The queue for intervals. It has a thread of its own, because jobs may occupy those of the global queues.
  private static let intervals = DispatchQueue(label: "Simulator.TaskWatch")

  /// Tasks that look for others which return to the main actor without being reported.
  ///
  /// A task that yields is in a queue of the runtime for a moment. If all threads of that queue are busy, the moment is
  /// longer than any number of rounds. The probes are in that queue behind it, one for each priority, and return later.
  @MainActor
  private final class Probe {
    private static let priorities: [TaskPriority] = [.high, .medium, .low, .background]
    private var returned = 0
    var hasReturned: Bool { returned == Self.priorities.count }

    init() {
      for priority in Self.priorities {
        Task(priority: priority) {
          await ExecutorActivity.passUnreportedQueue()
          returned += 1
        }
      }
    }
  }

  private var last = ExecutorActivity.jobs()
  private var quietRounds = 0
  /// The number of rounds in a row that found the same jobs computing.
  private var busyRounds = 0
  private var probe: Probe?

  init() { ExecutorActivity.watchBegins() }

  /// Checks after each round until tasks are at rest.
  ///
  /// The rounds are closures in the main queue and not steps of a task, because resuming a task can involve another
  /// thread, which would be interpreted as activity of a task.
  static func begin(rounds: Int, round: @escaping () -> Void, completion: @escaping () -> Void) {
    next(TaskWatch(), rounds, round, completion)
  }

  private static func next(
    _ watch: TaskWatch, _ rounds: Int, _ round: @escaping () -> Void, _ completion: @escaping () -> Void
  ) {
    watch.inNextRound {
      var watch = watch
      round()
      if watch.isOver(after: rounds) { completion() } else { next(watch, rounds, round, completion) }
    }
  }

  /// Calls a closure after the work that is in the main queue.
  ///
  /// While a job computes, the processor is left to it from time to time. The number of rounds until its end has no
  /// influence on the result.
  func inNextRound(_ body: @escaping @MainActor () -> Void) {
    guard busyRounds >= Self.busyRounds else { return DispatchQueue.main.async(execute: body) }
    Self.intervals.asyncAfter(deadline: .now() + Self.interval) { DispatchQueue.main.async(execute: body) }
  }

  /// Checks once more.
  ///
  /// Returns whether tasks are at rest, or must not be awaited.
  mutating func isOver(after rounds: Int) -> Bool {
    let jobs = ExecutorActivity.jobs()
    defer { last = jobs }
    let isUnchanged = jobs.changes == last.changes
    // Item providers load on a queue of their own.
    guard !ItemLoading.isBusy, isUnchanged, jobs.threads.isEmpty || areBlocked(jobs) else {
      busyRounds = isUnchanged ? busyRounds + 1 : 0
      quietRounds = 0
      probe = nil
      return false
    }
    busyRounds = 0
    quietRounds += 1
    guard quietRounds >= rounds else { return false }
    // The frames of a test that moves the time need no probe, because the only task for them is the test itself.
    guard rounds >= Self.manyRounds else { return true }
    guard let probe else {
      self.probe = Probe()
      return false
    }
    return probe.hasReturned
  }

  /// Returns whether jobs wait for something that no thread of the process is about to provide.
  private func areBlocked(_ jobs: ExecutorActivity.Jobs) -> Bool {
    jobs.threads.allSatisfy { $0.map(ProcessThreads.isWaiting) ?? false } && ProcessThreads.isEveryOtherOneWaiting()
  }
}
