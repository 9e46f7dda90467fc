import TestSupport
import Testing

@testable import MachineModel

/// Every sequence of events up to a depth, each played to its end.
@Suite(.background)
struct RootMachineSearchTests {
  static let depth = 5

  @Test func `Every sequence of events ends well`() {
    let search = RootSearch(depth: Self.depth)
    print("roots: \(search.sequences) sequences of up to \(Self.depth) events")
    #expect(search.failures == [])
    #expect(search.sequences > 60_000)
  }
}
