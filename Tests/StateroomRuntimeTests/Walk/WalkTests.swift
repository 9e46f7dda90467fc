import Simulator
import TestSupport
import Testing
import Walk

/// Episodes of apps with nested containers in which anything happens in any order; see `Walk`.
///
/// `Tools/soak` plays any number. `STATEROOM_RANDOM_FACTOR` and `STATEROOM_RANDOM_SEED` play more and others here.
@MainActor
struct WalkTests {
  static let seed = RandomRuns.seed(0x57A7_EA00)
  nonisolated static let episodes = RandomRuns.count(5_000)
  nonisolated static let parts = 10

  let simulator: Simulator

  init() async { simulator = await Simulator.boot(.iPhoneSE.drawing(framesPerSecond: 20)) }

  /// Seeds whose programs once found something, each something else.
  @Test(
    arguments: [
      102_995, 104_977, 105_507, 106_623, 110_044, 110_897, 111_519, 111_583, 115_613, 117_661, 117_745,
      208_428, 42_205, 302_928, 903_084, 5_004_392, 7_029_179, 8_015_021, 20_001_302, 1_470_625_626,
      81_867, 86_879, 92_041, 188_023, 1_470_622_225, 1_470_622_811, 1_470_623_933, 1_470_623_554,
    ])
  func `Defects that a walk has found remain fixed`(seed: UInt64) async {
    let program = WalkGenerator.program(seed: seed)
    for program in [
      program, program.withoutPresentationsOfRoots, program.withoutPresentationsOfTabs,
      program.withPresentationsOfPartsOnly,
    ] {
      let violations = await Walk.play(program, on: simulator)
      #expect(violations.map(\.description) == [])
    }
  }

  /// In several parts, so that other tests get the device in between.
  @Test(arguments: 0..<parts)
  func `No order of calls from any callback leaves nested containers incomplete`(part: Int) async {
    var steps = 0
    for episode in part * Self.episodes / Self.parts..<(part + 1) * Self.episodes / Self.parts {
      let program = WalkGenerator.program(seed: Self.seed &+ UInt64(episode))
      steps += program.steps.count
      guard let violation = await Walk.play(program, on: simulator).first else { continue }
      var shrinker = WalkShrinker { [simulator] candidate in
        await Walk.play(candidate, on: simulator).contains { $0.kind == violation.kind }
      }
      let small = await shrinker.shrink(program)
      let violations = await Walk.play(small, on: simulator)
      Issue.record("\(violations.map(\.description).joined(separator: "\n"))\n\(small)")
      // One is enough to look at.
      break
    }
    print("walk: part \(part) of \(Self.episodes) episodes, \(steps) steps, from seed \(Self.seed)")
  }
}

/// The walk's oracle can fail, and the walk is what it says that it is.
@MainActor
struct WalkOracleTests {
  let simulator: Simulator

  init() async { simulator = await Simulator.boot(.iPhoneSE.drawing(framesPerSecond: 20)) }

  @Test(arguments: Sabotage.allCases)
  func `Deliberate defects are detected`(sabotage: Sabotage) async {
    #expect(await !Walk.play(Sabotage.program, on: simulator, spoiledBy: sabotage).isEmpty)
  }

  @Test func `The same episode is correct without defects`() async {
    let violations = await Walk.play(Sabotage.program, on: simulator)
    #expect(violations.map(\.description) == [])
  }

  @Test func `A seed is always the same program`() throws {
    for seed in 1..<50 as Range<UInt64> {
      let program = WalkGenerator.program(seed: seed)
      #expect(program == WalkGenerator.program(seed: seed))
      #expect(try program == WalkProgram(json: program.json))
    }
  }

  @Test func `The shrinker leaves only the steps that a failure needs`() async {
    let program = WalkGenerator.program(seed: 3)
    var shrinker = WalkShrinker { $0.steps.contains(program.steps[2]) && $0.steps.contains(program.steps[5]) }
    let small = await shrinker.shrink(program)
    #expect(small.steps.count == 2)
    #expect(small.steps.contains(program.steps[2]) && small.steps.contains(program.steps[5]))
  }
}
