@testable import Stateroom
import TestSupport
import Testing

/// What a request costs when many others wait, counted rather than timed.
struct RequestScalingTests {
  final class Counter {
    var operations = 0
  }

  /// A controller or a state that counts how often it and its like are hashed and compared.
  struct Counted: Hashable {
    var number: Int
    var counter: Counter

    static func == (one: Self, other: Self) -> Bool {
      one.counter.operations += 1
      return one.number == other.number
    }

    func hash(into hasher: inout Hasher) {
      counter.operations += 1
      hasher.combine(number)
    }
  }

  typealias Navigation = NavigationMachine<Counted, Counted>

  private static func entry(_ number: Int, _ counter: Counter) -> Navigation.Entry {
    .init(controller: Counted(number: number, counter: counter), state: Counted(number: number, counter: counter))
  }

  /// The operations for each of a number of requests that wait behind a transition, up to the end of all of them.
  private static func navigation(
    _ count: Int, _ operation: (_ number: Int, _ machine: Navigation, _ counter: Counter) -> Navigation.Operation
  ) -> (perRequest: Double, completions: Int, states: Int) {
    let counter = Counter()
    var machine = Navigation()
    var effects: [Navigation.Effect] = []
    func generation() -> Int { machine.motion?.generation ?? 0 }
    func finish() {
      machine.called(generation())
      machine.found(machine.stack, isInteractive: false, into: &effects)
      machine.ended(generation(), isCancelled: false, into: &effects)
    }
    machine.handle(.init(ids: [], operation: .set([entry(0, counter)]), isAnimated: false), into: &effects)
    finish()
    machine.handle(.init(ids: [], operation: .push(entry(1, counter)), isAnimated: true), into: &effects)
    effects = []
    counter.operations = 0
    for number in 2..<(count + 2) {
      let operation = operation(number, machine, counter)
      machine.handle(.init(ids: [RequestID(number)], operation: operation, isAnimated: true), into: &effects)
      _ = machine.announcement()
    }
    finish()
    let states = machine.states.count
    finish()
    let completions = effects.count { if case .complete = $0 { true } else { false } }
    return (Double(counter.operations) / Double(count), completions, states)
  }

  @Test func `The cost of a push is independent of the number of pending requests`() {
    func pushes(_ count: Int) -> (perRequest: Double, completions: Int, states: Int) {
      Self.navigation(count) { number, _, counter in .push(Self.entry(number, counter)) }
    }
    let few = pushes(100)
    for count in [1_000, 10_000] {
      let many = pushes(count)
      #expect(many.perRequest < few.perRequest * 1.5)
      #expect(many.completions == count)
      #expect(many.states == count + 2)
    }
  }

  @Test func `The cost of a reversal is independent of the number of pending requests`() {
    func trips(_ count: Int) -> (perRequest: Double, completions: Int, states: Int) {
      Self.navigation(count) { number, machine, counter in
        number.isMultiple(of: 2) ? .push(Self.entry(number, counter)) : .popTo(machine.target[0].controller)
      }
    }
    let few = trips(100)
    for count in [1_000, 10_000] {
      let many = trips(count)
      #expect(many.perRequest < few.perRequest * 1.5)
      #expect(many.completions == count)
      #expect(many.states == 1)
    }
  }

  @Test func `The cost of a queued list is independent of the number of pending requests`() {
    func queued(_ count: Int) -> Double {
      let counter = Counter()
      var machine = ContainmentMachine<Counted>()
      machine.handle(.hostViewDidLoad)
      machine.handle(.hostWillAppear(animated: false))
      machine.handle(.hostDidAppear)
      func request(_ number: Int) -> [ContainmentMachine<Counted>.Effect] {
        machine.handle(
          .request(
            .init(
              RequestID(number), children: [Counted(number: number, counter: counter)], animated: true, policy: .queue))
        )
      }
      _ = request(1)
      counter.operations = 0
      var effects: [ContainmentMachine<Counted>.Effect] = []
      for number in 2..<(count + 2) { effects += request(number) }
      while let generation = machine.generation {
        effects += machine.handle(.animationEnded(generation: generation, at: .end))
      }
      #expect(effects.count { if case .complete(_, .completed) = $0 { true } else { false } } == count + 1)
      return Double(counter.operations) / Double(count)
    }
    let few = queued(100)
    for count in [1_000, 10_000] { #expect(queued(count) < few * 1.5) }
  }
}

struct RequestTicketsTests {
  @Test func `Tickets are found by their numbers until they are removed, in every order`() {
    for seed in 0..<200 {
      var random = SplitMix64(seed: UInt64(seed))
      var tickets = RequestTickets<String>()
      var model: [Int: String] = [:]
      var last = 0
      for _ in 0..<300 {
        if Bool.random(using: &random) || model.isEmpty {
          last += Int.random(in: 1...3, using: &random)
          tickets.append("#\(last)", for: RequestID(last))
          model[last] = "#\(last)"
        } else if let id = model.keys.sorted().randomElement(using: &random) {
          #expect(tickets.remove(RequestID(id)) == model.removeValue(forKey: id))
          #expect(tickets.remove(RequestID(id)) == nil)
        }
        #expect(tickets.isEmpty == model.isEmpty)
        let probe = Int.random(in: 0...(last + 2), using: &random)
        #expect(tickets[RequestID(probe)] == model[probe])
      }
      #expect(tickets.ids.map(\.rawValue) == model.keys.sorted())
    }
  }
}
