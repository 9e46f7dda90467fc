import CExecutorHooks
import UIKit

/// The run loop of a test that waits for the device with `RunLoop.run(until:)` or `run(mode:before:)`.
///
/// Running the main run loop moves the time, so that timers fire and animations proceed. As on a device, other tasks of
/// the main actor and blocks of the main queue wait meanwhile, because the test occupies it. The app itself, which
/// runs within a frame, cannot move the time.
enum RunLoopHooks {
  static func begin() {
    run_loop_hooks_install(
      run_loop_hooks(
        is_virtual: { TimerHooks.isTestRunning },
        run: { delay in MainActor.assumeIsolated { Simulator.current?.runMainLoop(for: delay) } }
      ))
  }
}

extension Simulator {
  /// Moves the time for a test that runs the main run loop.
  ///
  /// - Parameter delay: The nanoseconds; `Int64.max` for the time of the next event.
  fileprivate func runMainLoop(for delay: Int64) {
    if delay < .max { return advance(by: .nanoseconds(delay)) }
    commit()
    step(towards: nextEvent)
  }
}
