@testable import MachineModel
@testable import Stateroom
import TestSupport
import Testing

/// The machine keeps the contract for every sequence of events, up to a length.
@Suite(.background)
struct ContainmentSearchTests {
  /// Each search goes deep in one direction; together they cross all axes.
  static let searches: [ContainmentSearch] = [
    ContainmentSearch(
      name: "one child, everything",
      children: 1,
      depth: 5,
      requestRecords: .init(lists: [[], [0]], animated: [.finishThenLatest, .reverse]),
      hostEvents: ContainmentSearch.everythingOfTheHost,
      includesVanishing: true
    ),
    ContainmentSearch(
      name: "two children, everything, from the beginning",
      children: 2,
      depth: 3,
      requestRecords: .init(lists: [[], [0], [1], [0, 1], [1, 0]], animated: policies),
      hostEvents: ContainmentSearch.everythingOfTheHost,
      includesVanishing: true
    ),
    ContainmentSearch(
      name: "two children, everything, on screen",
      children: 2,
      depth: 4,
      requestRecords: .init(lists: [[], [0], [1], [0, 1], [1, 0]], animated: policies),
      hostEvents: [
        .hostWillAppear(animated: true), .hostDidAppear, .hostWillDisappear(animated: true),
        .hostDidDisappear,
      ],
      includesVanishing: true,
      prologue: onScreen
    ),
    ContainmentSearch(
      name: "two children, held by hands, host coming and going",
      children: 2,
      depth: 4,
      requestRecords: .init(
        lists: [[0], [1], [1, 0]],
        animated: policies,
        isAlsoAskedWithoutAnimation: true,
        includesHands: true
      ),
      hostEvents: [.hostDidAppear, .hostWillDisappear(animated: true), .hostDidDisappear],
      includesStrayEnds: false,
      prologue: onScreen
    ),
    ContainmentSearch(
      name: "two children, held by hands, everything",
      children: 2,
      depth: 4,
      requestRecords: .init(
        lists: [[], [0], [0, 1], [1, 0]],
        animated: [.finishThenLatest, .interrupt],
        includesHands: true
      ),
      hostEvents: [.hostWillAppear(animated: true), .hostDidAppear, .hostDidDisappear],
      includesVanishing: true,
      prologue: onScreen
    ),
    ContainmentSearch(
      name: "two children, queued",
      children: 2,
      depth: 5,
      requestRecords: .init(lists: [[0], [1], [1, 0]], animated: [.queue, .finishThenLatest]),
      hostEvents: [.hostDidDisappear],
      includesStrayEnds: false,
      prologue: onScreen
    ),
    ContainmentSearch(
      name: "two children, withdrawn",
      children: 2,
      depth: 5,
      requestRecords: .init(
        lists: [[0], [1], [1, 0]],
        animated: [.finishThenLatest, .reverse],
        isAlsoAskedWithoutAnimation: false,
        includesHands: true,
        includesWithdrawals: true
      ),
      hostEvents: [.hostDidDisappear],
      prologue: onScreen
    ),
    ContainmentSearch(
      name: "two children, queued and withdrawn",
      children: 2,
      depth: 5,
      requestRecords: .init(lists: [[0], [1], [1, 0]], animated: [.queue], includesWithdrawals: true),
      hostEvents: [.hostDidDisappear],
      includesVanishing: true,
      prologue: onScreen
    ),
    ContainmentSearch(
      name: "three children, every list, on screen",
      children: 3,
      depth: 3,
      requestRecords: .init(lists: everyList, animated: policies),
      prologue: onScreen
    ),
    ContainmentSearch(
      name: "three children, swapped and turned round, host coming and going",
      children: 3,
      depth: 6,
      requestRecords: .init(
        lists: [[0], [1, 2], [2, 1]],
        animated: [.reverse],
        isAlsoAskedWithoutAnimation: false
      ),
      hostEvents: [
        .hostWillAppear(animated: true), .hostDidAppear, .hostWillDisappear(animated: true),
        .hostDidDisappear,
      ],
      includesStrayEnds: true,
      prologue: onScreen
    ),
  ]

  static let policies: [TransitionPolicy] = [.finishThenLatest, .interrupt, .reverse]

  static let onScreen: [ContainmentEvent] = [
    .request(.init(RequestID(1), children: [0], animated: false)), .hostWillAppear(animated: false),
    .hostDidAppear,
  ]

  /// All lists of some of three children, in every order.
  static let everyList: [[Int]] = [
    [], [0], [1], [2], [0, 1], [1, 0], [0, 2], [2, 0], [1, 2], [2, 1],
    [0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0],
  ]

  @Test func `Every sequence of events keeps the contract`() async {
    var (sequences, violations) = (0, 0)
    for search in Self.searches {
      let result = await search.run()
      sequences += result.sequences
      if let failure = result.failure {
        violations += failure.problems.count
        Issue.record("\(search)\n\(failure.events.map { "\($0)\n" }.joined())\(failure.problems)")
      }
    }
    print("machine: \(sequences) sequences, \(violations) violations")
    #expect(sequences >= 1_000_000)
  }
}
