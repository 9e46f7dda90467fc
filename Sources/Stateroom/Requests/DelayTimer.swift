import UIKit

/// A timer that calls a block once, after a delay.
///
/// The timer requires no frames, so that the display can be idle in the meantime. The object that needs the call owns
/// the timer, because a timer that was deallocated does not call its block.
@MainActor
final class DelayTimer {
  #if canImport(ObjectiveC)
    /// The object that the run loop's timer retains and calls.
    private final class Target: NSObject {
      let block: () -> Void
      init(_ block: @escaping () -> Void) { self.block = block }
      @objc func fire(_ timer: Timer) { block() }
    }

    private let timer: Timer
  #else
    private let timer: RuntimeTimer
  #endif

  /// Creates and starts a timer.
  ///
  /// - Parameters:
  ///   - delay: The delay in seconds.
  ///   - block: A closure that is never called before the initializer returns.
  init(after delay: TimeInterval, _ block: @escaping () -> Void) {
    #if canImport(ObjectiveC)
      timer = Timer.scheduledTimer(
        timeInterval: delay, target: Target(block), selector: #selector(Target.fire), userInfo: nil, repeats: false)
      // While the user scrolls, the run loop is in another mode, in which the timer must fire as well.
      RunLoop.main.add(timer, forMode: .common)
    #else
      timer = AppRuntime.shared.timers.schedule(after: delay, block)
    #endif
  }

  /// Returns the delay before the next of several attempts.
  ///
  /// It is twice as long as the last one, up to a second.
  static func delay(afterOneOf last: TimeInterval) -> TimeInterval { min(max(last * 2, 0.02), 1) }

  isolated deinit {
    #if canImport(ObjectiveC)
      timer.invalidate()
    #else
      timer.cancel()
    #endif
  }
}
