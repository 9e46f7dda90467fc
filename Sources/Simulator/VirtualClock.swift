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
  private var sleepers: [Sleeper] = []
  private var nextSleeper = 0

  /// The closure that is called when a frame, a timer, or the end of a sleep is scheduled.
  var onSchedule: (() -> Void)?

  func requestFrame() {
    isFrameRequested = true
    onSchedule?()
  }

  func requestFrame(at time: TimeInterval) { onSchedule?() }

  func frameWasMade() { isFrameRequested = false }

  func move(to time: TimeInterval) {
    now = max(now, time)
    timers.move(to: VirtualTime(seconds: now))
  }

  // MARK: - Sleeping

  /// The time at which the next sleep ends or the next timer fires; `nil` if there is none.
  var nextDeadline: TimeInterval? { earliest(timers.nextDeadline) }

  /// The same, without timers that repeat.
  var nextSingleDeadline: TimeInterval? { earliest(timers.nextSingleDeadline) }

  private func earliest(_ timer: TimeInterval?) -> TimeInterval? {
    (sleepers.map(\.deadline) + [timer].compactMap(\.self)).min()
  }

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
        sleepers.append(Sleeper(id: id, deadline: deadline, continuation: continuation))
        onSchedule?()
      }
    } onCancel: {
      Task { @MainActor in self.wake(id, isDue: false) }
    }
    guard isDue else { throw CancellationError() }
  }

  /// Resumes the tasks whose sleep has ended, in the order of their times.
  ///
  /// Returns whether there were any.
  @discardableResult
  func wakeDue() -> Bool {
    let due = sleepers.filter { $0.deadline <= now + 1e-9 }.sorted { ($0.deadline, $0.id) < ($1.deadline, $1.id) }
    for sleeper in due { wake(sleeper.id, isDue: true) }
    return !due.isEmpty
  }

  private func wake(_ id: Int, isDue: Bool) {
    guard let index = sleepers.firstIndex(where: { $0.id == id }) else { return }
    sleepers.remove(at: index).continuation.resume(returning: isDue)
  }

  /// Resumes all sleeping tasks as cancelled, because the device is being turned off.
  func cancelSleepers() {
    for sleeper in sleepers { sleeper.continuation.resume(returning: false) }
    sleepers = []
  }
}
