/// A source of time and of frames.
///
/// The clock and the display are the two interfaces of the runtime to its environment. The default is the clock of the
/// machine. Tests and tours replace it with a virtual clock.
@MainActor
package protocol FrameClock: AnyObject {
  /// The current time, in seconds, on a scale that only increases.
  var now: TimeInterval { get }

  /// Requests a call of `AppRuntime.frame()` after the current update cycle of the main queue.
  func requestFrame()

  /// Requests a call of `AppRuntime.frame()` at a time.
  ///
  /// A virtual clock can ignore the request, because the code that moves it stops at `AppRuntime.nextDeadline`.
  func requestFrame(at time: TimeInterval)
}

extension FrameClock {
  package func requestFrame(at time: TimeInterval) {}
}
