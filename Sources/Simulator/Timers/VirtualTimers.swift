import CExecutorHooks
import Foundation
import Synchronization

/// The timers, delayed blocks and sleeping tasks of an app that follow the clock of a device.
///
/// They are on this list instead of in Foundation, Dispatch and the concurrency runtime; ``TimerHooks`` puts them there.
/// The list is not isolated, because a task begins to sleep on any thread. No code of the app runs while the list is
/// locked.
///
/// When the device is deallocated, everything that is left continues in real time, as without a simulator: nothing that
/// an app has scheduled is lost, and no task sleeps forever.
final class VirtualTimers: Sendable {
  private struct State {
    var now: TimeInterval = 0
    var timers: [VirtualTimer] = []
    var hasEnded = false
    private var newest: UInt64 = 0

    mutating func nextOrder() -> UInt64 {
      newest += 1
      return newest
    }
  }

  private let state = Mutex(State())

  /// The test that the device belongs to; `nil` if it was not booted in a test of Swift Testing.
  let test: String?

  init(of test: String?) { self.test = test }

  func move(to time: TimeInterval) { state.withLock { $0.now = time } }

  // MARK: - Scheduling

  /// Adds something that occurs after a delay. Returns `false` if the device was turned off.
  func schedule(_ action: VirtualTimer.Action, after delay: TimeInterval) -> Bool {
    state.withLock { state in
      guard !state.hasEnded else { return false }
      let order = if case .wake(let wake) = action { wake.number } else { state.nextOrder() }
      state.timers.append(VirtualTimer(deadline: state.now + max(0, delay), order: order, action: action))
      return true
    }
  }

  /// Adds a timer in a mode of the run loop, or adds a mode to a timer. Returns `false` if the device was turned off.
  func schedule(_ timer: UInt, in mode: UInt, after delay: TimeInterval) -> Bool {
    let isAdded = state.withLock { state in
      guard !state.hasEnded, let index = state.timers.firstIndex(where: { $0.isOf(timer) }) else { return false }
      guard case .timer(_, let modes) = state.timers[index].action else { return false }
      state.timers[index].action = .timer(timer, modes: modes + [mode])
      return true
    }
    guard isAdded else { return schedule(.timer(timer, modes: [mode]), after: delay) }
    // One reference suffices, and this is not the last one.
    timer_hooks_release(timer)
    return true
  }

  /// Changes when a timer occurs, if it is on the list.
  func reschedule(_ timer: UInt, after delay: TimeInterval) -> Bool {
    state.withLock { state in
      guard let index = state.timers.firstIndex(where: { $0.isOf(timer) }) else { return false }
      state.timers[index].deadline = state.now + max(0, delay)
      return true
    }
  }

  // MARK: - Finding what is next

  /// The time of the next timer; `nil` if there is none.
  var nextDeadline: TimeInterval? { earliest { _ in true } }

  /// The time of the next timer that occurs once; `nil` if there is none.
  var nextSingleDeadline: TimeInterval? { earliest { $0.interval == nil } }

  /// A Boolean value that indicates whether a task has not been resumed although its sleep has ended.
  var hasDueWakes: Bool {
    state.withLock { state in state.timers.contains { $0.isWake && $0.isLive && $0.isDue(at: state.now) } }
  }

  private func earliest(_ isIncluded: (VirtualTimer) -> Bool) -> TimeInterval? {
    let (invalid, deadline): ([VirtualTimer], TimeInterval?) = state.withLock { state in
      // Another thread may invalidate a timer meanwhile: each is examined once.
      let firstInvalid = state.timers.partition { !$0.isWake && !$0.isLive }
      let invalid = Array(state.timers[firstInvalid...])
      state.timers.removeSubrange(firstInvalid...)
      let next = state.timers.filter { $0.deadline.isFinite && (!$0.isWake || $0.isLive) && isIncluded($0) }
      return (invalid, next.map(\.deadline).min())
    }
    for timer in invalid { timer.release() }
    return deadline
  }

  // MARK: - Firing

  /// Fires the timers and blocks that are due, in the order of time. Those scheduled meanwhile fire in a later frame.
  ///
  /// Returns whether there were any.
  @MainActor
  func fireDue() -> Bool {
    let newest = state.withLock { $0.nextOrder() }
    var hasFired = false
    while let timer = nextDue(before: newest) {
      hasFired = true
      timer.fire()
    }
    return hasFired
  }

  /// Resumes the next task whose sleep has ended. Returns `false` if there is none.
  ///
  /// A task is resumed on another thread. The next one must follow when the task is at rest again, so that what they do
  /// on the main actor has the same order in every run.
  @MainActor
  func wakeNext() -> Bool {
    guard let timer = removeFirst(where: \.isWake) else { return false }
    timer.fire()
    return true
  }

  private func nextDue(before limit: UInt64) -> VirtualTimer? {
    removeFirst { !$0.isWake && $0.order < limit }
  }

  /// Removes the first timer that is due and meets a condition. A repeating one remains on the list as well.
  private func removeFirst(where isIncluded: (VirtualTimer) -> Bool) -> VirtualTimer? {
    state.withLock { state in
      let due = state.timers.indices.filter { isIncluded(state.timers[$0]) && state.timers[$0].isDue(at: state.now) }
      guard let index = due.min(by: { state.timers[$0].precedes(state.timers[$1]) }) else { return nil }
      guard let interval = state.timers[index].interval, state.timers[index].isLive else {
        return state.timers.remove(at: index)
      }
      let timer = state.timers[index].retained()
      // Like a run loop, skips the repetitions that are in the past.
      let missed = ((state.now + VirtualTimer.tolerance - timer.deadline) / interval).rounded(.down)
      state.timers[index].deadline += interval * (missed + 1)
      state.timers[index].order = state.nextOrder()
      return timer
    }
  }

  // MARK: - Ending

  /// Schedules everything that is left in real time, because the device is being turned off.
  func end() {
    let (timers, now) = state.withLock { state in
      defer { state.timers = [] }
      state.hasEnded = true
      return (state.timers.sorted { $0.precedes($1) }, state.now)
    }
    for timer in timers { timer.continueInRealTime(from: now) }
  }
}
