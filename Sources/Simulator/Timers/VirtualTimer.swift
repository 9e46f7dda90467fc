import CExecutorHooks
import Foundation

/// Something that an app has scheduled with Foundation, Dispatch or the concurrency library, and that occurs in virtual
/// time.
///
/// The objects of these libraries are represented by their addresses, each with a reference that the timer owns.
struct VirtualTimer: Sendable {
  enum Action: Sendable {
    /// A block that `DispatchQueue.main.asyncAfter` was called with.
    case block(UInt)
    /// A `Timer` that was added to modes of the main run loop.
    case timer(UInt, modes: [UInt])
    /// A task that has begun to sleep in a job.
    case sleep(UInt, job: UInt64)
  }

  /// The time at which the timer is due.
  var deadline: VirtualTime
  /// The position among the timers with the same deadline.
  var order: UInt64
  var action: Action
  /// A Boolean value that indicates whether the app on the device has scheduled the timer.
  ///
  /// Otherwise, another test may have scheduled it.
  var isOwn: Bool

  /// A Boolean value that indicates whether the timer was not invalidated, and the sleeping task not cancelled.
  var isValid: Bool {
    switch action {
    case .block: true
    case .timer(let timer, _): timer_hooks_is_valid(timer)
    case .sleep(let sleep, _): !sleep_hooks_is_cancelled(sleep)
    }
  }

  /// The interval of a repeating timer; `nil` for one that occurs once.
  var interval: VirtualTime? {
    guard case .timer(let timer, _) = action else { return nil }
    let nanoseconds = timer_hooks_interval(timer)
    return nanoseconds > 0 ? VirtualTime(nanoseconds: nanoseconds) : nil
  }

  /// The position of the job in which a task began to sleep, after everything else.
  ///
  /// Jobs are numbered in the order in which tasks leave the main actor. Tasks then begin to sleep on any thread.
  private var job: UInt64 { if case .sleep(_, let job) = action { job } else { 0 } }

  func precedes(_ other: VirtualTimer) -> Bool {
    (deadline, job, order) < (other.deadline, other.job, other.order)
  }

  /// Returns whether this is a timer of the run loop.
  func isOf(_ timer: UInt) -> Bool { if case .timer(timer, _) = action { true } else { false } }

  /// Returns a copy of a timer of the run loop, in no mode, with a reference of its own.
  func retained() -> VirtualTimer {
    guard case .timer(let timer, _) = action else { return self }
    timer_hooks_retain(timer)
    return VirtualTimer(deadline: deadline, order: order, action: .timer(timer, modes: []), isOwn: isOwn)
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
      if let interval { timer_hooks_set_date(address, interval.nanoseconds) }
      // The timer of the run loop retains its `Timer`, until it is invalidated.
      if let object = UnsafeRawPointer(bitPattern: timer_hooks_object(address)) {
        Unmanaged<Timer>.fromOpaque(object).takeUnretainedValue().fire()
      }
    case .sleep:
      break
    }
    release()
  }

  /// Ends the timer with its device: invalidates a timer, discards a block, and cancels a sleeping task.
  ///
  /// What may be of another test continues in real time instead.
  func end(at now: VirtualTime) {
    let delay = deadline.nanoseconds == .max ? .max : deadline.nanoseconds - now.nanoseconds
    switch action {
    case .block(let block):
      if !isOwn { timer_hooks_continue_block(block, delay) }
    case .timer(let timer, let modes):
      if isOwn {
        timer_hooks_invalidate(timer)
      } else if timer_hooks_is_valid(timer) {
        timer_hooks_set_date(timer, delay)
        for mode in modes { timer_hooks_continue_timer(timer, mode) }
      }
    case .sleep(let sleep, _):
      sleep_hooks_cancel(sleep)
    }
    release()
  }

  /// Releases the objects, which can run code of the app, and resumes a task that has slept.
  func release() {
    switch action {
    case .block(let block):
      timer_hooks_release_block(block)
    case .timer(let timer, let modes):
      for mode in modes { timer_hooks_release(mode) }
      timer_hooks_release(timer)
    case .sleep(let sleep, _):
      ExecutorActivity.end([sleep])
    }
  }
}
