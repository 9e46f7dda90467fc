import CExecutorHooks
import Foundation
import Synchronization
import UIKit

/// The decision whether something that is scheduled follows the clock of the device that is on.
///
/// Three kinds of requests are seen here, whichever library made them for the app: a `Timer` that is added to the main
/// run loop, a block of `DispatchQueue.main.asyncAfter`, and the end of a `Task.sleep`. Requests of the first two kinds
/// follow the clock if they are made on the main actor. A sleep follows it in a task of the device's test, which every
/// task is that inherits from it. In a task whose test is unknown, such as one that a block of the main queue has
/// started, it does so if the task has left the main actor or was started there. A task of the main actor has left it
/// when it sleeps.
///
/// Everything else stays real: other queues, sources of Dispatch, dates, and what other tests do that run at the same
/// time. Without a device, and while another clock provides the time of the app, everything is real.
enum TimerHooks {
  private static let timers = Mutex<VirtualTimers?>(nil)

  /// Puts requests on a list from now on.
  static func begin(with list: VirtualTimers) {
    timers.withLock { $0 = list }
    timer_hooks_install(
      timer_hooks(
        schedule_block: { TimerHooks.schedule(.block($0), after: $1) },
        schedule_wake: { function, context, task, number, delay in
          guard let function else { return false }
          let wake = VirtualTimer.Wake(function: function, context: context, task: task, number: number)
          return TimerHooks.schedule(wake, after: delay)
        },
        schedule_timer: { TimerHooks.schedule($0, in: $1, after: $2) },
        reschedule_timer: { TimerHooks.reschedule($0, after: $1) }
      ))
  }

  /// Leaves requests to the libraries from now on, and schedules with them what is left on the list.
  static func end(with list: VirtualTimers) {
    timers.withLock { if $0 === list { $0 = nil } }
    list.end()
  }

  // MARK: - Deciding

  private static func schedule(_ action: VirtualTimer.Action, after delay: TimeInterval) -> Bool {
    onMainActor { $0.schedule(action, after: delay) }
  }

  private static func schedule(_ timer: UInt, in mode: UInt, after delay: TimeInterval) -> Bool {
    onMainActor { $0.schedule(timer, in: mode, after: delay) }
  }

  private static func reschedule(_ timer: UInt, after delay: TimeInterval) {
    // Which list the timer is on was decided when it was added.
    guard let list = timers.withLock(\.self), list.reschedule(timer, after: delay) else { return }
    reportSchedule()
  }

  private static func schedule(_ wake: VirtualTimer.Wake, after delay: TimeInterval) -> Bool {
    guard let list = timers.withLock(\.self) else { return false }
    let isIncluded = isOfTest(of: list) ?? ExecutorActivity.isOfDevice(wake.number)
    guard isIncluded, list.schedule(.wake(wake), after: delay) else { return false }
    reportSchedule()
    return true
  }

  /// A Boolean value that indicates whether there is a device, and the current task is not known to be of another test.
  static var mayBeOfDevice: Bool { timers.withLock(\.self).map { isOfTest(of: $0) ?? true } ?? false }

  /// Returns whether the current task is of the device's test; `nil` if that is unknown.
  private static func isOfTest(of list: VirtualTimers) -> Bool? {
    guard let test = list.test, let current = TestContexts.currentTest else { return nil }
    return test == current
  }

  /// Calls a closure with the list, if the main actor schedules something for the device.
  private static func onMainActor(_ body: (VirtualTimers) -> Bool) -> Bool {
    guard MainQueue.isCurrent, let list = timers.withLock(\.self), isOfTest(of: list) ?? true else { return false }
    let isOn = MainActor.assumeIsolated { Simulator.current?.isOn == true }
    guard isOn, body(list) else { return false }
    reportSchedule()
    return true
  }

  /// Lets the time advance for a test that awaits what was scheduled.
  private static func reportSchedule() {
    DispatchQueue.main.async { MainActor.assumeIsolated { Simulator.current?.clock.onSchedule?() } }
  }
}
