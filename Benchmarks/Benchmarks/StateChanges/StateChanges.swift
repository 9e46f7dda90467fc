import Benchmark
import Simulator
import Stateroom
import UIKit

// Each figure is taken twice in one run: by hand, and by the library. `Benchmarks/compare` prints the ratios.
let benchmarks: @Sendable () -> Void = {
  Benchmark.defaultConfiguration = .init(
    metrics: [.wallClock], warmupIterations: 20, scalingFactor: .one, maxDuration: .seconds(5), maxIterations: 2_000)

  for newcomer in Newcomer.allCases {
    let prefix = newcomer.rawValue
    for count in [1, 10, 100, 1000] {
      // As many changes in a sample as make it long enough to be measured.
      let changes = count < 1000 ? 50 : 10
      Benchmark("\(prefix)state-change-\(count)/by-hand") { benchmark in
        await measure(benchmark, children: count, newcomer, show: { $0.showHandWritten() }) { stage, container in
          for _ in 0..<changes { stage.swap(in: container) }
        }
      }
      Benchmark("\(prefix)state-change-\(count)/library") { benchmark in
        await measure(benchmark, children: count, newcomer, show: { $0.showContainer() }) { stage, container in
          for _ in 0..<changes { stage.swap(in: container) }
        }
      }
    }
  }

  Benchmark("animated-change-1/by-hand") { benchmark in
    await measure(benchmark, children: 1, .fresh, show: { $0.showHandWritten() }) { stage, container in
      for _ in 0..<10 { stage.dissolve(in: container, duration: 0.35) }
    }
  }
  Benchmark("animated-change-1/library") { benchmark in
    await measure(benchmark, children: 1, .fresh, show: { $0.showContainer() }) { stage, container in
      for _ in 0..<10 { stage.dissolve(in: container, duration: 0.35) }
    }
  }

  for operation in Operation.allCases {
    Benchmark("\(operation.rawValue)/by-hand") { await measure($0) { operation.byHand($0) } }
    Benchmark("\(operation.rawValue)/library") { await measure($0) { operation.byLibrary($0) } }
  }
}

/// Measures rounds of an operation.
private func measure(
  _ benchmark: Benchmark, _ prepare: @escaping @MainActor (Simulator) -> () -> Void
) async {
  await measureRounds(Lent(benchmark: benchmark), prepare)
}

@MainActor
private func measureRounds(_ lent: Lent, _ prepare: @MainActor (Simulator) -> () -> Void) async {
  let simulator = await Simulator.boot(.iPhone15)
  let round = prepare(simulator)
  for _ in 0..<5 { round() }
  lent.benchmark.startMeasurement()
  for _ in 0..<10 { round() }
  lent.benchmark.stopMeasurement()
  simulator.removeWindow()
}

/// A benchmark on its way to the main actor.
///
/// Unchecked, because the task that owns the benchmark waits for the main actor to be done with it.
private struct Lent: @unchecked Sendable {
  let benchmark: Benchmark
}

/// Measures `body` alone: the device and the container are made outside of the measurement.
private func measure<Container>(
  _ benchmark: Benchmark, children: Int, _ newcomer: Newcomer, show: @escaping @MainActor (Stage) -> Container,
  _ body: @escaping @MainActor (Stage, Container) -> Void
) async {
  await measureOnMainActor(Lent(benchmark: benchmark), children: children, newcomer, show: show, body)
}

@MainActor
private func measureOnMainActor<Container>(
  _ lent: Lent, children: Int, _ newcomer: Newcomer, show: @MainActor (Stage) -> Container,
  _ body: @MainActor (Stage, Container) -> Void
) async {
  let stage = await Stage(children: children, newcomer)
  let container = show(stage)
  body(stage, container)
  lent.benchmark.startMeasurement()
  body(stage, container)
  lent.benchmark.stopMeasurement()
  stage.simulator.removeWindow()
}
