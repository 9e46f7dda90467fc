import Benchmark
import Simulator

/// The two implementations that are compared.
enum Way: String, CaseIterable {
  case byHand = "by-hand"
  case library

  /// The duration of a round, in nanoseconds.
  var metric: BenchmarkMetric { .custom(rawValue, polarity: .prefersSmaller, useScalingFactor: false) }
}

/// Declares a measurement of both implementations, which alternate, so that a disturbance of the machine affects both.
///
/// - Parameters:
///   - rounds: The number of rounds in a sample.
///   - prepare: Prepares a device, and returns the operation of a round.
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

/// Returns the duration of a round, in nanoseconds.
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
