package import Foundation

/// Damaged inputs of a kind, one after the other, and what came of them.
@MainActor
package struct HostileRun {
  /// How many inputs were played.
  package private(set) var count = 0
  /// How many inputs ended in which way.
  package private(set) var endings: [String: Int] = [:]
  /// What is wrong, with the seed of the input.
  package private(set) var violations: [String] = []
  /// The input that took longest.
  package private(set) var slowest: (seed: UInt64, duration: Duration) = (0, .zero)

  private let kind: HostileKind
  private let trial: any HostileTrial

  /// Begins with what is wrong with inputs that are not damaged.
  package init(_ kind: HostileKind) {
    self.kind = kind
    trial = kind.trial
    violations = trial.problems()
  }

  /// Plays the inputs of some seeds.
  package mutating func play(_ seeds: some Sequence<UInt64>) {
    for seed in seeds { play(seed) }
  }

  /// Plays the input of a seed.
  package mutating func play(_ seed: UInt64) {
    var verdict = HostileVerdict("")
    let duration = ContinuousClock().measure { verdict = trial.play(seed) }
    count += 1
    endings[verdict.ending, default: 0] += 1
    violations += verdict.violations.map { "seed \(seed): \($0)" }
    if duration > slowest.duration { slowest = (seed, duration) }
  }

  /// Returns the input of a seed.
  package func input(_ seed: UInt64) -> Data { trial.input(seed) }

  /// How many inputs there were, how they ended, and how many violations there are.
  package var summary: String {
    let list = endings.sorted { $0.key < $1.key }.map { "\($0.value) \($0.key)" }.joined(separator: ", ")
    return "\(kind): \(count) inputs, \(list), \(violations.count) violations"
  }
}
