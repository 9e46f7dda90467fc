import Testing

@testable import Stateroom

/// The order of a root machine's effects in the cases that matter by themselves.
struct RootMachineTests {
  private typealias Machine = RootMachine<String>
  private var machine = Machine()

  private mutating func ask(
    _ id: Int, _ interface: String, animated: Bool = true, dismisses: Bool = true
  ) -> [Machine.Effect] {
    handle(
      .request(.init(id: RequestID(id), interface: interface, isAnimated: animated, dismissesPresented: dismisses)))
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

  @Test mutating func `A snapshot that dissolves is replaced by a new one`() {
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

  // MARK: - Joining

  @Test(arguments: [(true, true), (true, false), (false, true), (false, false)])
  mutating func `A request that joins a dismissal can dismiss more, or end the animation`(first: Bool, second: Bool) {
    #expect(ask(1, "in", animated: first, dismisses: first).last == .clear(generation: 1, dismissesPresented: first))
    let asksForMore = second && !first
    #expect(
      ask(2, "in", animated: second, dismisses: second)
        == (asksForMore ? [.cover(isNew: false), .clear(generation: 2, dismissesPresented: true)] : []))
    #expect(machine.target == "in")
    let generation = asksForMore ? 2 : 1
    #expect(handle(.cleared(generation: 3 - generation)) == [])
    let isAnimated = first && second
    #expect(
      handle(.cleared(generation: generation)) == [
        .willSwitch(RequestID(1), waiting: [RequestID(1), RequestID(2)], isAnimated: isAnimated),
        .swap(RequestID(1), generation: generation, to: "in", isAnimated: isAnimated),
      ])
    // A third request has no more to dismiss.
    #expect(ask(3, "in", dismisses: false) == [])
  }

  @Test mutating func `A request that joins during clearing adds the view controllers that it dismisses`() {
    _ = ask(1, "in", dismisses: true)
    _ = ask(2, "in", dismisses: false)
    #expect(ask(3, "in", dismisses: true) == [])
  }

  @Test(arguments: [(true, true), (true, false), (false, true), (false, false)])
  mutating func `A request that waits for the end of a change can be joined`(first: Bool, second: Bool) {
    _ = ask(1, "in")
    _ = handle(.cleared(generation: 1))
    _ = ask(2, "out", animated: first, dismisses: first)
    #expect(ask(3, "out", animated: second, dismisses: second) == [])
    #expect(machine.target == "out")
    #expect(
      handle(.swapped(generation: 1, .completed)).last == .clear(generation: 2, dismissesPresented: first || second))
    #expect(
      handle(.cleared(generation: 2)) == [
        .willSwitch(RequestID(2), waiting: [RequestID(2), RequestID(3)], isAnimated: first && second),
        .swap(RequestID(2), generation: 2, to: "out", isAnimated: first && second),
      ])
  }

  @Test mutating func `A request that waits for the end of a change is superseded by the next`() {
    _ = ask(1, "in")
    _ = handle(.cleared(generation: 1))
    _ = ask(2, "out")
    #expect(ask(3, "help") == [.complete(RequestID(2), .superseded), .hastenSwap(generation: 1)])
    #expect(machine.target == "help")
    #expect(ask(4, "in") == [.complete(RequestID(3), .superseded)])
    #expect(machine.target == "in")
    #expect(machine.pending == nil)
    #expect(handle(.swapped(generation: 1, .completed)) == [.dissolve(RequestID(1), generation: 1)])
  }

  @Test mutating func `A change ends immediately for a request without animation that joins it, without a dissolve`() {
    _ = ask(1, "in")
    _ = handle(.cleared(generation: 1))
    #expect(ask(2, "in", animated: false) == [.hastenSwap(generation: 1)])
    #expect(
      handle(.swapped(generation: 1, .completed)) == [
        .uncover, .didSwitch(RequestID(1)), .complete(RequestID(1), .completed), .complete(RequestID(2), .completed),
      ])
    #expect(machine.isAtRest)
  }

  @Test mutating func `A request that joins a dissolving snapshot waits for it, or ends it`() {
    _ = ask(1, "in")
    _ = handle(.cleared(generation: 1))
    _ = handle(.swapped(generation: 1, .completed))
    #expect(ask(2, "in") == [])
    #expect(machine.target == "in")
    #expect(!machine.isAtRest)
    #expect(
      ask(3, "in", animated: false)
        == [.uncover, .didSwitch(RequestID(1))] + (1...3).map { .complete(RequestID($0), .completed) })
    #expect(machine.isAtRest)
  }

  @Test mutating func `A dissolving interface that was replaced is not joined`() {
    _ = ask(1, "in")
    _ = handle(.cleared(generation: 1))
    _ = handle(.swapped(generation: 1, .completed))
    #expect(handle(.replaced("other")) == [])
    #expect(machine.shown == "other")
    #expect(
      ask(2, "in") == [
        .cover(isNew: true), .didSwitch(RequestID(1)), .complete(RequestID(1), .completed), .cover(isNew: false),
        .clear(generation: 2, dismissesPresented: true),
      ])
  }

  // MARK: - Reports

  @Test mutating func `Reports of other switches are ignored, each in its step`() {
    let reports: [Machine.Event] = [
      .cleared(generation: 7), .swapped(generation: 7, .completed), .dissolved(generation: 7),
    ]
    func isIgnored(_ machine: Machine) -> Bool {
      reports.allSatisfy { report in
        var (machine, effects) = (machine, [Machine.Effect]())
        let before = "\(machine)"
        machine.handle(report, into: &effects)
        return effects == [] && "\(machine)" == before
      }
    }
    #expect(isIgnored(machine))
    _ = ask(1, "in")
    #expect(isIgnored(machine))
    _ = handle(.cleared(generation: 1))
    #expect(isIgnored(machine))
    _ = handle(.swapped(generation: 1, .completed))
    #expect(isIgnored(machine))
  }

  @Test mutating func `A swap that failed has no effect`() {
    _ = handle(.replaced("out"))
    _ = ask(1, "in")
    _ = handle(.cleared(generation: 1))
    #expect(handle(.swapped(generation: 1, .superseded)) == [.uncover, .complete(RequestID(1), .superseded)])
    #expect(machine.shown == "out")
    #expect(machine.isAtRest)
  }

  @Test mutating func `After a swap that failed, a request for the interface that remains completes`() {
    _ = handle(.replaced("out"))
    _ = ask(1, "in")
    _ = handle(.cleared(generation: 1))
    _ = ask(2, "out")
    #expect(
      handle(.swapped(generation: 1, .cancelled)) == [
        .complete(RequestID(1), .cancelled), .uncover, .complete(RequestID(2), .completed),
      ])
    #expect(machine.pending == nil)
    #expect(machine.isAtRest)
  }

  @Test mutating func `When the window is removed, a dissolve ends, and other changes continue`() {
    #expect(handle(.screenLost) == [])
    _ = ask(1, "in")
    #expect(handle(.screenLost) == [])
    _ = handle(.cleared(generation: 1))
    #expect(handle(.screenLost) == [])
    _ = handle(.swapped(generation: 1, .completed))
    #expect(
      handle(.screenLost) == [.uncover, .didSwitch(RequestID(1)), .complete(RequestID(1), .completed)])
    #expect(machine.isAtRest)
  }

  @Test mutating func `What replaces the interface in the middle of a swap is the swap`() {
    _ = handle(.replaced("out"))
    _ = ask(1, "in")
    _ = handle(.cleared(generation: 1))
    #expect(handle(.replaced("in")) == [])
    #expect(machine.shown == "out")
    #expect(machine.target == "in")
  }

  @Test(arguments: 0...3)
  mutating func `A root that is deallocated cancels all requests`(steps: Int) {
    #expect(!machine.isRootDeallocated)
    if steps > 0 { _ = ask(1, "in") }
    if steps > 1 { _ = handle(.cleared(generation: 1)) }
    if steps == 2 { _ = ask(2, "out") }
    if steps > 2 { _ = handle(.swapped(generation: 1, .completed)) }
    let waiting = steps == 0 ? [] : steps == 2 ? [1, 2] : [1]
    #expect(handle(.rootIsDeallocated) == [.uncover] + waiting.map { .complete(RequestID($0), .cancelled) })
    #expect(machine.isRootDeallocated)
    #expect(machine.isAtRest)
    #expect(machine.pending == nil)
    #expect(machine.target == machine.shown)
    #expect(handle(.rootIsDeallocated) == [])
    #expect(ask(3, "in") == [.complete(RequestID(3), .cancelled)])
  }

  @Test mutating func `New effects go to the end of the queue`() {
    var effects: [Machine.Effect] = [.hastenSwap(generation: 0)]
    machine.handle(.rootIsDeallocated, into: &effects)
    #expect(effects == [.hastenSwap(generation: 0), .uncover])
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
