import TestSupport
import Testing

@testable import MachineModel

/// The navigation machine keeps its rules for every sequence of events, up to a length, and for long random ones.
@Suite(.background)
struct NavigationSearchTests {
  @Test func `Every short sequence ends as it should`() async {
    let depth = 4
    let result = await NavigationWorld.search(depth: depth)
    print("navigation machine: \(result.sequences) sequences to depth \(depth)")
    #expect(result.failure == nil)
    #expect(result.sequences > 15_000)
  }

  @Test func `Long random sequences end as they should`() {
    let seed = RandomRuns.seed(0x57AC_0001)
    let sequences = RandomRuns.count(2_000)
    for sequence in 0..<sequences {
      if let failure = NavigationWorld.play(seed: seed &+ UInt64(sequence)) {
        Issue.record("\(failure)")
        return
      }
    }
    print("navigation machine: \(sequences) random sequences from seed \(seed)")
  }
}
