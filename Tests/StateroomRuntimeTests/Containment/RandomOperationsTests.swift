import Simulator
import Stateroom
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
    var violations: [String] = []
    var operations = 0
    for sequence in 0..<Self.sequences {
      let world = ContainerWorld(simulator, seed: Self.seed &+ UInt64(sequence))
      operations += world.play()
      violations += world.violations.map { "seed \(Self.seed &+ UInt64(sequence)): \($0)" }
      if violations.count > 5 { break }
    }
    print(
      "runtime: \(Self.sequences) sequences, \(operations) operations from seed \(Self.seed), \(violations.count) violations"
    )
    #expect(violations == [])
  }
}
