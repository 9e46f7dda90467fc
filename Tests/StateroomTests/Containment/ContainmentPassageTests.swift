@testable import Stateroom
import Testing

/// Running transitions: gestures, reversals, the host's callbacks, and children that other code removes.
struct ContainmentPassageTests: ContainmentMachineSuite {
  var machine = Machine()

  // MARK: - Held

  @Test mutating func `An interactive request controls its transition, and waits where there is none to control`() {
    show(["A"])
    _ = request(2, ["B"], animated: true)
    // The transition to it is running.
    #expect(machine.handle(.request(.init(RequestID(3), children: ["B"], animated: true, isInteractive: true))) == [])
    let effects = machine.handle(.request(.init(RequestID(4), children: ["C"], animated: true, isInteractive: true)))
    #expect(effects.first == .finishAnimation(generation: 2, at: .end))
    #expect(
      effects.last
        == .startAnimation(
          .init(generation: 3, request: RequestID(4), entering: ["C"], leaving: ["B"], isInteractive: true)))
    machine.handle(.hostWillDisappear(animated: true))
    // With the host goes what there is to see.
    #expect(!machine.canBeInteractive(["D"]))
  }

  // MARK: - Reversal

  @Test mutating func `Reversed, a transition ends where it began`() {
    show(["A"])
    _ = request(2, ["B"], animated: true)
    #expect(
      request(3, ["A"], animated: true, policy: .reverse) == [
        .willTransition(RequestID(3), entering: ["A"], leaving: ["B"], animated: true, isReversal: true),
        .beginAppearance("B", appearing: false, animated: true),
        .beginAppearance("A", appearing: true, animated: true),
        .reverseAnimation(generation: 2),
      ]
    )
    #expect(machine.target == ["A"])
    #expect(
      machine.handle(.animationEnded(generation: 2, at: .start)) == [
        .didMoveToParent("B"), .willMoveToNil("B"),
        .removeView("B"),
        .endAppearance("A"), .endAppearance("B"),
        .didMoveToParent("A"), .removeFromParent("B"),
        .didTransition(RequestID(3)),
        .complete(RequestID(2), .cancelled),
        .complete(RequestID(3), .completed),
      ]
    )
    #expect(machine.contained == ["A"])
    #expect(machine.isAtRest)
  }

  @Test mutating func `Reversed twice, it ends at its first destination`() {
    show(["A"])
    _ = request(2, ["B"], animated: true)
    _ = request(3, ["A"], animated: true, policy: .reverse)
    #expect(
      request(4, ["B"], animated: true, policy: .reverse) == [
        .willTransition(RequestID(4), entering: ["B"], leaving: ["A"], animated: true, isReversal: true),
        .beginAppearance("A", appearing: false, animated: true),
        .beginAppearance("B", appearing: true, animated: true),
        .reverseAnimation(generation: 2),
      ]
    )
    #expect(
      machine.handle(.animationEnded(generation: 2, at: .end)) == [
        .removeView("A"),
        .endAppearance("B"), .endAppearance("A"),
        .didMoveToParent("B"), .removeFromParent("A"),
        .didTransition(RequestID(4)),
        .complete(RequestID(3), .cancelled),
        .complete(RequestID(2), .completed),
        .complete(RequestID(4), .completed),
      ]
    )
  }

  @Test mutating func `A reversal moves back children that were moved`() {
    show(["A", "B", "C"])
    #expect(request(2, ["B", "A", "D"], animated: true).contains(.reorder(["B", "A", "C", "D"], movesViews: true)))
    _ = request(3, ["A", "B", "C"], animated: true, policy: .reverse)
    let effects = machine.handle(.animationEnded(generation: 2, at: .start))
    #expect(effects.contains(.reorder(["A", "B", "C"], movesViews: true)))
  }

  @Test mutating func `A cancelled gesture completes its request as cancelled`() {
    show(["A"])
    _ = request(2, ["B"], animated: true)
    #expect(
      machine.handle(.animationEnded(generation: 2, at: .start)) == [
        .didMoveToParent("B"), .willMoveToNil("B"),
        .removeView("B"),
        .beginAppearance("A", appearing: true, animated: true), .endAppearance("A"),
        .beginAppearance("B", appearing: false, animated: true), .endAppearance("B"),
        .didMoveToParent("A"), .removeFromParent("B"),
        .complete(RequestID(2), .cancelled),
      ]
    )
    #expect(machine.target == ["A"])
  }

  @Test mutating func `An animation that ends before it could be reversed is followed by the reverse transition`() {
    show(["A"])
    _ = request(2, ["B"], animated: true)
    _ = request(3, ["A"], animated: true, policy: .reverse)
    let effects = machine.handle(.animationEnded(generation: 2, at: .end))
    #expect(effects.contains(.complete(RequestID(2), .completed)))
    #expect(!effects.contains(.complete(RequestID(3), .cancelled)))
    #expect(machine.target == ["A"])
    #expect(
      machine.handle(.animationEnded(generation: 3, at: .end)).last == .complete(RequestID(3), .completed)
    )
  }

  // MARK: - The Host in Mid-Transition

  @Test mutating func `The host's disappearance includes all children, and ends the transition`() {
    show(["A"])
    _ = request(2, ["B"], animated: true)
    _ = request(3, ["C"], animated: true)
    #expect(
      machine.handle(.hostWillDisappear(animated: true)) == [
        .beginAppearance("B", appearing: false, animated: true)
      ]
    )
    #expect(
      machine.handle(.hostDidDisappear) == [
        .finishAnimation(generation: 2, at: .end),
        .endAppearance("A"), .endAppearance("B"),
        .removeView("A"),
        .didMoveToParent("B"), .removeFromParent("A"),
        .didTransition(RequestID(2)),
        .complete(RequestID(2), .completed),
        .willTransition(RequestID(3), entering: ["C"], leaving: ["B"], animated: false),
        .addChild("C"), .willMoveToNil("B"),
        .insertView("C", above: "B"),
        .removeView("B"),
        .didMoveToParent("C"), .removeFromParent("B"),
        .didTransition(RequestID(3)),
        .complete(RequestID(3), .completed),
      ]
    )
  }

  @Test mutating func `An animation that ends while the host returns leaves the did to the host`() {
    show(["A"])
    _ = request(2, ["B"], animated: true)
    machine.handle(.hostWillDisappear(animated: true))
    machine.handle(.hostWillAppear(animated: true))
    let effects = machine.handle(.animationEnded(generation: 2, at: .end))
    #expect(effects.contains(.endAppearance("A")))
    #expect(!effects.contains(.endAppearance("B")))
    #expect(machine.handle(.hostDidAppear) == [.endAppearance("B")])
  }

  // MARK: - Losses

  @Test mutating func `A vanished child is removed without callbacks`() {
    show(["A", "B"])
    #expect(machine.handle(.childVanished("A")) == [])
    #expect(machine.handle(.childVanished("A")) == [])
    #expect(machine.target == ["B"])
    #expect(request(2, ["A", "B"]).contains(.addChild("A")))
  }

  @Test mutating func `Requests for a vanished child are superseded`() {
    show(["A"])
    _ = request(2, ["B", "C"], animated: true)
    #expect(machine.handle(.childVanished("B")) == [.complete(RequestID(2), .superseded)])
    #expect(
      machine.handle(.animationEnded(generation: 2, at: .end)) == [
        .removeView("A"),
        .endAppearance("C"), .endAppearance("A"),
        .didMoveToParent("C"), .removeFromParent("A"),
        .didTransition(RequestID(2)),
      ]
    )
  }

  @Test func `Of what is queued, a vanished child is left out, and what was about it alone is dropped`() {
    let announcement = Effect.willTransition(RequestID(1), entering: ["A", "B"], leaving: ["C", "D"], animated: true)
    let animation = Effect.startAnimation(
      .init(generation: 1, request: RequestID(1), entering: ["A", "B"], leaving: ["C", "D"]))
    #expect(
      announcement.removing("A")
        == .willTransition(RequestID(1), entering: ["B"], leaving: ["C", "D"], animated: true))
    #expect(
      announcement.removing("D")
        == .willTransition(RequestID(1), entering: ["A", "B"], leaving: ["C"], animated: true))
    #expect(
      animation.removing("A")
        == .startAnimation(.init(generation: 1, request: RequestID(1), entering: ["B"], leaving: ["C", "D"])))
    #expect(
      animation.removing("D")
        == .startAnimation(.init(generation: 1, request: RequestID(1), entering: ["A", "B"], leaving: ["C"])))
    #expect(
      Effect.reorder(["A", "B"], movesViews: false).removing("A") == .reorder(["B"], movesViews: true))
    #expect(Effect.addChild("A").removing("A") == nil)
    #expect(Effect.addChild("A").removing("B") == .addChild("A"))
    #expect(Effect.insertView("B", above: "A").removing("A") == .insertView("B", above: "A"))
  }

  @Test func `Requests for a vanished child that are about to complete are superseded`() {
    let outcomes: [(RequestOutcome, RequestOutcome)] = [
      (.completed, .superseded), (.superseded, .superseded), (.cancelled, .cancelled),
    ]
    for (outcome, changed) in outcomes {
      let effect = Effect.complete(RequestID(1), outcome)
      #expect(effect.removing("A", requestedBy: [RequestID(1)]) == .complete(RequestID(1), changed))
      #expect(effect.removing("A", requestedBy: [RequestID(2)]) == effect)
    }
  }

  @Test mutating func `A container that is deallocated cancels all requests`() {
    show(["A"])
    _ = request(2, ["B"], animated: true)
    _ = request(3, ["C"], animated: true)
    #expect(
      machine.handle(.hostIsDeallocated) == [
        .complete(RequestID(2), .cancelled), .complete(RequestID(3), .cancelled),
      ]
    )
    #expect(machine.contained == [])
    #expect(machine.handle(.animationEnded(generation: 2, at: .end)) == [])
    #expect(machine.handle(.hostDidDisappear) == [])
    #expect(request(4, ["A"]) == [.complete(RequestID(4), .cancelled)])
  }

  @Test mutating func `A container that is deallocated removes everything`() {
    show(["A"])
    _ = request(2, ["B"], animated: true)
    _ = request(3, ["C"], animated: true)
    machine.handle(.hostIsDeallocated)
    #expect(machine.hostPhase == .disappeared)
    #expect(machine.isAtRest)
    #expect(machine.generation == nil)
    #expect(machine.shown == [])
    #expect(machine.target == [])
    for child in ["A", "B", "C"] { #expect(!machine.contains(child)) }
    #expect(machine.checkInvariants() == [])
  }
}
