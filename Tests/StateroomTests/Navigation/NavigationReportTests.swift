import Testing

@testable import Stateroom

/// What a machine does with UIKit's own changes of the stack.
struct NavigationReportTests: NavigationMachineSuite {
  /// A machine at rest with a stack, set as the first motion.
  private func resting(_ controllers: [Int], _ effects: inout [Machine.Effect]) -> Machine {
    var machine = Machine()
    machine.handle(.init(ids: [], operation: .set(entries(controllers)), isAnimated: false), into: &effects)
    machine.called(1)
    machine.found(entries(controllers), isInteractive: false, into: &effects)
    machine.ended(1, isCancelled: false, into: &effects)
    _ = machine.announcement()
    effects = []
    return machine
  }

  /// A machine in the middle of a swipe from 1, 2, 3 to 1, 2, its second motion.
  private func swiping(_ effects: inout [Machine.Effect]) -> Machine {
    var machine = resting([1, 2, 3], &effects)
    machine.found(entries([1, 2]), isInteractive: true, into: &effects)
    #expect(effects == [])
    return machine
  }

  private func asking(_ id: Int, _ operation: Machine.Operation) -> Machine.Request {
    .init(ids: [RequestID(id)], operation: operation, isAnimated: true)
  }

  @Test func `A change without a request is adopted`() {
    var effects: [Machine.Effect] = []
    var machine = resting([1, 2], &effects)
    machine.found(entries([1]), isInteractive: false, into: &effects)
    #expect(effects == [.announce])
    #expect(machine.states == ["1"])
    #expect(machine.motion?.isCalled == true)
    #expect(machine.motion?.isAwaited == false)
    machine.ended(2, isCancelled: false, into: &effects)
    #expect(machine.isAtRest)
    #expect(machine.states == ["1"])
  }

  @Test func `When UIKit changes to another stack, the requests end, and others may join`() {
    var effects: [Machine.Effect] = []
    var machine = pushing(&effects)
    machine.found(entries([1, 5]), isInteractive: false, into: &effects)
    #expect(effects == [.complete(RequestID(2), .cancelled), .announce])
    #expect(machine.states == ["1", "5"])
    #expect(machine.motion?.requests == [])
    machine.handle(asking(3, .popTo(5)), into: &effects)
    effects = []
    machine.ended(2, isCancelled: false, into: &effects)
    #expect(effects.contains(.complete(RequestID(3), .completed)))
    #expect(machine.states == ["1", "5"])
  }

  @Test func `UIKit may change to another stack before the requested one was seen`() {
    var effects: [Machine.Effect] = []
    var machine = resting([1], &effects)
    machine.handle(asking(2, .push(Self.entry(2))), into: &effects)
    machine.called(2)
    machine.found(entries([7]), isInteractive: false, into: &effects)
    machine.ended(2, isCancelled: false, into: &effects)
    #expect(machine.states == ["7"])
    #expect(effects.filter { if case .complete = $0 { true } else { false } } == [.complete(RequestID(2), .cancelled)])
  }

  @Test func `A stack that is over is one like any other as soon as UIKit has been seen with the next`() {
    var effects: [Machine.Effect] = []
    var machine = pushing(&effects)
    machine.found(entries([1]), isInteractive: false, into: &effects)
    #expect(machine.states == ["1"])
    #expect(effects == [.complete(RequestID(2), .cancelled), .announce])
  }

  @Test func `Stacks between the calls of a change that was never carried out are some like any other`() {
    var effects: [Machine.Effect] = []
    var machine = resting([1, 2, 3], &effects)
    machine.handle(asking(2, .popReplacing(2, with: Self.entry(4))), into: &effects)
    machine.called(2)
    machine.found(entries([1, 4, 3]), isInteractive: false, into: &effects)
    #expect(machine.states == ["1", "4"])
    machine.ended(2, isCancelled: false, into: &effects)
    #expect(machine.states == ["1", "2", "3"])
    machine.found(entries([1, 4, 3]), isInteractive: false, into: &effects)
    #expect(machine.states == ["1", "4", "3"])
  }

  @Test func `The result of a cancelled change can be reported again, and is ignored`() {
    var effects: [Machine.Effect] = []
    var machine = swiping(&effects)
    machine.ended(2, isCancelled: true, into: &effects)
    machine.found(entries([1, 2]), isInteractive: false, into: &effects)
    #expect(machine.isAtRest)
    #expect(machine.states == ["1", "2", "3"])
    // After another change it does mean something.
    machine.found(entries([5]), isInteractive: false, into: &effects)
    machine.found(entries([1, 2]), isInteractive: false, into: &effects)
    #expect(machine.states == ["1", "2"])
  }

  @Test func `The result of a swipe that UIKit has reverted is a change when it is seen again`() {
    var effects: [Machine.Effect] = []
    var machine = swiping(&effects)
    machine.found(entries([1, 2, 3]), isInteractive: false, into: &effects)
    machine.ended(2, isCancelled: false, into: &effects)
    #expect(machine.states == ["1", "2", "3"])
    #expect(machine.isAtRest)
    machine.found(entries([1, 2]), isInteractive: false, into: &effects)
    #expect(machine.states == ["1", "2"])
  }

  @Test func `A swipe that UIKit reverts and then continues counts`() {
    var effects: [Machine.Effect] = []
    var machine = swiping(&effects)
    machine.found(entries([1, 2, 3]), isInteractive: false, into: &effects)
    #expect(machine.motion?.isReverted == true)
    machine.found(entries([1, 2]), isInteractive: false, into: &effects)
    #expect(machine.motion?.isReverted == false)
    machine.ended(2, isCancelled: false, into: &effects)
    #expect(machine.states == ["1", "2"])
  }

  @Test func `A swipe that is decided is not reverted`() {
    var effects: [Machine.Effect] = []
    var machine = swiping(&effects)
    machine.found(entries([1, 2, 3]), isInteractive: false, into: &effects)
    machine.decided(2, into: &effects)
    #expect(machine.states == ["1", "2"])
    machine.ended(2, isCancelled: false, into: &effects)
    #expect(machine.states == ["1", "2"])
  }

  @Test func `An interrupted change whose destination is seen is not reverted`() {
    var effects: [Machine.Effect] = []
    var machine = pushing(&effects)
    machine.caught(1)
    #expect(machine.motion?.isUndecided == false)
    machine.caught(2)
    #expect(machine.motion?.isUndecided == true)
    machine.found(entries([1, 2]), isInteractive: false, into: &effects)
    #expect(machine.motion?.isReverted == false)
  }

  @Test(arguments: [true, false])
  func `A request for the stack that a gesture is changing completes when the gesture is cancelled`(isCancelled: Bool) {
    var effects: [Machine.Effect] = []
    var machine = swiping(&effects)
    machine.handle(asking(4, .popTo(3)), into: &effects)
    #expect(effects == [])
    #expect(machine.motion?.opponents == [RequestID(4)])
    machine.ended(2, isCancelled: isCancelled, into: &effects)
    #expect(effects.filter { $0 != .announce } == [.complete(RequestID(4), isCancelled ? .completed : .cancelled)])
    // The change of the states is announced before the requests end.
    #expect(isCancelled || effects.first == .announce)
    #expect(machine.states == (isCancelled ? ["1", "2", "3"] : ["1", "2"]))
  }

  @Test func `A view controller that is removed during a swipe is not on the stack, for every outcome`() {
    for isCancelled in [true, false] {
      var effects: [Machine.Effect] = []
      var machine = swiping(&effects)
      machine.handle(asking(4, .popTo(3)), into: &effects)
      machine.found(entries([2]), isInteractive: false, into: &effects)
      #expect(effects == [.complete(RequestID(4), .cancelled), .announce])
      #expect(machine.states == ["2", "3"])
      #expect(machine.motion?.opponents == [])
      machine.ended(2, isCancelled: isCancelled, into: &effects)
      #expect(machine.states == (isCancelled ? ["2", "3"] : ["2"]))
    }
  }

  @Test func `A gesture that interrupts a change that UIKit was not seen with cancels it`() {
    var effects: [Machine.Effect] = []
    var machine = resting([1, 2], &effects)
    machine.handle(asking(2, .push(Self.entry(3))), into: &effects)
    machine.called(2)
    effects = []
    machine.found(entries([1]), isInteractive: true, into: &effects)
    #expect(effects == [.complete(RequestID(2), .cancelled)])
    #expect(machine.motion?.generation == 3)
  }

  @Test func `A gesture that interrupts a decided one ends the requests for another stack`() {
    var effects: [Machine.Effect] = []
    var machine = swiping(&effects)
    machine.handle(asking(4, .popTo(3)), into: &effects)
    machine.decided(2, into: &effects)
    effects = []
    machine.found(entries([1]), isInteractive: true, into: &effects)
    #expect(effects == [.complete(RequestID(4), .cancelled)])
    #expect(machine.motion?.opponents == [])
  }

  @Test func `Pending requests end when the container is deallocated`() {
    var effects: [Machine.Effect] = []
    var machine = pushing(&effects)
    machine.caught(2)
    machine.handle(asking(3, .popTo(2)), into: &effects)
    machine.handle(asking(4, .push(Self.entry(4))), into: &effects)
    effects = []
    machine.hostIsDeallocated(into: &effects)
    #expect(effects == [2, 3, 4].map { .complete(RequestID($0), .cancelled) })
    #expect(machine.motion == nil)
  }

  @Test func `The entries include all view controllers that may be shown or restored`() {
    var effects: [Machine.Effect] = []
    var machine = pushing(&effects)
    machine.handle(asking(3, .push(Self.entry(3))), into: &effects)
    #expect(Set(machine.entries.map(\.controller)) == [1, 2, 3])
    machine.handle(asking(4, .popReplacing(3, with: Self.entry(4))), into: &effects)
    #expect(Set(machine.entries.map(\.controller)) == [1, 2, 3, 4])
    machine.handle(asking(5, .set([Self.entry(5)])), into: &effects)
    #expect(Set(machine.entries.map(\.controller)) == [1, 2, 5])
    machine.found(entries([7]), isInteractive: false, into: &effects)
    #expect(Set(machine.entries.map(\.controller)) == [1, 5, 7])
  }
}
