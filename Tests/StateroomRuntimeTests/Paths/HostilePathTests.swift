import Hostile
import Simulator
import TestSupport
import Testing

/// Paths that lead nowhere, or did lead somewhere: each is refused and has no effect, or leads where it says.
@MainActor
struct HostilePathTests {
  private static let seed = RandomRuns.seed(0x9A7_4000)
  private static let count = RandomRuns.count(6_000)

  @Test func `Mutated paths are refused or show their states`() async {
    let simulator = await Simulator.boot(.iPhoneSE)
    defer { withExtendedLifetime(simulator) {} }
    var run = HostileRun(.paths)
    run.play(Self.seed..<Self.seed + UInt64(Self.count))
    print("\(run.summary), from seed \(Self.seed)")
    #expect(run.violations == [])
    #expect(run.endings["completed", default: 0] > Self.count / 10)
    #expect(run.endings["refused: noContainerForStep", default: 0] > Self.count / 10)
  }
}
