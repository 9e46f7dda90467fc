import Testing

@testable import Stateroom

/// The effects of requests for a tab that are withdrawn.
struct TabWithdrawalTests {
  private typealias Machine = TabMachine<Int>
  private var machine = Machine()

  /// UIKit selects tab 1 for request 1, and requests 2 and 3 for tab 2 wait.
  init() {
    _ = act { $0.found([0, 1, 2], selected: 0, into: &$1) }
    _ = act { $0.ended(1, isCancelled: false, into: &$1) }
    _ = ask(1, 1)
    machine.called(2)
    _ = ask(2, 2)
    _ = ask(3, 2)
    _ = machine.announcement()
  }

  private mutating func act(_ body: (inout Machine, inout [Machine.Effect]) -> Void) -> [Machine.Effect] {
    var effects: [Machine.Effect] = []
    body(&machine, &effects)
    return effects
  }

  private mutating func ask(_ id: Int, _ state: Int) -> [Machine.Effect] {
    act { $0.handle(.init(ids: [RequestID(id)], tab: state, isAnimated: true), into: &$1) }
  }

  private mutating func withdraw(_ id: Int) -> [Machine.Effect] { act { $0.withdrawn(RequestID(id), into: &$1) } }

  private func cancelled(_ id: Int) -> Machine.Effect { .complete(RequestID(id), .cancelled) }

  @Test mutating func `A selection that UIKit performs is completed`() {
    #expect(withdraw(1) == [])
    #expect(machine.motion?.requests == [RequestID(1)])
    #expect(machine.waiting?.ids == [RequestID(2), RequestID(3)])
  }

  @Test mutating func `A selection that another request has joined remains`() {
    #expect(withdraw(2) == [cancelled(2)])
    #expect(machine.target == 2)
    #expect(machine.waiting?.ids == [RequestID(3)])
  }

  @Test mutating func `A selection without a request is removed`() {
    _ = withdraw(2)
    #expect(withdraw(3) == [cancelled(3), .announce])
    #expect(machine.target == 1)
    #expect(machine.waiting == nil)
    #expect(withdraw(3) == [])
  }
}
