import TestSupport
import Testing

@testable import MachineModel

/// The presentation machine keeps its rules for every sequence of events, up to a length.
@Suite(.background)
struct PresentationSearchTests {
  @Test func `Every short sequence ends as it should`() async {
    let depth = 7
    let search = await PresentationWorld.search(depth: depth)
    print("presentation machine: \(search.sequences) sequences to depth \(depth)")
    #expect(search.failure == nil)
    #expect(search.sequences > 100_000)
  }
}
