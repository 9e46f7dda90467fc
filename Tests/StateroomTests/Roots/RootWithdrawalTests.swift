import Testing

@testable import Stateroom

/// The effects of requests for an interface that are withdrawn.
struct RootWithdrawalTests {
  private typealias Machine = RootMachine<String>
  private var machine = Machine()

  private mutating func ask(_ id: Int, _ interface: String) -> [Machine.Effect] {
    handle(.request(.init(id: RequestID(id), interface: interface, isAnimated: true, dismissesPresented: true)))
  }

  private mutating func handle(_ event: Machine.Event) -> [Machine.Effect] {
    var effects: [Machine.Effect] = []
    machine.handle(event, into: &effects)
    return effects
  }

  private mutating func withdraw(_ id: Int) -> [Machine.Effect] { handle(.withdrawn(RequestID(id))) }

  private func cancelled(_ id: Int) -> Machine.Effect { .complete(RequestID(id), .cancelled) }

  @Test mutating func `While clearing, a request is withdrawn with its change`() {
    _ = ask(1, "in")
    #expect(withdraw(1) == [.uncover, cancelled(1)])
    #expect(machine.isAtRest)
    #expect(handle(.cleared(generation: 1)) == [])
    #expect(withdraw(1) == [])
  }

  @Test mutating func `While clearing, a change continues for the requests that have joined it`() {
    for id in 1...3 { _ = ask(id, "in") }
    #expect(withdraw(7) == [])
    #expect(withdraw(1) == [cancelled(1)])
    #expect(
      handle(.cleared(generation: 1)) == [
        .willSwitch(RequestID(2), waiting: [RequestID(2), RequestID(3)], isAnimated: true),
        .swap(RequestID(2), generation: 1, to: "in", isAnimated: true),
      ])
  }

  @Test mutating func `The oldest request of a change remains the first`() {
    for id in 1...3 { _ = ask(id, "in") }
    #expect(withdraw(2) == [cancelled(2)])
    #expect(
      handle(.cleared(generation: 1)).first
        == .willSwitch(RequestID(1), waiting: [RequestID(1), RequestID(3)], isAnimated: true))
  }

  @Test mutating func `A swap is completed, and a change that waits for its end is withdrawn`() {
    _ = ask(1, "in")
    _ = handle(.cleared(generation: 1))
    for id in 2...4 { _ = ask(id, "out") }
    #expect(withdraw(1) == [])
    #expect(withdraw(2) == [cancelled(2)])
    #expect(machine.pending?.id == RequestID(3))
    #expect(machine.pending?.waiting == [RequestID(3), RequestID(4)])
    #expect(withdraw(3) == [cancelled(3)])
    #expect(withdraw(4) == [cancelled(4)])
    #expect(machine.target == "in")
    #expect(handle(.swapped(generation: 1, .completed)) == [.dissolve(RequestID(1), generation: 1)])
  }
}
