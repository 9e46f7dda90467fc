import Dispatch

/// The machine's monotonic clock, with frames delivered on the main queue at the display's rate.
@MainActor
package final class RealFrameClock: FrameClock {
  private var isFrameRequested = false
  private let framesPerSecond = 60.0

  package init() {}

  package var now: TimeInterval { ProcessInfo.processInfo.systemUptime }

  package func requestFrame() {
    guard !isFrameRequested else { return }
    isFrameRequested = true
    let delay = AppRuntime.shared.hasRunningAnimations ? 1 / framesPerSecond : 0
    DispatchQueue.main.asyncAfter(deadline: .now() + delay) { [self] in
      MainActor.assumeIsolated {
        isFrameRequested = false
        // A frame that was asked for before another clock took over is not that one's.
        if AppRuntime.shared.clock === self { AppRuntime.shared.frame() }
      }
    }
  }
}
