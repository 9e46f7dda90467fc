import CExecutorHooks
import Foundation
import Synchronization

/// The timers and delayed blocks of an app that follow the clock of a device.
///
/// They are on this list instead of in Foundation and Dispatch; ``TimerHooks`` puts them there. The list is not
/// isolated, because any thread can schedule something on the main queue. No code of the app runs while the list is
/// locked.
final class VirtualTimers: Sendable {
  private struct State {
    var now = VirtualTime.zero
    var timers: [VirtualTimer] = []
    var isRunningApp = false
    var hasEnded = false
    private var newest: UInt64 = 0

    mutating func nextOrder() -> UInt64 {
      newest += 1
      return newest
    }
  }

  private let state = Mutex(State())

  /// The list of the device whose app has created the current task.
  @TaskLocal static var ofApp: VirtualTimers?

  /// The test that the device belongs to; `nil` if it was not booted in a test of Swift Testing.
  let test: String?

  init(of test: String?) { self.test = test }

  func move(to time: VirtualTime) { state.withLock { $0.now = time } }

  /// A Boolean value that indicates whether the device executes the app.
  ///
  /// What the main actor schedules meanwhile is the app's.
  var isRunningApp: Bool { state.withLock(\.isRunningApp) }

  /// Calls a closure that executes the app: its callbacks, and what it has scheduled.
  ///
  /// The tasks that the app creates belong to it.
  @MainActor
  func runApp(_ body: () -> Void) {
    // A closure in this method would belong to the main actor, which is checked at each call, and frames are frequent.
    let outer = setRunningApp(true)
    Self.$ofApp.withValue(self, operation: body)
    _ = setRunningApp(outer)
  }

  /// Sets whether the device executes the app, and returns what was set before.
  private func setRunningApp(_ isRunningApp: Bool) -> Bool {
    state.withLock { state in
      defer { state.isRunningApp = isRunningApp }
      return state.isRunningApp
    }
  }

  // MARK: - Scheduling

  /// Adds something that occurs after a delay.
  ///
  /// Returns `false` if the device was turned off.
  func schedule(_ action: VirtualTimer.Action, after delay: VirtualTime, isOwn: Bool) -> Bool {
    state.withLock { state in
      guard !state.hasEnded else { return false }
      let deadline = state.now.advanced(by: delay)
      state.timers.append(VirtualTimer(deadline: deadline, order: state.nextOrder(), action: action, isOwn: isOwn))
      return true
    }
  }

  /// Adds a timer in a mode of the run loop, or adds a mode to a timer.
  ///
  /// Returns `false` if the device was turned off.
  func schedule(_ timer: UInt, in mode: UInt, after delay: VirtualTime, isOwn: Bool) -> Bool {
    let isAdded = state.withLock { state in
      guard !state.hasEnded, let index = state.timers.firstIndex(where: { $0.isOf(timer) }) else { return false }
      guard case .timer(_, let modes) = state.timers[index].action else { return false }
      state.timers[index].action = .timer(timer, modes: modes + [mode])
      return true
    }
    guard isAdded else { return schedule(.timer(timer, modes: [mode]), after: delay, isOwn: isOwn) }
    // One reference suffices, and this is not the last one.
    timer_hooks_release(timer)
    return true
  }

  /// Changes when a timer occurs, if it is on the list.
  func reschedule(_ timer: UInt, after delay: VirtualTime) -> Bool {
    state.withLock { state in
      guard let index = state.timers.firstIndex(where: { $0.isOf(timer) }) else { return false }
      state.timers[index].deadline = state.now.advanced(by: delay)
      return true
    }
  }

  // MARK: - Finding what is next

  /// The time of the next timer, in seconds; `nil` if there is none.
  var nextDeadline: TimeInterval? { earliest { _ in true } }

  /// The time of the next timer that occurs once, in seconds; `nil` if there is none.
  var nextSingleDeadline: TimeInterval? { earliest { $0.interval == nil } }

  private func earliest(_ isIncluded: (VirtualTimer) -> Bool) -> TimeInterval? {
    // Another thread may invalidate a timer meanwhile: each is examined once.
    let (invalid, deadline): ([VirtualTimer], VirtualTime?) = state.withLock { state in
      guard !state.timers.isEmpty else { return ([], nil) }
      let firstInvalid = state.timers.partition { !$0.isValid }
      let invalid = Array(state.timers[firstInvalid...])
      state.timers.removeSubrange(firstInvalid...)
      let next = state.timers.filter { $0.deadline < .never && isIncluded($0) }.map(\.deadline).min()
      return (invalid, next)
    }
    for timer in invalid { timer.release() }
    return deadline?.seconds
  }

  // MARK: - Firing

  /// Fires the timers and blocks that are due, in the order of time.
  ///
  /// Those scheduled meanwhile fire in a later frame.
  ///
  /// Returns whether there were any.
  @MainActor
  func fireDue() -> Bool {
    guard let newest = orderOfFiring() else { return false }
    var hasFired = false
    // Tasks that wake at the same time continue in the order in which they began to sleep, after everything else.
    var sleeps: [UInt] = []
    while let timer = removeFirstDue(before: newest) {
      hasFired = true
      if case .sleep(let sleep, _) = timer.action { sleeps.append(sleep) } else { timer.fire() }
    }
    ExecutorActivity.end(sleeps)
    return hasFired
  }

  /// The order before which timers fire now; `nil` if there are no timers.
  private func orderOfFiring() -> UInt64? { state.withLock { $0.timers.isEmpty ? nil : $0.nextOrder() } }

  /// Removes the first timer that is due and was scheduled before.
  ///
  /// A repeating one remains on the list as well.
  private func removeFirstDue(before limit: UInt64) -> VirtualTimer? {
    state.withLock { state in
      let due = state.timers.indices.filter { state.timers[$0].order < limit && state.timers[$0].deadline <= state.now }
      guard let index = due.min(by: { state.timers[$0].precedes(state.timers[$1]) }) else { return nil }
      let timer = state.timers[index]
      guard timer.isValid, let interval = timer.interval else { return state.timers.remove(at: index) }
      // Like a run loop, skips the repetitions that are in the past.
      state.timers[index].deadline = timer.deadline.next(after: state.now, every: interval)
      state.timers[index].order = state.nextOrder()
      return timer.retained()
    }
  }

  // MARK: - Ending

  /// Ends everything that is left, because the device is being turned off.
  func end() {
    let (timers, now) = state.withLock { state in
      defer { state.timers = [] }
      state.hasEnded = true
      return (state.timers.sorted { $0.precedes($1) }, state.now)
    }
    for timer in timers { timer.end(at: now) }
  }
}
