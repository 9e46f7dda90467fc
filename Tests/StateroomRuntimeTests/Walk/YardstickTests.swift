import Simulator
import Testing
import Walk

/// What the walk says of containers that are written by hand is not the fault of the yardstick.
@MainActor
struct YardstickTests {
  private static let seeds = 1...200 as ClosedRange<UInt64>

  let simulator: Simulator

  init() async { simulator = await Simulator.boot(.iPhoneSE.drawing(framesPerSecond: 20)) }

  private func findings(with cast: Cast) async -> [UInt64: String] {
    var found: [UInt64: String] = [:]
    for seed in Self.seeds {
      let violations = await Walk.play(WalkGenerator.program(seed: seed), with: cast, on: simulator)
      if let first = violations.first { found[seed] = first.kind }
    }
    return found
  }

  @Test func `The library's container breaks in no episode`() async {
    #expect(await findings(with: .control) == [:])
  }

  @Test(arguments: [Cast.recipe, .patientRecipe])
  func `A container that is written by hand breaks in the same episodes each time`(cast: Cast) async {
    let found = await findings(with: cast)
    #expect(!found.isEmpty)
    #expect(await findings(with: cast) == found)
  }
}
