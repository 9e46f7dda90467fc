import ArgumentParser
import Foundation
import Hostile
import Simulator
import UIKit

extension HostileKind: ExpressibleByArgument {}

/// Plays damaged input.
struct HostileCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "hostile", abstract: "Gives damaged archives, paths, and storyboards with nibs to their readers.",
    discussion: """
      Each input has a seed of its own. What is wrong with one is printed with its seed, and --count 1 --show with that
      seed prints the input and plays it again.
      """)

  @Argument(help: "What to damage. The default is everything.")
  var kinds: [HostileKind] = HostileKind.allCases

  @Option(help: "Plays this number of inputs of each kind.")
  var count: UInt64 = 1_000_000

  @Option(help: "Begins with this seed.")
  var seed: UInt64 = 1

  @Flag(help: "Prints every input before it is played.")
  var show = false

  func validate() throws {
    guard count > 0, seed.addingReportingOverflow(count).overflow == false else {
      throw ValidationError("The seeds from \(seed) on are not \(count).")
    }
  }

  @MainActor
  func run() async throws {
    let simulator = await Simulator.boot(.iPhoneSE)
    RuntimeDiagnostics.observer = { _, _ in }
    let log = try SeedLog()
    var isClean = true
    for kind in kinds {
      let run = play(kind, on: simulator, log)
      isClean = isClean && run.violations.isEmpty
    }
    log.close()
    if !isClean { throw ExitCode.failure }
  }

  @MainActor
  private func play(_ kind: HostileKind, on simulator: Simulator, _ log: SeedLog) -> HostileRun {
    var progress = Progress()
    var run = HostileRun(kind)
    let before = Memory.resident
    for violation in run.violations { print(violation) }
    for seed in seed..<seed + count {
      log.note("hostile \(kind) --count 1 --show --seed \(seed)")
      if show { print(String(decoding: run.input(seed), as: UTF8.self)) }
      let known = run.violations.count
      run.play(seed)
      for violation in run.violations[known...] { print(violation) }
      if run.count.isMultiple(of: 1_000) { simulator.commit() }
      progress.report(run.summary)
    }
    let slowest = "the slowest is seed \(run.slowest.seed) with \(run.slowest.duration)"
    progress.print("\(run.summary), from seed \(seed); \(slowest); \(before) MB before")
    return run
  }
}
