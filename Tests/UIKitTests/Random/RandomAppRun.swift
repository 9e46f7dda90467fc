import Foundation
import Simulator
import TestSupport
import UIKit

/// One sequence of random operations, and what is wrong after it.
@MainActor
final class RandomAppRun {
  private let recorder = LifecycleRecorder()
  private let clock: ManualClock
  private let world: RandomApp
  private let operations: Int
  private var warnings: [String] = []

  init(seed: UInt64, operations: Int) {
    clock = ManualClock()
    // Twenty frames a second are enough to be interrupted everywhere.
    clock.frame = 1.0 / 20
    world = RandomApp(seed: seed)
    self.operations = operations
  }

  func problems() -> [String] {
    recorder.start()
    RuntimeDiagnostics.observer = { [weak self] kind, message in
      if kind == .unbalancedAppearanceTransition { self?.warnings.append(message) }
    }
    defer {
      recorder.stop()
      RuntimeDiagnostics.observer = nil
    }
    world.trace = { [weak self] in self?.trace($0) }
    world.show()
    for number in 0..<operations {
      trace("\(number):")
      world.act(clock)
      clock.advance(by: [0, 0, 0.05, 0.15, 0.4].randomElement(using: &world.dice) ?? 0)
    }
    var problems = rest()
    problems += world.inconsistencies()
    problems += end()
    problems += warnings + violations()
    if !problems.isEmpty, Self.isTraced { printTrace() }
    return problems
  }

  /// The violations of the callbacks. A cancelled swipe back announces a move that never completes, on a device too; as
  /// many consequences as there were such swipes are accepted.
  private func violations() -> [String] {
    var allowed = world.cancelledSwipes
    return LifecycleChecker.violations(in: recorder.records).filter { violation in
      guard violation.contains("willMove(toParent"), allowed > 0 else { return true }
      allowed -= 1
      return false
    }
  }

  // MARK: - Tracing

  private static let isTraced = ProcessInfo.processInfo.environment["RANDOM_TRACE"] != nil
  private var operationsDone: [(records: Int, name: String)] = []

  private func trace(_ name: String) {
    if Self.isTraced { operationsDone.append((recorder.records.count, name)) }
  }

  private func printTrace() {
    var next = 0
    for (index, record) in recorder.records.enumerated() {
      while next < operationsDone.count, operationsDone[next].records <= index {
        print(operationsDone[next].name)
        next += 1
      }
      print("  \(record)")
    }
  }

  /// Lets everything come to its end, which takes a bounded time.
  private func rest() -> [String] {
    trace("rest")
    world.isPlaying = false
    world.unhide()
    for _ in 0..<8 {
      world.release()
      clock.advance(by: 2)
      if !AppRuntime.shared.hasRunningAnimations, !AppRuntime.shared.hasUncommittedChanges { return [] }
    }
    return ["something still goes on after 16 seconds"]
  }

  /// Removes everything, after which no controller may be alive.
  private func end() -> [String] {
    world.tearDown(clock)
    let left = world.alive
    return left.isEmpty ? [] : ["\(left.count) controllers are left: \(left.map { String(describing: type(of: $0)) })"]
  }
}
