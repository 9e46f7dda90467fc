import UIKit

/// A clock that advances only when it is moved, with the tasks that sleep on it, and the timers that follow it.
@MainActor
final class VirtualClock: FrameClock {
  private(set) var now: TimeInterval = 0
  /// What the app has scheduled with other libraries.
  let timers = VirtualTimers(of: TestContexts.currentTest)
  /// A Boolean value that indicates whether an update cycle waits to be committed.
  ///
  /// The code that moves the time renders frames.
  private(set) var isFrameRequested = false

  private struct Sleeper {
    var id: Int
    var deadline: TimeInterval
    var continuation: CheckedContinuation<Bool, Never>
  }
  /// The sleeping tasks, in the order in which they wake.
  private var sleepers: [Sleeper] = []
  private var nextSleeper = 0

  /// The automatic advance, which is notified when a frame, a timer, or the end of a sleep is scheduled.
  var awaitedTime: AwaitedTime?

  func requestFrame() {
    isFrameRequested = true
    awaitedTime?.somethingIsScheduled()
  }

  func requestFrame(at time: TimeInterval) { awaitedTime?.somethingIsScheduled() }

  func frameWasMade() { isFrameRequested = false }

  func move(to time: TimeInterval) {
    now = max(now, time)
    timers.move(to: VirtualTime(seconds: now))
  }

  // MARK: - Sleeping

  /// The time at which the next sleep ends or the next timer fires; `nil` if there is none.
  var nextDeadline: TimeInterval? { earlier(timers.nextDeadline, sleepers.first?.deadline) }

  /// The same, without timers that repeat.
  var nextSingleDeadline: TimeInterval? { earlier(timers.nextSingleDeadline, sleepers.first?.deadline) }

  /// Suspends until a time.
  ///
  /// Throws if the task is cancelled before.
  func sleep(until deadline: TimeInterval) async throws {
    guard deadline > now else { return }
    nextSleeper += 1
    let id = nextSleeper
    let isDue = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        guard !Task.isCancelled else { return continuation.resume(returning: false) }
        let place = sleepers.firstIndex { $0.deadline > deadline } ?? sleepers.endIndex
        sleepers.insert(Sleeper(id: id, deadline: deadline, continuation: continuation), at: place)
        awaitedTime?.somethingIsScheduled()
      }
    } onCancel: {
      Task { @MainActor in self.cancel(id) }
    }
    guard isDue else { throw CancellationError() }
  }

  /// Resumes the tasks whose sleep has ended, in the order of their times.
  ///
  /// Returns whether there were any.
  @discardableResult
  func wakeDue() -> Bool {
    guard let first = sleepers.first, first.deadline <= now + 1e-9 else { return false }
    let due = sleepers.prefix { $0.deadline <= now + 1e-9 }
    sleepers.removeFirst(due.count)
    for sleeper in due { sleeper.continuation.resume(returning: true) }
    return true
  }

  private func cancel(_ id: Int) {
    guard let index = sleepers.firstIndex(where: { $0.id == id }) else { return }
    sleepers.remove(at: index).continuation.resume(returning: false)
  }

  /// Resumes all sleeping tasks as cancelled, because the device is being turned off.
  func cancelSleepers() {
    for sleeper in sleepers { sleeper.continuation.resume(returning: false) }
    sleepers = []
  }
}
