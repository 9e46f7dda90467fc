import CExecutorHooks
import Foundation
import Synchronization
import UIKit

/// The decision whether something that is scheduled follows the clock of the device that is on.
///
/// Four kinds of requests follow the clock, whichever library makes them for the app: a `Timer` that is added to the
/// main run loop, a block of `RunLoop.main.perform`, which runs in the next frame, a block of
/// `DispatchQueue.main.asyncAfter`, and the sleep of a task on the continuous clock.
/// Everything else is real: other queues, sources of Dispatch, dates, the suspending clock, which measures the time
/// limits of tests, and what other tests do that run at the same time. Without a device, and while another clock
/// provides the time of the app, everything is real.
///
/// A sleeping task follows the clock only if the device's test or its app has created it, which the task has inherited.
/// Other tasks can be those of any library, whose timeouts are real.
enum TimerHooks {
  private static let timers = Mutex<VirtualTimers?>(nil)

  /// Puts requests on a list from now on.
  static func begin(with list: VirtualTimers) {
    timers.withLock { $0 = list }
    timer_hooks_install(
      timer_hooks(
        schedule_block: { block, delay in
          TimerHooks.schedule { $0.schedule(.block(block), after: VirtualTime(nanoseconds: delay), isOwn: $1) }
        },
        schedule_timer: { timer, mode, isMain, delay in
          guard isMain || MainQueue.isCurrent else { return false }
          return TimerHooks.schedule {
            $0.schedule(timer, in: mode, after: VirtualTime(nanoseconds: delay), isOwn: $1)
          }
        },
        reschedule_timer: { TimerHooks.reschedule($0, after: VirtualTime(nanoseconds: $1)) }
      ))
    RunLoopHooks.begin()
    sleep_hooks_install { TimerHooks.schedule(.sleep($0, job: $2), after: VirtualTime(nanoseconds: $1)) }
  }

  /// Leaves requests to the libraries from now on, and ends what is left on the list.
  static func end(with list: VirtualTimers) {
    timers.withLock { if $0 === list { $0 = nil } }
    list.end()
  }

  // MARK: - Deciding

  /// Returns whether the device's test, or its app, makes the current request.
  ///
  /// Tests run at the same time, and only one of them has the device. Returns `false` if the test is unknown, as in a
  /// block of the main queue, and `nil` if it is another one.
  private static func isOwn(_ list: VirtualTimers) -> Bool? {
    guard let test = list.test else { return true }
    guard let current = TestContexts.currentTest else { return MainQueue.isCurrent && list.isRunningApp }
    return test == current ? true : nil
  }

  /// A Boolean value that indicates whether the device's test executes the current code on the main queue, and not the
  /// app.
  static var isTestRunning: Bool {
    guard MainQueue.isCurrent, let list = timers.withLock(\.self), !list.isRunningApp, isOwn(list) == true else {
      return false
    }
    return MainActor.assumeIsolated { Simulator.current?.isOn == true }
  }

  /// Calls a closure with the list, if the request may be of the device.
  private static func schedule(_ body: (VirtualTimers, _ isOwn: Bool) -> Bool) -> Bool {
    guard let list = timers.withLock(\.self), let isOwn = isOwn(list) else { return false }
    if MainQueue.isCurrent {
      let isOn = MainActor.assumeIsolated { Simulator.current?.isOn == true }
      guard isOn else { return false }
    }
    guard body(list, isOwn) else { return false }
    reportSchedule()
    return true
  }

  private static func schedule(_ sleep: VirtualTimer.Action, after delay: VirtualTime) -> Bool {
    guard let list = timers.withLock(\.self), list === VirtualTimers.ofApp || isOwn(list) == true else { return false }
    guard list.schedule(sleep, after: delay, isOwn: true) else { return false }
    reportSchedule()
    return true
  }

  private static func reschedule(_ timer: UInt, after delay: VirtualTime) {
    // Which list the timer is on was decided when it was added.
    guard let list = timers.withLock(\.self), list.reschedule(timer, after: delay) else { return }
    reportSchedule()
  }

  /// Lets the time advance for a test that awaits what was scheduled.
  private static func reportSchedule() {
    DispatchQueue.main.async { MainActor.assumeIsolated { Simulator.current?.awaitedTime?.somethingIsScheduled() } }
  }
}
