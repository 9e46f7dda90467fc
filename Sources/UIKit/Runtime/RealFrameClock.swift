import Dispatch

/// The machine's monotonic clock, with frames delivered on the main queue at the display's rate.
@MainActor
package final class RealFrameClock: FrameClock {
  /// The time of the next frame; infinite while none is requested.
  private var frameTime = TimeInterval.infinity
  private let framesPerSecond = 60.0

  /// The seconds of this clock per second of the machine. Animations are slow if it is less than 1.
  package var rate = 1.0 {
    willSet { (anchor, anchorUptime) = (now, uptime) }
    didSet {
      // A frame that was requested at the old rate comes too early or too late.
      guard frameTime.isFinite else { return }
      let time = frameTime
      frameTime = .infinity
      requestFrame(at: time)
    }
  }
  private var anchor: TimeInterval = 0
  private var anchorUptime: TimeInterval = 0

  package init() {}

  package var now: TimeInterval { anchor + (uptime - anchorUptime) * rate }

  private var uptime: TimeInterval { ProcessInfo.processInfo.systemUptime }

  package func requestFrame() {
    requestFrame(at: now + (AppRuntime.shared.hasRunningAnimations ? rate / framesPerSecond : 0))
  }

  package func requestFrame(at time: TimeInterval) {
    guard time < frameTime else { return }
    frameTime = time
    // Real time, because this is the clock of an app that runs for a user. Tests run on the simulator's virtual clock.
    DispatchQueue.main.asyncAfter(deadline: .now() + max(0, (time - now) / rate)) { [self] in
      MainActor.assumeIsolated { makeFrame(requestedFor: time) }
    }
  }

  private func makeFrame(requestedFor time: TimeInterval) {
    // An earlier request replaced this one and ran its own frame.
    guard time == frameTime else { return }
    frameTime = .infinity
    // A frame that was requested before another clock was installed does not belong to that clock.
    if AppRuntime.shared.clock === self { AppRuntime.shared.frame() }
  }
}
