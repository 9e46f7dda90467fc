import TestSupport
import Testing

@testable import Stateroom

/// The navigation machine keeps its rules for every sequence of events, up to a length, and for long random ones.
@Suite(.background)
struct NavigationSearchTests {
  @Test func `Every short sequence ends as it should`() async {
    let depth = 4
    let start = NavigationWorld()
    let result = await withTaskGroup(of: SequenceSearch.self) { group in
      for event in start.possibleEvents {
        group.addTask {
          var search = SequenceSearch()
          search.visit(event, after: start, depth: depth)
          return search
        }
      }
      return await group.reduce(into: SequenceSearch()) { $0.add($1) }
    }
    print("navigation machine: \(result.sequences) sequences to depth \(depth)")
    #expect(result.failure == nil)
    #expect(result.sequences > 15_000)
  }

  @Test func `Long random sequences end as they should`() {
    let seed = RandomRuns.seed(0x57AC_0001)
    let sequences = RandomRuns.count(2_000)
    for sequence in 0..<sequences {
      var random = SplitMix64(seed: seed &+ UInt64(sequence))
      var world = NavigationWorld()
      var path: [NavigationWorld.Event] = []
      for _ in 0..<24 where world.problems.isEmpty {
        guard let event = world.possibleEvents.filter({ $0 != .hostIsDeallocated }).randomElement(using: &random) else {
          break
        }
        path.append(event)
        world.feed(event)
      }
      world.drain()
      guard world.problems.isEmpty else {
        Issue.record("seed \(seed &+ UInt64(sequence)): \(world.problems) after \(path)")
        return
      }
    }
    print("navigation machine: \(sequences) random sequences from seed \(seed)")
  }
}
