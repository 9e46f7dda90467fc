import QuartzCore
import Simulator
import Testing
@testable import UIKit

/// The reading of observed progress objects for each frame.
@MainActor
struct ProgressWatchTests {
  private final class Watcher: UIViewController {
    var entries: [String] = []

    override func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) {
      entries.append("\(keyPath ?? "nil") \(change?[.newKey] as? Double ?? -1)")
    }
  }

  @MainActor
  private final class Log {
    var entries: [Double] = []
  }

  private let progress = Progress(totalUnitCount: 10)
  private let watcher = Watcher()

  @Test func `An observer by name receives the changes`() async {
    let simulator = await Simulator.boot(.iPhone15)
    simulator.show(watcher)
    progress.addObserver(watcher, forKeyPath: "fractionCompleted", options: .new, context: nil)
    progress.completedUnitCount = 5
    await simulator.advance(by: .seconds(0.1))
    #expect(watcher.entries == ["fractionCompleted 0.5"])
    progress.removeObserver(watcher, forKeyPath: "fractionCompleted")
    progress.completedUnitCount = 6
    await simulator.advance(by: .seconds(0.1))
    #expect(watcher.entries.count == 1)
  }

  @Test func `Changes between two frames are one change, which a later observer does not receive`() async {
    let simulator = await Simulator.boot(.iPhone15)
    simulator.show(watcher)
    func observe(_ log: Log) -> NSKeyValueObservation {
      progress.observe(\.fractionCompleted, options: .new) { _, change in
        let value = change.newValue ?? -1
        MainActor.assumeIsolated { log.entries.append(value) }
      }
    }
    let (first, second) = (Log(), Log())
    let observation = observe(first)
    progress.completedUnitCount = 1
    progress.completedUnitCount = 2
    let other = observe(second)
    #expect(first.entries == [0.2])
    await simulator.advance(by: .seconds(0.1))
    progress.completedUnitCount = 10
    await simulator.advance(by: .seconds(0.1))
    #expect(first.entries == [0.2, 1])
    #expect(second.entries == [1])
    observation.invalidate()
    other.invalidate()
  }

  @Test func `The frames end with the last observation, and a progress is not retained`() async {
    let simulator = await Simulator.boot(.iPhone15)
    simulator.show(watcher)
    await simulator.settle()
    weak var gone: Progress?
    let observations: [NSKeyValueObservation]
    do {
      let progress = Progress(totalUnitCount: 1)
      gone = progress
      observations = [progress.observe(\.isFinished) { _, _ in }, self.progress.observe(\.isPaused) { _, _ in }]
    }
    #expect(gone == nil)
    #expect(AnimationEngine.shared.isRunning)
    for observation in observations { observation.invalidate() }
    await simulator.advance(by: .seconds(0.1))
    #expect(!AnimationEngine.shared.isRunning)
  }
}
