import Foundation

/// The length of the random tests.
package enum RandomRuns {
  /// Returns a number of sequences, multiplied by the environment variable `STATEROOM_RANDOM_FACTOR` for a longer run.
  package static func count(_ sequences: Int) -> Int { max(Int(Double(sequences) * factor), 1) }

  /// Returns a seed, offset by the environment variable `STATEROOM_RANDOM_SEED` for other sequences.
  package static func seed(_ seed: UInt64) -> UInt64 {
    seed &+ (ProcessInfo.processInfo.environment["STATEROOM_RANDOM_SEED"].flatMap { UInt64($0) } ?? 0) &* 1_000_003
  }

  /// Plays a number of sequences, and returns the violations in the first few that failed, each with its seed.
  ///
  /// - Parameter play: Plays the sequence of a seed, and returns the number of its operations, and the violation.
  @MainActor
  package static func play(
    _ name: String, _ sequences: Int, from seed: UInt64, _ play: (UInt64) -> (operations: Int, violations: [String])
  ) -> [String] {
    var violations: [String] = []
    var operations = 0
    for sequence in 0..<sequences where violations.count < 5 {
      let seed = seed &+ UInt64(sequence)
      let played = play(seed)
      operations += played.operations
      violations += played.violations.map { "seed \(seed): \($0)" }
    }
    print(
      "\(name): \(sequences) sequences, \(operations) operations from seed \(seed), \(violations.count) violations")
    return violations
  }

  private static let factor =
    ProcessInfo.processInfo.environment["STATEROOM_RANDOM_FACTOR"].flatMap { Double($0) } ?? 1
}
