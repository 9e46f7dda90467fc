import Testing

@testable import Stateroom

/// The order of a root machine's effects in the cases that matter by themselves.
struct RootMachineTests {
  private typealias Machine = RootMachine<String>
  private var machine = Machine()

  private mutating func ask(_ id: Int, _ interface: String, animated: Bool = true) -> [Machine.Effect] {
    handle(
      .request(.init(id: RequestID(id), interface: interface, isAnimated: animated, dismissesPresented: true)))
  }

  private mutating func handle(_ event: Machine.Event) -> [Machine.Effect] {
    var effects: [Machine.Effect] = []
    machine.handle(event, into: &effects)
    return effects
  }

  @Test mutating func `A switch covers, clears, announces, swaps, dissolves and reports`() {
    #expect(ask(1, "in") == [.cover(isNew: false), .clear(generation: 1, dismissesPresented: true)])
    #expect(
      handle(.cleared(generation: 1)) == [
        .willSwitch(RequestID(1), waiting: [RequestID(1)], isAnimated: true),
        .swap(RequestID(1), generation: 1, to: "in", isAnimated: true),
      ])
    #expect(handle(.swapped(generation: 1, .completed)) == [.dissolve(RequestID(1), generation: 1)])
    #expect(
      handle(.dissolved(generation: 1)) == [.uncover, .didSwitch(RequestID(1)), .complete(RequestID(1), .completed)])
  }

  @Test mutating func `While clearing, another request replaces the first`() {
    _ = ask(1, "in")
    #expect(
      ask(2, "out") == [
        .complete(RequestID(1), .superseded), .cover(isNew: false), .clear(generation: 2, dismissesPresented: true),
      ])
    #expect(handle(.cleared(generation: 1)) == [])
  }

  @Test mutating func `While clearing, a request for the shown interface cancels the switch`() {
    _ = handle(.replaced("out"))
    _ = ask(1, "in")
    #expect(ask(2, "out") == [.complete(RequestID(1), .superseded), .uncover, .complete(RequestID(2), .completed)])
    #expect(machine.isAtRest)
  }

  @Test mutating func `A request made during a swap waits for its end`() {
    _ = ask(1, "in")
    _ = handle(.cleared(generation: 1))
    #expect(ask(2, "out") == [.hastenSwap(generation: 1)])
    #expect(
      handle(.swapped(generation: 1, .completed)) == [
        .cover(isNew: true), .didSwitch(RequestID(1)), .complete(RequestID(1), .completed), .cover(isNew: false),
        .clear(generation: 2, dismissesPresented: true),
      ])
  }

  @Test mutating func `A cover that dissolves gives way to a new one`() {
    _ = ask(1, "in")
    _ = handle(.cleared(generation: 1))
    _ = handle(.swapped(generation: 1, .completed))
    #expect(
      ask(2, "out") == [
        .cover(isNew: true), .didSwitch(RequestID(1)), .complete(RequestID(1), .completed), .cover(isNew: false),
        .clear(generation: 2, dismissesPresented: true),
      ])
    #expect(handle(.dissolved(generation: 1)) == [])
  }

  @Test mutating func `A double tap is one switch`() {
    _ = ask(1, "in")
    #expect(ask(2, "in") == [])
    _ = handle(.cleared(generation: 1))
    _ = handle(.swapped(generation: 1, .completed))
    #expect(
      handle(.dissolved(generation: 1)) == [
        .uncover, .didSwitch(RequestID(1)), .complete(RequestID(1), .completed), .complete(RequestID(2), .completed),
      ])
  }

  @Test(arguments: [
    ([TransitionOutcome](), TransitionOutcome.completed), ([.completed, .cancelled], .completed),
    ([.completed, .superseded], .superseded), ([.cancelled, .cancelled], .cancelled),
  ]) @MainActor func `The outcomes of several windows are one outcome`(
    outcomes: [TransitionOutcome], combined: TransitionOutcome
  ) {
    #expect(OutcomeGroup.combined(outcomes) == combined)
  }
}
