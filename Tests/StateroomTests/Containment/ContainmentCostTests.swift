@testable import Stateroom
import Testing

/// What a change costs, counted rather than timed.
struct ContainmentCostTests {
  final class Counter {
    var hashes = 0
    var comparisons = 0
  }

  /// A child that counts how often it and its like are hashed and compared.
  struct Child: Hashable {
    var number: Int
    var counter: Counter

    static func == (one: Self, other: Self) -> Bool {
      one.counter.comparisons += 1
      return one.number == other.number
    }

    func hash(into hasher: inout Hasher) {
      counter.hashes += 1
      hasher.combine(number)
    }
  }

  @Test(arguments: [0, 500, 999])
  func `A change of one among a thousand hashes none of the others`(place: Int) {
    let counter = Counter()
    var children = (0..<1_000).map { Child(number: $0, counter: counter) }
    var machine = ContainmentMachine<Child>()
    machine.handle(.request(.init(RequestID(1), children: children, animated: false)))
    machine.handle(.hostWillAppear(animated: false))
    machine.handle(.hostDidAppear)

    children[place].number = 1_000
    (counter.hashes, counter.comparisons) = (0, 0)
    var effects = machine.handle(.request(.init(RequestID(2), children: children, animated: true)))
    effects += machine.handle(.animationEnded(generation: 2, at: .end))

    #expect(effects.count < 20)
    #expect(counter.hashes < 50)
    // Three walks along the list, and not a fourth. Where a dictionary is asked, it compares with its neighbours there,
    // which are others in each process, and so is their number; it is far from a walk's.
    #expect(counter.comparisons < 4_000)
  }
}
