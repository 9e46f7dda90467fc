import Simulator
import Stateroom
import TestSupport
import Testing
import UIKit

/// The library on the runtime under random operations: whatever is called, in whatever order, from whatever callback.
@MainActor
struct RandomOperationsTests {
  static let seed: UInt64 = 0x57A7_E200
  static let sequences = 5_000

  let simulator: Simulator

  init() async { simulator = await Simulator.boot(.iPhoneSE) }

  @Test func `Random sequences of operations never break the contract`() {
    let violations = RandomRuns.play("runtime", Self.sequences, from: Self.seed) { seed in
      let world = ContainerWorld(simulator, seed: seed)
      return (world.play(), world.violations)
    }
    #expect(violations == [])
  }
}
