import Testing

@testable import Stateroom

struct NavigationMachineTests {
  private typealias Machine = NavigationMachine<Int, String>

  private func entries(_ controllers: [Int]) -> [Machine.Entry] {
    controllers.map { .init(controller: $0, state: "\($0)") }
  }

  @Test(arguments: [
    ([1], [1, 2], [Machine.Call.push(2)]),
    ([1, 2, 3], [1], [.popTo(1)]),
    ([1, 2, 3], [1, 2], [.popTo(2)]),
    ([1, 2, 3], [1, 4], [.set([1, 4])]),
    ([1, 2, 3], [1, 3], [.set([1, 3])]),
    ([1, 2], [2, 1], [.set([2, 1])]),
    ([1], [1, 2, 3], [.set([1, 2, 3])]),
    ([], [1], [.set([1])]),
    ([1], [], [.set([])]),
    ([1, 2], [1, 2], []),
  ])
  fileprivate func `One call that changes as little as possible`(
    old: [Int], new: [Int], calls: [NavigationMachine<Int, String>.Call]
  ) {
    #expect(Machine.Call.calls(from: entries(old), to: entries(new)) == calls)
  }

  @Test func `A new controller is added as if it had been below`() {
    let calls = Machine.Call.calls(from: entries([1, 2, 3]), to: entries([1, 4]), backwards: true)
    #expect(calls == [.set([1, 4, 3]), .popTo(4)])
  }

  @Test(arguments: [
    (["a", "b"], ["a", "b", "c"], [0, 1, nil]),
    (["a", "b", "c"], ["a", "c"], [0, 2]),
    (["a", "a"], ["a"], [0]),
    (["a", "a"], ["a", "a", "a"], [0, 1, nil]),
    (["a", "b"], ["b", "a"], [1, 0]),
  ])
  func `Remaining states keep their positions`(old: [String], new: [String], places: [Int?]) {
    #expect(StateMatching.places(of: new, in: old) == places)
  }

  @Test func `Controllers without a state are not taken for one`() {
    #expect(StateMatching.places(of: ["a"], in: [nil, "a", nil]) == [1])
  }

  @Test func `A report of an earlier motion has no effect`() {
    var machine = Machine()
    var effects: [Machine.Effect] = []
    machine.handle(.init(ids: [RequestID(1)], wish: .set(entries([1])), isAnimated: false), into: &effects)
    machine.called(1)
    machine.found(entries([1]), isInteractive: false, into: &effects)
    machine.ended(1, isCancelled: false, into: &effects)
    machine.handle(.init(ids: [RequestID(2)], wish: .push(entries([2])[0]), isAnimated: true), into: &effects)
    effects = []
    machine.ended(1, isCancelled: true, into: &effects)
    #expect(effects == [])
    #expect(machine.stack == entries([1, 2]))
  }

  @Test func `A joined request does not share the outcome when a gesture has changed the shared basis`() {
    var machine = Machine()
    var effects: [Machine.Effect] = []
    machine.handle(.init(ids: [RequestID(1)], wish: .set(entries([1, 2])), isAnimated: false), into: &effects)
    machine.called(1)
    machine.found(entries([1, 2]), isInteractive: false, into: &effects)
    machine.ended(1, isCancelled: false, into: &effects)
    machine.found(entries([1]), isInteractive: true, into: &effects)
    let replacing = Machine.Wish.popReplacing(2, with: entries([3])[0])
    machine.handle(.init(ids: [RequestID(2)], wish: replacing, isAnimated: false), into: &effects)
    machine.decided(2, into: &effects)
    // Without the top there is nothing to replace, and the one below is shown already.
    #expect(machine.target == entries([1]))
    machine.handle(.init(ids: [RequestID(3)], wish: .popTo(1), isAnimated: false), into: &effects)
    effects = []
    machine.ended(2, isCancelled: true, into: &effects)
    #expect(effects.contains(.complete(RequestID(2), .cancelled)))
    #expect(machine.motion?.requests == [RequestID(3)])
    #expect(machine.stack == entries([1]))
  }

  /// A machine in the middle of a push of 2 onto 1, requested as number 2.
  private func pushing(_ effects: inout [Machine.Effect]) -> Machine {
    var machine = Machine()
    machine.handle(.init(ids: [RequestID(1)], wish: .set(entries([1])), isAnimated: false), into: &effects)
    machine.called(1)
    machine.found(entries([1]), isInteractive: false, into: &effects)
    machine.ended(1, isCancelled: false, into: &effects)
    machine.handle(.init(ids: [RequestID(2)], wish: .push(entries([2])[0]), isAnimated: true), into: &effects)
    machine.called(2)
    machine.found(entries([1, 2]), isInteractive: false, into: &effects)
    _ = machine.announcement()
    effects = []
    return machine
  }

  @Test(arguments: [true, false])
  func `A pop gesture that interrupts a push completes the push, and counts when it ends`(isCancelled: Bool) {
    var effects: [Machine.Effect] = []
    var machine = pushing(&effects)
    machine.found(entries([1]), isInteractive: true, into: &effects)
    #expect(effects == [.complete(RequestID(2), .completed)])
    #expect(machine.states == ["1", "2"])
    // The push's own end comes later.
    machine.ended(2, isCancelled: false, into: &effects)
    #expect(machine.motion?.isUndecided == true)
    machine.ended(3, isCancelled: isCancelled, into: &effects)
    #expect(machine.isAtRest)
    #expect(machine.states == (isCancelled ? ["1", "2"] : ["1"]))
    // Several occasions may be noted; the change is announced at the first.
    #expect((machine.announcement() != nil) == !isCancelled)
    #expect(machine.announcement() == nil)
    #expect(effects.contains(.announce) == !isCancelled)
    #expect(effects.filter { $0 != .announce } == [.complete(RequestID(2), .completed)])
  }

  @Test(arguments: [true, false])
  func `A push that a gesture catches counts until the gesture cancels it`(isCancelled: Bool) {
    var effects: [Machine.Effect] = []
    var machine = pushing(&effects)
    machine.caught(2)
    #expect(machine.states == ["1", "2"])
    if isCancelled { machine.found(entries([1]), isInteractive: false, into: &effects) }
    machine.ended(2, isCancelled: isCancelled, into: &effects)
    #expect(machine.states == (isCancelled ? ["1"] : ["1", "2"]))
    #expect(effects.contains(.complete(RequestID(2), isCancelled ? .cancelled : .completed)))
    #expect(machine.isAtRest)
  }
}
