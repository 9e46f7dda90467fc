import Dispatch
import Foundation
import UIKit

/// Moves the time while a test awaits what only time brings.
///
/// A device's time moves by itself. A simulator's stands still while code runs, so that a test can look at any moment of an
/// animation; but a test that awaits the outcome of a transition would wait forever. So the time also moves when every task is
/// suspended, neither `advance(by:)` nor `settle()` is running, and something is scheduled on the device. Whether tasks are at
/// rest is decided as it is for `settle()`: by what they do, and not by how long that takes.
@MainActor
final class AwaitedTime {
  /// How far the time moves by itself, in seconds. An app with a timer that repeats is never at rest.
  static let limit: TimeInterval = 600

  private weak var simulator: Simulator?
  private var watch = TaskWatch()
  private var isWatching = false
  /// Where the time stops moving by itself.
  private var end: TimeInterval?

  init(of simulator: Simulator) { self.simulator = simulator }

  /// Something is scheduled on the device.
  func somethingIsScheduled() {
    guard !isWatching, let simulator, !simulator.isTimeMoving else { return }
    watch = TaskWatch()
    look()
  }

  /// The test has moved the time, so that it does not merely wait.
  func timeWasMoved() { end = nil }

  /// Looks when everything that is in the main queue now has run.
  private func look() {
    isWatching = true
    DispatchQueue.main.async { [self] in
      MainActor.assumeIsolated {
        if moveTime() { look() } else { isWatching = false }
      }
    }
  }

  /// Moves the time if tasks have come to rest. Returns whether to look again.
  private func moveTime() -> Bool {
    guard let simulator, simulator.isOn, !simulator.isTimeMoving, !simulator.holdsTime else { return false }
    simulator.clock.wakeDue()
    guard watch.isOver(after: TaskWatch.manyRounds) else { return true }
    simulator.commit()
    guard simulator.isBusy else { return false }
    let end = end ?? simulator.clock.now + Self.limit
    self.end = end
    guard simulator.clock.now < end else { return false }
    simulator.step(towards: min(end, simulator.nextEvent))
    if simulator.clock.now >= end { report() }
    watch = TaskWatch()
    return true
  }

  private func report() {
    let message = """
      Simulator: A test is waiting, and \(Int(Self.limit)) seconds of virtual time have not brought what it awaits. The time \
      stands still from now on. Call advance(by:) or settle(timeLimit:) to move it.

      """
    FileHandle.standardError.write(Data(message.utf8))
  }
}
