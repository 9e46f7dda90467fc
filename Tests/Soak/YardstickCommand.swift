import ArgumentParser
import Foundation
import Simulator
import Walk

extension Cast: ExpressibleByArgument {}

/// Plays the walk with containers that are written by hand.
struct YardstickCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "yardstick", abstract: "Counts the episodes of the walk that break a hand-written container.",
    discussion: """
      The containers are written by the recipe in UIKit's documentation, plainly, or so that a request waits for a running
      transition. The control is the library's container in the same place. An episode is broken if the oracle of the walk
      finds something wrong in it. Those are counted apart in which that is so only when all windows are closed at the end.
      """)

  @Option(help: "Plays this number of episodes.")
  var episodes = 2_000

  @Option(help: "Begins with this seed.")
  var seed: UInt64 = 1

  @Option(help: "Plays with these containers only: recipe, patientRecipe or control.")
  var cast: Cast?

  @Flag(help: "Prints every step and every callback.")
  var trace = false

  @MainActor
  func run() async throws {
    let casts = cast.map { [$0] } ?? [.control, .recipe, .patientRecipe]
    for cast in casts { await measure(cast) }
  }

  @MainActor
  private func measure(_ cast: Cast) async {
    var progress = Progress()
    var steps = 0
    var played = 0
    var broken = 0
    // Only when all windows were taken away, in half of the episodes in the middle of a transition.
    var brokenAtTheEnd = 0
    var kinds: [String: (count: Int, seed: UInt64)] = [:]
    for seed in seed..<seed + UInt64(episodes) {
      let program = WalkGenerator.program(seed: seed)
      let simulator = await Simulator.boot(.iPhoneSE.drawing(framesPerSecond: 20))
      let found = await Walk.play(program, with: cast, on: simulator, trace: trace ? { print($0) } : nil)
      steps += program.steps.count
      played += 1
      if let first = found.first {
        if first.step > program.steps.count + 1 { brokenAtTheEnd += 1 } else { broken += 1 }
        kinds[first.kind, default: (0, seed)].count += 1
        if trace { for violation in found { print(violation) } }
      }
      progress.report("\(cast): \(played) episodes, \(broken) broken, \(brokenAtTheEnd) others at their end")
    }
    let counts = "\(broken) broken, \(brokenAtTheEnd) others at their end"
    progress.print("yardstick: \(cast): \(played) episodes from seed \(seed), \(steps) steps, \(counts)")
    for (kind, found) in kinds.sorted(by: { ($1.value.count, $0.key) < ($0.value.count, $1.key) }).prefix(8) {
      print("  \(found.count) times first, in seed \(found.seed) for one: \(kind)")
    }
  }
}
