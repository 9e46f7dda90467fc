import CExecutorHooks
import Foundation

/// Something that an app has scheduled with Foundation, Dispatch or Swift concurrency, and that occurs in virtual time.
///
/// The objects of these libraries are represented by their addresses, each with a reference that the timer owns.
struct VirtualTimer: Sendable {
  enum Action: Sendable {
    /// A block that `DispatchQueue.main.asyncAfter` was called with.
    case block(UInt)
    /// A `Timer` that was added to modes of the main run loop.
    case timer(UInt, modes: [UInt])
    /// The end of a `Task.sleep`.
    case wake(Wake)
  }

  /// The call that resumes a sleeping task.
  struct Wake: Sendable {
    var function: @convention(c) (UnsafeMutableRawPointer?) -> Void
    var context: UInt
    /// The sleeping task.
    var task: UInt
    /// The number of the sleeping task.
    var number: UInt64
  }

  var deadline: TimeInterval
  /// The position among the timers with the same deadline.
  ///
  /// Tasks begin to sleep on several threads, in any order, and are therefore resumed in the order of their creation.
  var order: UInt64
  var action: Action

  /// A Boolean value that indicates whether the timer will have an effect.
  ///
  /// A cancelled task has been resumed already. What would have woken it remains, because it releases the memory of the
  /// sleep.
  var isLive: Bool {
    switch action {
    case .block: true
    case .timer(let timer, _): timer_hooks_is_valid(timer)
    case .wake(let wake): !timer_hooks_is_cancelled(wake.task)
    }
  }

  /// The interval of a repeating timer; `nil` for one that occurs once.
  var interval: TimeInterval? {
    guard case .timer(let timer, _) = action else { return nil }
    let interval = timer_hooks_interval(timer)
    return interval > 0 ? interval : nil
  }

  var isWake: Bool { if case .wake = action { true } else { false } }

  /// The time by which a timer may be early, because times are sums of fractions.
  static let tolerance = 1e-9

  func isDue(at now: TimeInterval) -> Bool { deadline <= now + Self.tolerance }

  func precedes(_ other: VirtualTimer) -> Bool { (deadline, order) < (other.deadline, other.order) }

  /// Returns whether this is a timer of the run loop.
  func isOf(_ timer: UInt) -> Bool { if case .timer(timer, _) = action { true } else { false } }

  /// Returns a copy of a timer of the run loop, in no mode, with a reference of its own.
  func retained() -> VirtualTimer {
    guard case .timer(let timer, _) = action else { return self }
    timer_hooks_retain(timer)
    return VirtualTimer(deadline: deadline, order: order, action: .timer(timer, modes: []))
  }

  // MARK: - Ending the timer

  /// Performs the action, and releases its objects.
  @MainActor
  func fire() {
    switch action {
    case .block(let address):
      // The library has passed a block without arguments at this address, which is retained.
      let block = unsafeBitCast(address, to: (@convention(block) () -> Void).self)
      block()
    case .timer(let address, _):
      if let interval { timer_hooks_set_date(address, interval) }
      // The timer of the run loop retains its `Timer`, until it is invalidated.
      if let object = UnsafeRawPointer(bitPattern: timer_hooks_object(address)) {
        Unmanaged<Timer>.fromOpaque(object).takeUnretainedValue().fire()
      }
    case .wake(let wake):
      ExecutorActivity.resume(wake)
    }
    release()
  }

  /// Schedules the rest of the timer with the library that it was made with, in real time.
  func continueInRealTime(from now: TimeInterval) {
    let delay = deadline - now
    switch action {
    case .block(let block):
      timer_hooks_continue_block(block, delay)
    case .timer(let timer, let modes):
      if timer_hooks_is_valid(timer) {
        timer_hooks_set_date(timer, delay)
        for mode in modes { timer_hooks_continue_timer(timer, mode) }
      }
      release()
    case .wake(let wake):
      timer_hooks_continue_wake(wake.function, wake.context, delay)
      release()
    }
  }

  /// Releases the objects, which can run code of the app.
  func release() {
    switch action {
    case .block(let block):
      timer_hooks_release_block(block)
    case .timer(let timer, let modes):
      for mode in modes { timer_hooks_release(mode) }
      timer_hooks_release(timer)
    case .wake(let wake):
      timer_hooks_release_task(wake.task)
    }
  }
}
