import Foundation
import Simulator

/// What has occurred on a device, each with its time in milliseconds.
@MainActor
final class EventLog {
  private weak var simulator: Simulator?
  private(set) var events: [String] = []

  init(on simulator: Simulator) { self.simulator = simulator }

  func add(_ name: String) {
    let milliseconds = simulator.map { Int(($0.now / .milliseconds(1)).rounded()) }
    events.append(milliseconds.map { "\(name) \($0)" } ?? name)
  }
}

/// Schedules a timer that calls a closure on the main actor. Foundation's method is unavailable in asynchronous
/// functions.
///
/// Foundation for Linux never releases the closure, which must therefore not retain the simulator.
@discardableResult
@MainActor
func scheduleTimer(
  _ interval: TimeInterval, repeats: Bool = false, _ body: @escaping @MainActor (Timer) -> Void
) -> Timer {
  Timer.scheduledTimer(withTimeInterval: interval, repeats: repeats) { timer in
    // A timer of the main run loop calls its block there.
    nonisolated(unsafe) let timer = timer
    MainActor.assumeIsolated { body(timer) }
  }
}
