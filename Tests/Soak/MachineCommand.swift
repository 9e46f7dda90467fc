import ArgumentParser
import Foundation
import MachineModel

/// Plays random sequences of events for the containment machine.
struct MachineCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "machine", abstract: "Plays random sequences of events for the containment machine.",
    discussion: "Half of the sequences deallocate children, by the seed.")

  @Option(help: "Plays this number of sequences.")
  var count: UInt64 = 10_000_000

  @Option(help: "Begins with this seed.")
  var seed: UInt64 = 0

  func validate() throws {
    guard count > 0, seed.addingReportingOverflow(count).overflow == false else {
      throw ValidationError("The seeds from \(seed) on are not \(count).")
    }
  }

  func run() async throws {
    var progress = Progress()
    var played: UInt64 = 0
    var failures: [String] = []
    // A slice at a time, shared out among the processors, so that there is something to report in between.
    let parts = UInt64(max(ProcessInfo.processInfo.activeProcessorCount, 1))
    while played < count, failures.isEmpty {
      let slice = min(10_000 * parts, count - played)
      let first = seed + played
      failures = await withTaskGroup(of: [String].self) { group in
        for part in 0..<parts {
          group.addTask { Self.play(first + slice * part / parts..<first + slice * (part + 1) / parts) }
        }
        return await group.reduce(into: []) { $0 += $1 }
      }
      played += slice
      progress.report("\(played) sequences, \(failures.count) violations")
    }
    for failure in failures { print(failure) }
    progress.print("machine: \(played) sequences from seed \(seed), \(failures.count) violations")
    if !failures.isEmpty { throw ExitCode.failure }
  }

  /// Plays the sequences of some seeds, and returns what went wrong.
  private static func play(_ seeds: Range<UInt64>) -> [String] {
    seeds.compactMap { RandomSequence.play(seed: $0, includesLosses: $0 & 2 != 0) }
  }
}
