import Hostile
import Simulator
import TestSupport
import Testing
import UIKit

/// A hundred thousand damaged files: each is refused with a message, or results in controllers that load.
@MainActor
@Suite(.ownDevice)
struct StoryboardFuzzTests {
  private static let seed = RandomRuns.seed(0x5701_7B0A_12D5)
  private static let count = RandomRuns.count(100_000)

  @Test func `Damaged files are refused or load`() {
    RuntimeDiagnostics.observer = { _, _ in }
    defer { RuntimeDiagnostics.observer = nil }
    var run = HostileRun(.storyboards)
    run.play(Self.seed..<Self.seed + UInt64(Self.count))
    print("\(run.summary), from seed \(Self.seed)")
    #expect(run.violations == [])
    #expect(run.endings["accepted", default: 0] > Self.count / 100)
    #expect(run.endings["refused: an element", default: 0] > Self.count / 100)
    #expect(run.endings["refused: a line", default: 0] > Self.count / 100)
  }
}
