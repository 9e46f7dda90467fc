import Testing

@testable import Stateroom

struct NavigationMachineTests: NavigationMachineSuite {
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
    machine.handle(.init(ids: [RequestID(1)], operation: .set(entries([1])), isAnimated: false), into: &effects)
    machine.called(1)
    machine.found(entries([1]), isInteractive: false, into: &effects)
    machine.ended(1, isCancelled: false, into: &effects)
    machine.handle(.init(ids: [RequestID(2)], operation: .push(entries([2])[0]), isAnimated: true), into: &effects)
    effects = []
    machine.ended(1, isCancelled: true, into: &effects)
    #expect(effects == [])
    #expect(machine.stack == entries([1, 2]))
  }

  @Test func `A joined request does not share the outcome when a gesture has changed the shared basis`() {
    var machine = Machine()
    var effects: [Machine.Effect] = []
    machine.handle(.init(ids: [RequestID(1)], operation: .set(entries([1, 2])), isAnimated: false), into: &effects)
    machine.called(1)
    machine.found(entries([1, 2]), isInteractive: false, into: &effects)
    machine.ended(1, isCancelled: false, into: &effects)
    machine.found(entries([1]), isInteractive: true, into: &effects)
    let replacing = Machine.Operation.popReplacing(2, with: entries([3])[0])
    machine.handle(.init(ids: [RequestID(2)], operation: replacing, isAnimated: false), into: &effects)
    machine.decided(2, into: &effects)
    // Without the top there is nothing to replace, and the one below is shown already.
    #expect(machine.target == entries([1]))
    machine.handle(.init(ids: [RequestID(3)], operation: .popTo(1), isAnimated: false), into: &effects)
    effects = []
    machine.ended(2, isCancelled: true, into: &effects)
    #expect(effects.contains(.complete(RequestID(2), .cancelled)))
    #expect(machine.motion?.requests == [RequestID(3)])
    #expect(machine.stack == entries([1]))
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

  @Test func `A request does not complete when a controller leaves while a gesture controls its change`() {
    var effects: [Machine.Effect] = []
    var machine = pushing(&effects)
    machine.caught(2)
    machine.handle(.init(ids: [RequestID(3)], operation: .popTo(2), isAnimated: true), into: &effects)
    machine.found(entries([2]), isInteractive: false, into: &effects)
    #expect(effects == [.complete(RequestID(2), .cancelled), .complete(RequestID(3), .cancelled), .announce])
    effects = []
    machine.ended(2, isCancelled: false, into: &effects)
    #expect(effects.filter { $0 != .announce } == [])
    #expect(machine.states == ["2"])
    #expect(machine.isAtRest)
  }

  @Test func `A push that a gesture catches is cancelled when UIKit restores the stack by itself`() {
    var effects: [Machine.Effect] = []
    var machine = pushing(&effects)
    machine.caught(2)
    machine.found(entries([1]), isInteractive: false, into: &effects)
    machine.ended(2, isCancelled: false, into: &effects)
    #expect(effects.filter { $0 != .announce } == [.complete(RequestID(2), .cancelled)])
    #expect(machine.states == ["1"])
  }

  // MARK: - Requests

  @Test(arguments: [
    (Machine.Operation.push(entry(4)), [1, 2, 3, 4] as [Int]?), (.push(entry(1)), nil),
    (.popTo(1), [1]), (.popTo(3), [1, 2, 3]), (.popTo(4), nil),
    (.popReplacing(2, with: entry(4)), [1, 4]), (.popReplacing(2, with: entry(3)), [1, 3]),
    (.popReplacing(2, with: entry(1)), nil), (.popReplacing(4, with: entry(5)), nil),
    (.replace(3, with: entry(4)), [1, 2, 4]), (.replace(2, with: entry(4)), [1, 4]), (.replace(3, with: entry(1)), nil),
    (.replace(4, with: entry(5)), nil),
    (.set([entry(5), entry(1)]), [5, 1]),
  ])
  fileprivate func `A request results in another stack if it is possible`(
    operation: NavigationMachine<Int, String>.Operation, stack: [Int]?
  ) {
    #expect(operation.applied(to: entries([1, 2, 3])) == stack.map { entries($0) })
  }

  @Test func `A target changes with each request, and returns the result of a request in advance`() {
    let changes: [Machine.Operation] =
      (1...4).flatMap {
        [
          .push(Self.entry($0)), .push(.init(controller: $0, state: nil)), .popTo($0),
          .popReplacing($0, with: Self.entry(4, "new")), .popReplacing($0, with: Self.entry(1)),
          .replace($0, with: Self.entry(4, "new")),
        ]
      } + [.set(entries([2, 1])), .set(entries([1])), .set([])]
    var sequences = 0
    func play(_ target: Machine.Target, _ depth: Int) {
      for operation in changes {
        let next = operation.applied(to: target.entries)
        let stays = { (entry: Machine.Entry) in next?.contains { $0.controller == entry.controller } ?? true }
        #expect(
          target.change(by: operation) == next.map { $0 == target.entries ? .nothing : .something } ?? .impossible)
        #expect(target.departing(by: operation) == target.entries.filter { !stays($0) })
        var target = target
        target.apply(operation)
        #expect(target.entries == next ?? target.entries)
        #expect(target.states == target.entries.compactMap(\.state))
        for controller in 1...4 {
          #expect(target.contains(controller) == target.entries.contains { $0.controller == controller })
        }
        sequences += 1
        if depth > 1 { play(target, depth - 1) }
      }
    }
    play(Machine.Target(), 3)
    #expect(sequences > 10_000)
  }

  // MARK: - Calls

  @Test func `A motion is called when its calls have been made, and not when those of others have`() {
    var effects: [Machine.Effect] = []
    var machine = Machine()
    machine.handle(.init(ids: [], operation: .set(entries([1])), isAnimated: false), into: &effects)
    #expect(machine.motion?.isCalled == false)
    machine.called(0)
    #expect(machine.motion?.isCalled == false)
    machine.called(1)
    #expect(machine.motion?.isCalled == true)
  }

  @Test func `A change that UIKit does not carry out has no effect`() {
    var effects: [Machine.Effect] = []
    var machine = Machine()
    machine.handle(.init(ids: [RequestID(1)], operation: .set(entries([1])), isAnimated: false), into: &effects)
    machine.called(1)
    machine.found(entries([1]), isInteractive: false, into: &effects)
    machine.ended(1, isCancelled: false, into: &effects)
    machine.handle(.init(ids: [RequestID(2)], operation: .push(Self.entry(2)), isAnimated: false), into: &effects)
    machine.called(2)
    effects = []
    machine.ended(2, isCancelled: false, into: &effects)
    #expect(machine.states == ["1"])
    #expect(machine.isAtRest)
    #expect(effects.filter { $0 != .announce } == [.complete(RequestID(2), .cancelled)])
  }

  @Test func `Replacing a popped view controller is a pop, and setting a list is not`() {
    let changes: [(Machine.Operation, [Machine.Call])] = [
      (.popReplacing(2, with: Self.entry(4)), [.set([1, 4, 3]), .popTo(4)]), (.set(entries([1, 4])), [.set([1, 4])]),
    ]
    for (operation, calls) in changes {
      var effects: [Machine.Effect] = []
      var machine = Machine()
      machine.handle(.init(ids: [], operation: .set(entries([1, 2, 3])), isAnimated: false), into: &effects)
      machine.found(entries([1, 2, 3]), isInteractive: false, into: &effects)
      machine.ended(1, isCancelled: false, into: &effects)
      machine.handle(.init(ids: [], operation: operation, isAnimated: true), into: &effects)
      #expect(effects.contains(.perform(calls, animated: true, generation: 2)))
    }
  }

  // MARK: - Waiting

  @Test func `The machine reports whether it is at rest and whether requests are pending`() {
    var effects: [Machine.Effect] = []
    var machine = Machine()
    #expect(machine.isAtRest)
    #expect(!machine.hasWaiting)
    machine = pushing(&effects)
    #expect(!machine.isAtRest)
    #expect(!machine.hasWaiting)
    machine.handle(.init(ids: [RequestID(3)], operation: .push(Self.entry(3)), isAnimated: true), into: &effects)
    #expect(!machine.isAtRest)
    #expect(machine.hasWaiting)
    #expect(machine.states == ["1", "2", "3"])
    machine.hostIsDeallocated(into: &effects)
    #expect(machine.isAtRest)
    #expect(!machine.hasWaiting)
    // What waited is not wanted any more.
    #expect(machine.states == ["1", "2"])
    #expect(machine.target == machine.stack)
    #expect(!machine.isOnTarget(3))
  }

  @Test func `A request that joins a pending one shares its outcome`() {
    var effects: [Machine.Effect] = []
    var machine = pushing(&effects)
    machine.handle(.init(ids: [RequestID(3)], operation: .push(Self.entry(3)), isAnimated: true), into: &effects)
    machine.handle(.init(ids: [RequestID(4)], operation: .popTo(3), isAnimated: true), into: &effects)
    machine.ended(2, isCancelled: false, into: &effects)
    #expect(machine.motion?.requests == [RequestID(3), RequestID(4)])
    #expect(effects.filter { if case .complete = $0 { true } else { false } } == [.complete(RequestID(2), .completed)])
  }

  @Test(arguments: [true, false])
  func `The last pending request determines the animation of the change`(isAnimated: Bool) {
    var effects: [Machine.Effect] = []
    var machine = pushing(&effects)
    machine.handle(.init(ids: [RequestID(3)], operation: .push(Self.entry(3)), isAnimated: !isAnimated), into: &effects)
    machine.handle(.init(ids: [RequestID(4)], operation: .push(Self.entry(4)), isAnimated: isAnimated), into: &effects)
    machine.ended(2, isCancelled: false, into: &effects)
    #expect(effects.contains(.perform([.set([1, 2, 3, 4])], animated: isAnimated, generation: 3)))
  }

  @Test func `The same controllers may come to represent other states, without a call`() {
    var effects: [Machine.Effect] = []
    var machine = pushing(&effects)
    machine.ended(2, isCancelled: false, into: &effects)
    effects = []
    let operation = Machine.Operation.set([Self.entry(1), Self.entry(2, "new")])
    machine.handle(.init(ids: [RequestID(3)], operation: operation, isAnimated: true), into: &effects)
    #expect(effects == [.complete(RequestID(3), .completed), .announce])
    #expect(machine.states == ["1", "new"])
    #expect(machine.isAtRest)
  }
}
