import Testing

@testable import Stateroom

/// The effects of requests that are withdrawn.
struct ContainmentWithdrawalTests {
  private typealias Effect = ContainmentMachine<String>.Effect
  private var machine = ContainmentMachine<String>()

  /// Shows "A" on the screen, for request 1.
  init() {
    _ = request(1, ["A"], animated: false)
    machine.handle(.hostViewDidLoad)
    machine.handle(.hostWillAppear(animated: false))
    machine.handle(.hostDidAppear)
  }

  private mutating func request(
    _ id: Int, _ children: [String], animated: Bool = true, policy: TransitionPolicy = .finishThenLatest
  ) -> [Effect] {
    machine.handle(.request(.init(RequestID(id), children: children, animated: animated, policy: policy)))
  }

  private mutating func withdraw(_ id: Int) -> [Effect] { machine.handle(.withdrawn(RequestID(id))) }

  private mutating func animationEnded(at position: AnimationPosition) -> [Effect] {
    machine.handle(.animationEnded(generation: machine.generation ?? 0, at: position))
  }

  private func cancelled(_ id: Int) -> Effect { .complete(RequestID(id), .cancelled) }
  private func completed(_ id: Int) -> Effect { .complete(RequestID(id), .completed) }

  @Test mutating func `A running transition is reversed, like a cancelled gesture`() {
    _ = request(2, ["B"])
    let generation = machine.generation ?? 0
    #expect(
      withdraw(2) == [
        cancelled(2),
        .willTransition(RequestID(1), entering: ["A"], leaving: ["B"], animated: true, isReversal: true),
        .beginAppearance("B", appearing: false, animated: true),
        .beginAppearance("A", appearing: true, animated: true),
        .reverseAnimation(generation: generation),
      ])
    #expect(machine.target == ["A"])
    #expect(machine.targetOwner == RequestID(1))
    #expect(!animationEnded(at: .start).contains { if case .complete = $0 { true } else { false } })
    #expect(machine.isAtRest)
    #expect(machine.shown == ["A"])
  }

  @Test mutating func `A transition that another request has joined continues`() {
    _ = request(2, ["B"])
    _ = request(3, ["B"])
    _ = request(4, ["B"])
    #expect(withdraw(4) == [cancelled(4)])
    #expect(machine.targetOwner == RequestID(3))
    #expect(withdraw(2) == [cancelled(2)])
    #expect(machine.targetOwner == RequestID(3))
    #expect(animationEnded(at: .end).last == completed(3))
  }

  @Test mutating func `A transition before a pending request continues`() {
    _ = request(2, ["B"])
    _ = request(3, ["C"])
    #expect(withdraw(2) == [cancelled(2)])
    #expect(machine.target == ["C"])
    #expect(machine.shown == ["B"])
  }

  @Test mutating func `A pending request has no effect`() {
    _ = request(2, ["B"])
    _ = request(3, ["C"])
    #expect(withdraw(3) == [cancelled(3)])
    #expect(machine.target == ["B"])
    #expect(animationEnded(at: .end).last == completed(2))
    #expect(machine.isAtRest)
  }

  @Test mutating func `The oldest of the others determines the transition, and the newest is the owner`() {
    _ = request(2, ["B"])
    for id in 3...6 { _ = request(id, ["C"]) }
    #expect(withdraw(3) == [cancelled(3)])
    #expect(withdraw(6) == [cancelled(6)])
    #expect(machine.targetOwner == RequestID(5))
    let effects = animationEnded(at: .end)
    #expect(effects.contains(.willTransition(RequestID(4), entering: ["C"], leaving: ["B"], animated: true)))
  }

  @Test mutating func `Queued requests around it are performed`() {
    _ = request(2, ["B"])
    for (id, child) in [(3, "C"), (4, "D"), (5, "E")] { _ = request(id, [child], policy: .queue) }
    #expect(withdraw(4) == [cancelled(4)])
    #expect(machine.pending.map(\.children) == [["C"], ["E"]])
    #expect(machine.target == ["E"])
  }

  @Test mutating func `A request whose transition was reversed ends without another effect`() {
    _ = request(2, ["B"])
    _ = request(3, ["A"], policy: .reverse)
    #expect(withdraw(2) == [cancelled(2)])
    #expect(machine.target == ["A"])
    #expect(animationEnded(at: .start).last == completed(3))
  }

  @Test mutating func `A request that has reversed a transition lets it continue`() {
    _ = request(2, ["B"])
    _ = request(3, ["A"], policy: .reverse)
    let generation = machine.generation ?? 0
    let effects = withdraw(3)
    #expect(effects.first == cancelled(3))
    #expect(effects.last == .reverseAnimation(generation: generation))
    #expect(machine.target == ["B"])
    #expect(animationEnded(at: .end).last == completed(2))
  }

  @Test mutating func `A transition that continues for a pending request is reversed when that one is withdrawn too`() {
    _ = request(2, ["B"])
    _ = request(3, ["C"])
    _ = withdraw(2)
    let generation = machine.generation ?? 0
    #expect(
      withdraw(3) == [
        cancelled(3),
        .willTransition(RequestID(1), entering: ["A"], leaving: ["B"], animated: true, isReversal: true),
        .beginAppearance("B", appearing: false, animated: true),
        .beginAppearance("A", appearing: true, animated: true),
        .reverseAnimation(generation: generation),
      ])
    _ = animationEnded(at: .start)
    #expect(machine.shown == ["A"])
  }

  @Test mutating func `A transition that a later request has joined is not reversed with a pending one`() {
    _ = request(2, ["B"])
    _ = request(3, ["C"])
    _ = withdraw(2)
    _ = request(4, ["B"])
    #expect(withdraw(3) == [])
    _ = request(5, ["C"])
    #expect(withdraw(5) == [cancelled(5)])
    #expect(machine.target == ["B"])
    #expect(animationEnded(at: .end).last == completed(4))
  }

  @Test(arguments: [[2, 3], [3, 2]])
  mutating func `A reversed transition ends where it began when its requests for both ends are withdrawn`(order: [Int])
  {
    _ = request(2, ["B"])
    _ = request(3, ["A"], policy: .reverse)
    for id in order { _ = withdraw(id) }
    #expect(machine.target == ["A"])
    #expect(!animationEnded(at: .start).contains { if case .complete = $0 { true } else { false } })
    #expect(machine.isAtRest && machine.shown == ["A"])
  }

  @Test mutating func `A request that has ended, or was never made, has no effect`() {
    #expect(withdraw(1) == [])
    _ = request(2, ["B"])
    #expect(withdraw(1) == [])
    #expect(withdraw(7) == [])
    #expect(machine.target == ["B"])
  }
}
