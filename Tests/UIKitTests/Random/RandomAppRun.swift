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

  func complaints() -> [String] {
    recorder.start()
    RuntimeDiagnostics.observer = { [weak self] kind, message in
      if kind == .unbalancedAppearanceTransition { self?.warnings.append(message) }
    }
    defer {
      recorder.stop()
      RuntimeDiagnostics.observer = nil
    }
    world.show()
    for _ in 0..<operations {
      world.act(clock)
      clock.advance(by: [0, 0, 0.05, 0.15, 0.4].randomElement(using: &world.dice) ?? 0)
    }
    var complaints = rest()
    complaints += world.inconsistencies()
    complaints += end()
    return complaints + warnings + LifecycleChecker.violations(in: recorder.records)
  }

  /// Lets everything come to its end, which takes a bounded time.
  private func rest() -> [String] {
    world.isPlaying = false
    for _ in 0..<8 {
      clock.advance(by: 2)
      if !AppRuntime.shared.hasRunningAnimations, !AppRuntime.shared.hasUncommittedChanges { return [] }
    }
    return ["something still goes on after 16 seconds"]
  }

  /// Takes everything down, after which nobody may be left.
  private func end() -> [String] {
    world.tearDown(clock)
    let left = world.alive
    return left.isEmpty ? [] : ["\(left.count) controllers are left: \(left.map { String(describing: type(of: $0)) })"]
  }
}
