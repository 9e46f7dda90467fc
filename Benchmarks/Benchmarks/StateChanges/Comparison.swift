import Benchmark
import Simulator

/// How the same can be done.
enum Way: String, CaseIterable {
  case byHand = "by-hand"
  case library

  /// How long a round takes, in nanoseconds.
  var metric: BenchmarkMetric { .custom(rawValue, polarity: .prefersSmaller, useScalingFactor: false) }
}

/// Declares a figure that is taken in both ways, in turns: what slows the machine down for a while slows both.
///
/// - Parameters:
///   - rounds: How many rounds are measured at a stretch.
///   - prepare: Makes everything ready on a device, and returns what is done in a round.
func compare(
  _ name: String, rounds: Int, _ prepare: @escaping @MainActor @Sendable (Way, Simulator) -> () -> Void
) {
  let configuration = Benchmark.Configuration(
    metrics: Way.allCases.map(\.metric), warmupIterations: 10, scalingFactor: .one, maxDuration: .seconds(10),
    maxIterations: 2_000)
  Benchmark(name, configuration: configuration) { benchmark in
    let isEven = benchmark.currentIteration.isMultiple(of: 2)
    for way in isEven ? Way.allCases : Way.allCases.reversed() {
      benchmark.measurement(way.metric, await time(way, rounds: rounds, prepare))
    }
  }
}

/// How long a round takes, in nanoseconds.
@MainActor
private func time(_ way: Way, rounds: Int, _ prepare: @MainActor (Way, Simulator) -> () -> Void) async -> Int {
  let simulator = await Simulator.boot(.iPhone15)
  let round = prepare(way, simulator)
  for _ in 0..<10 { round() }
  let time = ContinuousClock().measure {
    for _ in 0..<rounds { round() }
  }
  simulator.removeWindow()
  return Int(time / .nanoseconds(1)) / rounds
}
