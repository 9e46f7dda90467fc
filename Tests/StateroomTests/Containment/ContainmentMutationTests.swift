@testable import MachineModel
@testable import Stateroom
import TestSupport
import Testing

/// The checks can fail: a machine with a mistake is found out.
@Suite(.background)
struct ContainmentMutationTests {
  private static let search = ContainmentSearch(
    name: "mistakes",
    children: 2,
    depth: 4,
    requestRecords: .init(
      lists: [[], [0], [1, 0], [0, 1]],
      animated: [.finishThenLatest, .reverse],
      includesHands: true
    ),
    hostEvents: [.hostWillAppear(animated: true), .hostDidAppear, .hostDidDisappear]
  )

  @Test(arguments: MutatedMachine.Mistake.allCases)
  func `A violation is detected`(mistake: MutatedMachine.Mistake) async {
    let result = await Self.search.run(MutatedMachine(mistake))
    #expect(result.failure != nil, "\(mistake) went unnoticed in \(result.sequences) sequences")
  }

  @Test func `Without the mutation the same search finds no violation`() async {
    let result = await Self.search.run(ContainmentMachine<Int>())
    #expect(result.failure == nil)
  }
}
