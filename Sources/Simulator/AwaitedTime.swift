import Dispatch
import Foundation
import UIKit

/// The automatic advance of the time while a test awaits an event that requires it.
///
/// The time of a device advances by itself. The time of a simulator does not advance while code runs, so that a test
/// can inspect any moment of an animation; but a test that awaits the outcome of a transition would then wait forever.
/// The time therefore also advances when every task is suspended, neither `advance(by:)` nor `settle()` is running, and
/// something is scheduled on the device. Whether tasks are suspended is determined as for `settle()`: by their
/// activity, and not by a timeout.
@MainActor
final class AwaitedTime {
  /// The maximum time to advance, in seconds.
  ///
  /// The limit is required because an app with a repeating timer is never at rest.
  static let limit: TimeInterval = 600

  private weak var simulator: Simulator?
  private var watch = TaskWatch()
  private var isWatching = false
  /// The time at which the automatic advance ends.
  private var end: TimeInterval?

  init(of simulator: Simulator) { self.simulator = simulator }

  /// Called when something is scheduled on the device.
  func somethingIsScheduled() {
    guard !isWatching, let simulator, !simulator.isTimeMoving else { return }
    watch = TaskWatch()
    check()
  }

  /// Called when the test moved the time, which resets the limit of the automatic advance.
  func timeWasMoved() { end = nil }

  /// Schedules a check of the tasks for the time when all work that is now in the main queue has run.
  private func check() {
    isWatching = true
    watch.inNextRound { [self] in
      if moveTime() { check() } else { isWatching = false }
    }
  }

  /// Advances the time if all tasks are at rest.
  ///
  /// Returns whether to check again.
  private func moveTime() -> Bool {
    guard let simulator, simulator.isOn, !simulator.isTimeMoving, !simulator.holdsTime else { return false }
    simulator.clock.wakeDue()
    guard watch.isOver(after: TaskWatch.manyRounds) else { return true }
    simulator.commit()
    guard simulator.isAnythingScheduled else { return false }
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
