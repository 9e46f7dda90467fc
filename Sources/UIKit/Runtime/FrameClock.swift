/// A source of time and of frames.
///
/// One of the runtime's two seams to the outside (the other is the display). The default is the machine's clock;
/// tests and tours replace it with one that they move themselves.
@MainActor
package protocol FrameClock: AnyObject {
  /// The current time in seconds, on a scale that only moves forward.
  var now: TimeInterval { get }

  /// Requests one call of `AppRuntime.frame()` as soon as the current turn of the main queue is over.
  func requestFrame()

  /// Requests one call of `AppRuntime.frame()`. A clock that is moved manually need not do anything: the code that
  /// moves it stops at `AppRuntime.nextDeadline`.
  func requestFrame(at time: TimeInterval)
}

extension FrameClock {
  package func requestFrame(at time: TimeInterval) {}
}
