import Testing

@testable import Stateroom

/// The effects of requests for a stack that are withdrawn.
struct NavigationWithdrawalTests {
  private typealias Machine = NavigationMachine<Int, String>
  private var machine = Machine()

  /// Controller 1 is on the stack, and UIKit pushes controller 2 for request 1.
  init() {
    _ = act { $0.handle(.init(ids: [], operation: .set([Self.entry(1)]), isAnimated: false), into: &$1) }
    machine.called(1)
    // UIKit has the stack that it was called with.
    machine.foundAsExpected()
    _ = act { $0.ended(1, isCancelled: false, into: &$1) }
    _ = ask(1, .push(Self.entry(2)))
    machine.called(2)
    machine.foundAsExpected()
    _ = machine.announcement()
  }

  private static func entry(_ controller: Int) -> Machine.Entry {
    .init(controller: controller, state: "\(controller)")
  }

  private mutating func act(_ body: (inout Machine, inout [Machine.Effect]) -> Void) -> [Machine.Effect] {
    var effects: [Machine.Effect] = []
    body(&machine, &effects)
    return effects
  }

  private mutating func ask(_ id: Int, _ operation: Machine.Operation) -> [Machine.Effect] {
    let effects = act { $0.handle(.init(ids: [RequestID(id)], operation: operation, isAnimated: true), into: &$1) }
    _ = machine.announcement()
    return effects
  }

  private mutating func withdraw(_ id: Int) -> [Machine.Effect] { act { $0.withdrawn(RequestID(id), into: &$1) } }

  private func cancelled(_ id: Int) -> Machine.Effect { .complete(RequestID(id), .cancelled) }

  @Test mutating func `A change that UIKit carries out is completed`() {
    #expect(withdraw(1) == [])
    #expect(withdraw(7) == [])
    #expect(machine.states == ["1", "2"])
  }

  @Test mutating func `A request that waits is removed with its change`() {
    _ = ask(2, .push(Self.entry(3)))
    #expect(machine.states == ["1", "2", "3"])
    #expect(withdraw(2) == [cancelled(2), .announce])
    #expect(machine.states == ["1", "2"])
    #expect(!machine.hasWaiting)
    #expect(withdraw(2) == [])
  }

  @Test mutating func `The change of a superseded request remains`() {
    _ = ask(2, .push(Self.entry(3)))
    #expect(ask(3, .push(Self.entry(4))).first == .complete(RequestID(2), .superseded))
    #expect(withdraw(3) == [cancelled(3), .announce])
    #expect(machine.states == ["1", "2", "3"])
    #expect(machine.hasWaiting)
  }

  @Test mutating func `A change that another request has joined remains until both are withdrawn`() {
    _ = ask(2, .push(Self.entry(3)))
    _ = ask(3, .popTo(3))
    #expect(withdraw(2) == [cancelled(2)])
    #expect(machine.states == ["1", "2", "3"])
    let effects = act { $0.ended(2, isCancelled: false, into: &$1) }
    #expect(effects == [.complete(RequestID(1), .completed), .perform([.push(3)], animated: true, generation: 3)])
    machine.called(3)
    machine.foundAsExpected()
    #expect(act { $0.ended(3, isCancelled: false, into: &$1) } == [.complete(RequestID(3), .completed)])
  }

  @Test mutating func `A change is removed with the last request that needs it`() {
    _ = ask(2, .push(Self.entry(3)))
    _ = ask(3, .popTo(3))
    #expect(withdraw(2) == [cancelled(2)])
    #expect(withdraw(3) == [cancelled(3), .announce])
    #expect(machine.states == ["1", "2"])
    #expect(!machine.hasWaiting)
  }

  @Test mutating func `A request that waits for the end of a gesture is removed`() {
    _ = act { $0.ended(2, isCancelled: false, into: &$1) }
    _ = act { $0.found([Self.entry(1)], isInteractive: true, into: &$1) }
    _ = ask(2, .popTo(2))
    _ = ask(3, .popTo(2))
    #expect(withdraw(2) == [cancelled(2)])
    #expect(withdraw(2) == [])
    let effects = act { $0.ended(3, isCancelled: true, into: &$1) }
    #expect(effects.filter { $0 != .announce } == [.complete(RequestID(3), .completed)])
  }

  @Test mutating func `A request for a change that a gesture has interrupted ends with it`() {
    machine.caught(2)
    _ = ask(2, .popTo(2))
    #expect(withdraw(2) == [])
    let effects = act { $0.ended(2, isCancelled: true, into: &$1) }
    #expect(effects.filter { $0 != .announce } == [cancelled(1), cancelled(2)])
  }
}
