import UIKit

/// Calls a block once, after a delay. It needs no frames, so that the display may rest meanwhile.
///
/// The object that needs the block to be called owns the timer; a timer that was deallocated does not call it.
@MainActor
final class DelayTimer {
  #if canImport(ObjectiveC)
    /// What the run loop's timer calls, which the timer retains.
    private final class Target: NSObject {
      let block: () -> Void
      init(_ block: @escaping () -> Void) { self.block = block }
      @objc func fire(_ timer: Timer) { block() }
    }

    private let timer: Timer
  #else
    private let timer: RuntimeTimer
  #endif

  /// Creates a timer that is running already.
  ///
  /// - Parameter delay: How long to wait, in seconds. The block is never called before the initializer returns.
  init(after delay: TimeInterval, _ block: @escaping () -> Void) {
    #if canImport(ObjectiveC)
      timer = Timer.scheduledTimer(
        timeInterval: delay, target: Target(block), selector: #selector(Target.fire), userInfo: nil, repeats: false)
      // Scrolling puts the run loop into another mode, in which time goes on as well.
      RunLoop.main.add(timer, forMode: .common)
    #else
      timer = AppRuntime.shared.timers.schedule(after: delay, block)
    #endif
  }

  isolated deinit {
    #if canImport(ObjectiveC)
      timer.invalidate()
    #else
      timer.cancel()
    #endif
  }
}
