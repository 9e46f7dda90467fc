import Dispatch

/// The monotonic clock of the machine, with frames on the main queue at the rate of the display.
@MainActor
package final class RealFrameClock: FrameClock {
  /// The time of the next frame; infinite while no frame is requested.
  private var frameTime = TimeInterval.infinity
  private let framesPerSecond = 60.0

  /// The rate of the clock with slow animations.
  package static let slowRate = 0.1

  /// The number of seconds of this clock per second of the machine.
  ///
  /// If it is less than 1, animations are slow.
  package var rate = 1.0 {
    willSet { (anchor, anchorUptime) = (now, uptime) }
    didSet {
      // The time of a frame that was requested at the old rate must be corrected.
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
    // Real time, because this is the clock of an app that runs for a user. Tests use the simulator's virtual clock.
    DispatchQueue.main.asyncAfter(deadline: .now() + max(0, (time - now) / rate)) { [self] in
      MainActor.assumeIsolated { makeFrame(requestedFor: time) }
    }
  }

  private func makeFrame(requestedFor time: TimeInterval) {
    // An earlier request has replaced this one and performed its own frame.
    guard time == frameTime else { return }
    frameTime = .infinity
    // A frame that was requested before another clock was installed does not belong to that clock.
    if AppRuntime.shared.clock === self { AppRuntime.shared.frame() }
  }
}
