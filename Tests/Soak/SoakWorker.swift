import Foundation
import Simulator
import Walk

/// Plays episodes one after the other, and says how it goes.
@MainActor
final class SoakWorker {
  private let arguments: WalkCommand
  private var progress = Progress()
  private var episodes = 0
  private var steps = 0
  private var failures = 0

  init(_ arguments: WalkCommand) { self.arguments = arguments }

  /// Returns whether nothing was wrong.
  func run() async -> Bool {
    if let path = arguments.program { return await play(fileAt: path) }
    guard await isOracleHonest() else { return false }
    var seed = arguments.seed
    while !isOver {
      await play(seed)
      seed &+= 1
      progress.report(summary)
    }
    progress.print(summary)
    return failures == 0
  }

  /// Plays an episode with something spoiled on purpose for each way to spoil one: a soak that notices nothing would
  /// prove nothing.
  private func isOracleHonest() async -> Bool {
    for sabotage in Sabotage.allCases where await findings(in: Sabotage.program, spoiledBy: sabotage).isEmpty {
      print("The oracle does not notice: \(sabotage)")
      return false
    }
    let found = await findings(in: Sabotage.program)
    for violation in found { print(violation) }
    return found.isEmpty
  }

  private var isOver: Bool {
    if arguments.first, failures > 0 { return true }
    if let count = arguments.steps, steps >= count { return true }
    if let count = arguments.episodes, episodes >= count { return true }
    return arguments.steps == nil && arguments.episodes == nil && progress.seconds >= arguments.minutes * 60
  }

  private func play(fileAt path: String) async -> Bool {
    do {
      let program = try WalkProgram(json: Data(contentsOf: URL(fileURLWithPath: path)))
      print(program)
      let found = await findings(in: program)
      for violation in found { print(violation) }
      return found.isEmpty
    } catch {
      print("\(path) could not be read: \(error)")
      return false
    }
  }

  private func play(_ seed: UInt64) async {
    let program = WalkGenerator.program(seed: seed)
    // Should the process end within the episode, this is what was played.
    let place = FileManager.default.temporaryDirectory.appendingPathComponent("soak-episode.json")
    try? program.json.write(to: place)
    let found = await findings(in: program)
    episodes += 1
    steps += program.steps.count
    guard let first = found.first else { return }
    failures += 1
    print("seed \(seed): \(first)")
    if arguments.first { return }
    var shrinker = WalkShrinker { [self] candidate in
      await findings(in: candidate).contains { $0.kind == first.kind }
    }
    let small = await shrinker.shrink(program)
    print(small)
    for violation in await findings(in: small) { print("  \(violation)") }
    if let json = try? small.json { print("  " + String(decoding: json, as: UTF8.self)) }
  }

  private func findings(in program: WalkProgram, spoiledBy sabotage: Sabotage? = nil) async -> [WalkViolation] {
    let simulator = await Simulator.boot(.iPhoneSE.drawing(framesPerSecond: 20))
    return await Walk.play(program, on: simulator, spoiledBy: sabotage, trace: arguments.trace ? { print($0) } : nil)
  }

  private var summary: String { "\(steps) steps, \(episodes) episodes, \(failures) with violations" }
}
