import CExecutorHooks
import Dispatch
import Foundation
import Synchronization
import UIKit

/// Makes `DispatchQueue.main.asyncAfter` and `Timer` follow the simulator's clock while a device is on.
///
/// Blocks and timers become timers of the runtime, which fire when the time is moved. A block is then put into the main queue,
/// as Dispatch does; a timer is fired directly, as a run loop does. With the real clock nothing is taken over.
///
/// - Note: `Date()`, `ContinuousClock.now`, `DispatchTime.now()`, dispatch sources and other queues remain real.
@MainActor
enum VirtualTimers {
  private nonisolated static let isOn = Mutex(false)

  static func begin() {
    isOn.withLock { $0 = true }
    time_hooks_install(
      { delay, block in VirtualTimers.schedule(block, after: delay) },
      { timer, isMain in VirtualTimers.add(timer, isMain: isMain) })
  }

  static func end() { isOn.withLock { $0 = false } }

  private nonisolated static func schedule(_ block: UInt, after delay: Double) -> Bool {
    guard delay > 0, isOn.withLock({ $0 }) else { return false }
    let pending = Retained(block) { time_hooks_release_block($0) }
    onMainQueue {
      AppRuntime.shared.timers.schedule(after: delay) { time_hooks_enqueue(pending.object) }
    }
    return true
  }

  private nonisolated static func add(_ timer: UInt, isMain: Bool) -> Bool {
    // The main queue need not be served by the main thread, whose run loop then does not run.
    guard isOn.withLock({ $0 }), isMain || MainQueueMark.isCurrent, time_hooks_timer_object(timer) != 0 else {
      return false
    }
    let interval = time_hooks_timer_interval(timer)
    let delay = time_hooks_timer_delay(timer)
    time_hooks_retain_timer(timer)
    let retained = Retained(timer) { time_hooks_release_timer($0) }
    onMainQueue {
      let first = abs(delay - interval) < 0.1 && interval > 0 ? interval : VirtualDelay.rounded(delay)
      fire(retained, after: first, interval: interval)
    }
    return true
  }

  /// Fires a timer when it is due, and again until it is invalidated.
  private static func fire(_ timer: Retained, after delay: Double, interval: Double) {
    AppRuntime.shared.timers.schedule(after: delay, isAwaited: interval <= 0) {
      guard time_hooks_timer_is_valid(timer.object),
        let object = UnsafeRawPointer(bitPattern: time_hooks_timer_object(timer.object))
      else { return }
      // The information of a timer of Foundation is the timer itself, as long as it is valid.
      Unmanaged<Timer>.fromOpaque(object).takeUnretainedValue().fire()
      if interval > 0, time_hooks_timer_is_valid(timer.object) { fire(timer, after: interval, interval: interval) }
    }
  }

  /// A block or a timer, released with this object: one that is still pending when the device is reset is never called.
  private final class Retained: Sendable {
    let object: UInt
    private let release: @Sendable (UInt) -> Void

    init(_ object: UInt, release: @escaping @Sendable (UInt) -> Void) {
      self.object = object
      self.release = release
    }

    deinit { release(object) }
  }

  private nonisolated static func onMainQueue(_ body: @escaping @MainActor @Sendable () -> Void) {
    if MainQueueMark.isCurrent {
      MainActor.assumeIsolated(body)
    } else {
      DispatchQueue.main.async { MainActor.assumeIsolated(body) }
    }
  }
}

/// Tells whether code runs in the main queue, which need not be served by the main thread.
enum MainQueueMark {
  private static let key: DispatchSpecificKey<Void> = {
    let key = DispatchSpecificKey<Void>()
    DispatchQueue.main.setSpecific(key: key, value: ())
    return key
  }()

  static var isCurrent: Bool { DispatchQueue.getSpecific(key: key) != nil }
}
