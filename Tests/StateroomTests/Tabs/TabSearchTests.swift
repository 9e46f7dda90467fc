import TestSupport
import Testing

@testable import MachineModel

/// The tab machine keeps its rules for every sequence of events, up to a length.
@Suite(.background)
struct TabSearchTests {
  @Test func `Every short sequence ends as it should`() async {
    let depth = 6
    let search = await TabWorld.search(depth: depth)
    print("tab machine: \(search.sequences) sequences to depth \(depth)")
    #expect(search.failure == nil)
    #expect(search.sequences > 50_000)
  }
}
