/// A closure that is scheduled for a time and can be cancelled.
@MainActor
package final class RuntimeTimer {
  let deadline: TimeInterval
  let order: Int
  fileprivate var block: (() -> Void)?

  fileprivate init(deadline: TimeInterval, order: Int, block: @escaping () -> Void) {
    self.deadline = deadline
    self.order = order
    self.block = block
  }

  /// Cancels the timer.
  package func cancel() {
    // Objects that the closure retains can run code when they are released, which must be able to access the property.
    let block = self.block
    self.block = nil
    withExtendedLifetime(block) {}
  }
}

/// The timers on the clock of the runtime, which fire in virtual time as in real time.
///
/// `AppRuntime.frame()` fires the timers that are due, in the order of time. A timer fires in the first frame at or
/// after its time, and code that moves a virtual clock stops at each timer.
@MainActor
package final class RuntimeTimers {
  private var timers: [RuntimeTimer] = []
  private var nextOrder = 0

  /// Calls a closure after a delay, in seconds.
  ///
  /// A delay that is not a number or not positive means the next frame.
  @discardableResult
  package func schedule(after delay: TimeInterval, _ block: @escaping () -> Void) -> RuntimeTimer {
    let runtime = AppRuntime.shared
    let timer = RuntimeTimer(deadline: runtime.now + (delay > 0 ? delay : 0), order: nextOrder, block: block)
    nextOrder += 1
    timers.append(timer)
    if timer.deadline.isFinite { runtime.clock.requestFrame(at: timer.deadline) }
    return timer
  }

  /// The time at which the next timer is due; `nil` if there is none.
  package var nextDeadline: TimeInterval? {
    var next: TimeInterval?
    for timer in timers where timer.block != nil && timer.deadline.isFinite {
      next = min(next ?? timer.deadline, timer.deadline)
    }
    return next
  }

  /// Fires the timers that are due, in the order of time.
  ///
  /// Timers that are scheduled meanwhile fire in a later frame.
  package func fire(at now: TimeInterval) {
    let limit = now + AnimationEngine.tolerance
    // Most frames fire no timer. Loops are used, because each call of a closure would check the actor.
    var isUnchanged = true
    for timer in timers where timer.block == nil || timer.deadline <= limit { isUnchanged = false }
    guard !isUnchanged else { return }
    var due: [RuntimeTimer] = []
    var later: [RuntimeTimer] = []
    for timer in timers where timer.block != nil {
      if timer.deadline <= limit { due.append(timer) } else { later.append(timer) }
    }
    // Releasing a timer runs no other code: the objects that a cancelled timer retained were released by the
    // cancellation.
    timers = later
    due.sort { ($0.deadline, $0.order) < ($1.deadline, $1.order) }
    for timer in due {
      // An earlier timer may have cancelled this one.
      let block = timer.block
      timer.block = nil
      block?()
    }
  }

  /// Cancels all timers.
  ///
  /// Called when the simulated device restarts.
  ///
  /// An object that owns a timer and is retained by the timer's block would otherwise never be released.
  func reset() {
    let cancelled = timers
    timers = []
    for timer in cancelled { timer.cancel() }
  }
}
