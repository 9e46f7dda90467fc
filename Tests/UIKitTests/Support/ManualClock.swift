import UIKit

/// Time that moves only when a test says so, in the steps of a display.
///
/// For suites with the trait `ownClock`: there is one runtime in a process, and tests that use it take turns.
@MainActor
final class ManualClock: FrameClock {
  private(set) var now: TimeInterval = 1024
  /// How long a frame is.
  var frame: TimeInterval = 1.0 / 60

  /// Makes this the runtime's clock, with nothing left running from before.
  init() {
    ShownWindows.release()
    AppRuntime.shared.reset()
    AppRuntime.shared.clock = self
  }

  func requestFrame() {}

  /// Lets time pass: a frame at a time, one at each deadline, and at the end.
  func advance(by seconds: TimeInterval) {
    AppRuntime.shared.commit()
    let target = now + seconds
    while now < target {
      let deadline = AppRuntime.shared.nextDeadline.flatMap { $0 > now ? $0 : nil } ?? target
      now = min(now + frame, deadline, target)
      AppRuntime.shared.frame()
    }
  }

  /// Ends the turn without letting time pass.
  func endTurn() { AppRuntime.shared.endTurn() }
}
