import TestSupport
import Testing

@testable import Stateroom

/// The navigation machine keeps its rules for every sequence of events, up to a length, and for long random ones.
@Suite(.background)
struct NavigationSearchTests {
  private struct Result: Sendable {
    var sequences = 0
    var failure: String?
  }

  @Test func `Every short sequence ends as it should`() async {
    let depth = 4
    let start = NavigationWorld()
    let result = await withTaskGroup(of: Result.self) { group in
      for event in start.possibleEvents {
        group.addTask {
          var result = Result()
          visit(event, after: start, depth: depth, path: [], &result)
          return result
        }
      }
      return await group.reduce(into: Result()) {
        $0.sequences += $1.sequences
        $0.failure = $0.failure ?? $1.failure
      }
    }
    print("navigation machine: \(result.sequences) sequences to depth \(depth)")
    #expect(result.failure == nil)
    #expect(result.sequences > 15_000)
  }

  private func visit(
    _ event: NavigationWorld.Event, after world: NavigationWorld, depth: Int, path: [NavigationWorld.Event],
    _ result: inout Result
  ) {
    guard result.failure == nil else { return }
    var world = world
    world.feed(event)
    result.sequences += 1
    let path = path + [event]
    if depth > 1, world.problems.isEmpty {
      for event in world.possibleEvents { visit(event, after: world, depth: depth - 1, path: path, &result) }
    }
    if depth == 1 || world.isGone { world.drain() }
    if let problem = world.problems.first, result.failure == nil { result.failure = "\(problem) after \(path)" }
  }

  @Test func `Long random sequences end as they should`() {
    let seed = RandomRuns.seed(0x57AC_0001)
    let sequences = RandomRuns.count(2_000)
    for sequence in 0..<sequences {
      var random = SplitMix64(seed: seed &+ UInt64(sequence))
      var world = NavigationWorld()
      var path: [NavigationWorld.Event] = []
      for _ in 0..<24 where world.problems.isEmpty {
        guard let event = world.possibleEvents.filter({ $0 != .goesAway }).randomElement(using: &random) else { break }
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
