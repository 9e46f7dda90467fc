import Foundation

/// How long the random tests run.
package enum RandomRuns {
  /// A number of sequences, multiplied by `STATEROOM_RANDOM_FACTOR` of the environment for a longer run.
  package static func count(_ sequences: Int) -> Int { max(Int(Double(sequences) * factor), 1) }

  /// A seed, moved by `STATEROOM_RANDOM_SEED` of the environment for other sequences.
  package static func seed(_ seed: UInt64) -> UInt64 {
    seed &+ (ProcessInfo.processInfo.environment["STATEROOM_RANDOM_SEED"].flatMap { UInt64($0) } ?? 0) &* 1_000_003
  }

  private static let factor =
    ProcessInfo.processInfo.environment["STATEROOM_RANDOM_FACTOR"].flatMap { Double($0) } ?? 1
}
