import Testing

@testable import Stateroom

/// The order of a tab machine's effects in the cases that matter by themselves.
struct TabMachineTests {
  private typealias Machine = TabMachine<Int>
  private var machine = Machine()

  /// At rest with three tabs, the first of which is selected.
  init() {
    _ = found(0)
    _ = ended(1)
    _ = machine.announcement()
  }

  private mutating func act(_ body: (inout Machine, inout [Machine.Effect]) -> Void) -> [Machine.Effect] {
    var effects: [Machine.Effect] = []
    body(&machine, &effects)
    return effects
  }

  private mutating func ask(_ id: Int, _ state: Int, animated: Bool = true) -> [Machine.Effect] {
    act { $0.handle(.init(ids: [RequestID(id)], tab: state, isAnimated: animated), into: &$1) }
  }

  private mutating func found(_ selected: Int?, of tabs: [Int] = [0, 1, 2]) -> [Machine.Effect] {
    act { $0.found(tabs, selected: selected, into: &$1) }
  }

  private mutating func ended(_ generation: Int, isCancelled: Bool = false) -> [Machine.Effect] {
    act { $0.ended(generation, isCancelled: isCancelled, into: &$1) }
  }

  private func reports(_ ids: Int..., as outcome: RequestOutcome) -> [Machine.Effect] {
    ids.map { .complete(RequestID($0), outcome) }
  }

  @Test mutating func `A request is one call, and ends with it`() {
    #expect(machine.isAtRest)
    #expect(ask(1, 1, animated: false) == [.perform(1, animated: false, generation: 2), .announce])
    #expect(!machine.isAtRest)
    #expect(machine.selected == 1)
    #expect(machine.announcement()?.old == 0)
    #expect(machine.announced == 1)
    #expect(machine.announcement() == nil)
    #expect(machine.motion?.isCalled == false)
    machine.called(1)
    #expect(machine.motion?.isCalled == false)
    machine.called(2)
    #expect(machine.motion?.isCalled == true)
    #expect(ended(1) == [])
    #expect(ended(2) == reports(1, as: .completed))
    #expect(machine.isAtRest)
    #expect(machine.selected == 1)
  }

  @Test mutating func `A request for the selected tab completes immediately`() {
    #expect(ask(1, 0) == reports(1, as: .completed))
    #expect(machine.isAtRest)
  }

  @Test mutating func `A repeated request joins the running and the pending change`() {
    _ = ask(1, 1)
    #expect(ask(2, 1) == [])
    _ = machine.announcement()
    #expect(ask(3, 2) == [.announce])
    #expect(machine.target == 2)
    _ = machine.announcement()
    #expect(ask(4, 2) == [])
    machine.called(2)
    #expect(
      ended(2) == reports(1, 2, as: .completed) + [.perform(2, animated: true, generation: 3)])
    #expect(ended(3) == reports(3, 4, as: .completed))
    #expect(machine.target == 2)
  }

  @Test mutating func `A request that waits is overtaken by the next`() {
    _ = ask(1, 1)
    _ = ask(2, 2)
    _ = machine.announcement()
    #expect(ask(3, 0) == reports(2, as: .superseded) + [.announce])
    #expect(machine.target == 0)
  }

  @Test mutating func `A pending request completes when the cancelled change before it restores its tab`() {
    _ = ask(1, 1)
    _ = ask(2, 0)
    _ = machine.announcement()
    #expect(ended(2, isCancelled: true) == reports(1, as: .cancelled) + reports(2, as: .completed))
    #expect(machine.isAtRest)
    #expect(machine.waiting == nil)
    #expect(machine.selected == 0)
  }

  @Test mutating func `UIKit's selection is adopted unless a call to UIKit is about to change it`() {
    _ = ask(1, 1)
    _ = machine.announcement()
    // The call has not been made yet.
    #expect(found(0) == [])
    #expect(machine.selected == 1)
    machine.called(2)
    #expect(found(1) == [])
    #expect(found(2) == reports(1, as: .cancelled) + [.announce])
    #expect(machine.motion?.requests == [])
    _ = machine.announcement()
    #expect(ask(2, 2) == [])
    #expect(ended(2) == reports(2, as: .completed))
    #expect(machine.selected == 2)
  }

  @Test(arguments: [true, false])
  mutating func `A tap is adopted, and may be cancelled`(isCancelled: Bool) {
    #expect(found(2) == [.announce])
    #expect(machine.motion?.isCalled == true)
    #expect(machine.motion?.generation == 2)
    #expect(machine.selected == 2)
    _ = machine.announcement()
    #expect(ended(1, isCancelled: true) == [])
    // Noted before and after what waits is looked at.
    #expect(ended(2, isCancelled: isCancelled) == (isCancelled ? [.announce, .announce] : []))
    #expect(machine.selected == (isCancelled ? 0 : 2))
    #expect(machine.isAtRest)
  }

  @Test mutating func `A request that joins a change back to the initial tab completes when it is cancelled`() {
    _ = ask(1, 1)
    machine.called(2)
    _ = found(0)
    _ = machine.announcement()
    #expect(ask(2, 0) == [])
    #expect(ended(2, isCancelled: true) == reports(2, as: .completed))
    #expect(machine.selected == 0)
  }

  @Test mutating func `A pending request whose tab is removed is cancelled`() {
    _ = ask(1, 1)
    _ = ask(2, 2)
    _ = machine.announcement()
    machine.called(2)
    #expect(found(1, of: [0, 1, 2]) == [])
    #expect(found(1, of: [0, 1]) == reports(2, as: .cancelled) + [.announce])
    #expect(machine.waiting == nil)
    #expect(machine.target == 1)
  }

  @Test mutating func `Pending requests end when the container is deallocated`() {
    _ = ask(1, 1)
    _ = ask(2, 2)
    #expect(act { $0.hostIsDeallocated(into: &$1) } == reports(1, 2, as: .cancelled))
    #expect(machine.isAtRest)
    #expect(machine.waiting == nil)
    #expect(machine.target == 1)
  }
}
