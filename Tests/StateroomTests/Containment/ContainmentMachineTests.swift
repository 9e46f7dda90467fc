@testable import Stateroom
import Testing

/// The main cases, each with exactly what it leads to.
struct ContainmentMachineTests: ContainmentMachineSuite {
  var machine = Machine()

  // MARK: - Without Animation

  @Test mutating func `Before the view is loaded children are contained and not shown`() {
    let effects = request(1, ["A", "B"])
    #expect(
      effects == [
        .willTransition(RequestID(1), entering: ["A", "B"], leaving: [], animated: false),
        .addChild("A"), .addChild("B"),
        .didMoveToParent("A"), .didMoveToParent("B"),
        .didTransition(RequestID(1)),
        .complete(RequestID(1), .completed),
      ]
    )
    #expect(machine.target == ["A", "B"])
    #expect(machine.handle(.hostViewDidLoad) == [.insertView("A", above: nil), .insertView("B", above: "A")])
  }

  @Test mutating func `A host that never loads never loads a child`() {
    let effects = request(1, ["A"]) + request(2, ["B"], animated: true) + request(3, []) + request(4, ["A"])
    for effect in effects {
      switch effect {
      case .insertView, .beginAppearance, .endAppearance, .startAnimation:
        Issue.record("\(effect)")
      default:
        break
      }
    }
    #expect(machine.contained == ["A"])
  }

  @Test mutating func `A swap off screen sends no appearance callbacks`() {
    load(["A"])
    #expect(
      request(2, ["B"], animated: true) == [
        .willTransition(RequestID(2), entering: ["B"], leaving: ["A"], animated: false),
        .addChild("B"), .willMoveToNil("A"),
        .insertView("B", above: "A"),
        .removeView("A"),
        .didMoveToParent("B"), .removeFromParent("A"),
        .didTransition(RequestID(2)),
        .complete(RequestID(2), .completed),
      ]
    )
  }

  @Test mutating func `A swap on screen performs every step immediately`() {
    show(["A"])
    #expect(
      request(2, ["B"]) == [
        .willTransition(RequestID(2), entering: ["B"], leaving: ["A"], animated: false),
        .addChild("B"), .willMoveToNil("A"),
        .beginAppearance("A", appearing: false, animated: false),
        .beginAppearance("B", appearing: true, animated: false),
        .insertView("B", above: "A"),
        .removeView("A"),
        .endAppearance("B"), .endAppearance("A"),
        .didMoveToParent("B"), .removeFromParent("A"),
        .didTransition(RequestID(2)),
        .complete(RequestID(2), .completed),
      ]
    )
  }

  @Test mutating func `A child that remains receives no callbacks, also when it is moved`() {
    show(["A", "B", "C"])
    #expect(
      request(2, ["C", "A", "B"], animated: true) == [
        .willTransition(RequestID(2), entering: [], leaving: [], animated: false),
        .reorder(["C", "A", "B"], movesViews: true),
        .didTransition(RequestID(2)),
        .complete(RequestID(2), .completed),
      ]
    )
  }

  @Test mutating func `A child that is added below another one is inserted there, and the children are reordered`() {
    show(["A", "overlay"])
    let effects = request(2, ["B", "overlay"])
    #expect(effects.contains(.insertView("B", above: "A")))
    #expect(effects.contains(.reorder(["A", "B", "overlay"], movesViews: false)))
    #expect(machine.contained == ["B", "overlay"])
  }

  // MARK: - With the Host

  @Test mutating func `Children appear and disappear with the host`() {
    load(["A"])
    #expect(
      machine.handle(.hostWillAppear(animated: true)) == [
        .beginAppearance("A", appearing: true, animated: true)
      ]
    )
    #expect(machine.handle(.hostDidAppear) == [.endAppearance("A")])
    #expect(
      machine.handle(.hostWillDisappear(animated: false)) == [
        .beginAppearance("A", appearing: false, animated: false)
      ]
    )
    #expect(machine.handle(.hostDidDisappear) == [.endAppearance("A")])
  }

  @Test mutating func `A cancelled swipe back reverses the direction`() {
    show(["A"])
    machine.handle(.hostWillDisappear(animated: true))
    #expect(
      machine.handle(.hostWillAppear(animated: true)) == [
        .beginAppearance("A", appearing: true, animated: true)
      ]
    )
    #expect(machine.handle(.hostDidAppear) == [.endAppearance("A")])
  }

  @Test mutating func `A did without a will is caught up with`() {
    load(["A"])
    #expect(
      machine.handle(.hostDidAppear) == [
        .beginAppearance("A", appearing: true, animated: false), .endAppearance("A"),
      ]
    )
    #expect(
      machine.handle(.hostDidDisappear) == [
        .beginAppearance("A", appearing: false, animated: false), .endAppearance("A"),
      ]
    )
    #expect(machine.handle(.hostDidDisappear) == [])
  }

  @Test mutating func `A repeated will is sent once`() {
    load(["A"])
    machine.handle(.hostWillAppear(animated: true))
    #expect(machine.handle(.hostWillAppear(animated: false)) == [])
    machine.handle(.hostDidAppear)
    #expect(machine.handle(.hostWillAppear(animated: true)) == [])
    #expect(machine.handle(.hostDidAppear) == [])
  }

  @Test mutating func `A change between will and did is caught up with`() {
    load(["A"])
    machine.handle(.hostWillAppear(animated: true))
    #expect(
      request(2, ["B"], animated: true) == [
        .willTransition(RequestID(2), entering: ["B"], leaving: ["A"], animated: false),
        .addChild("B"), .willMoveToNil("A"),
        .beginAppearance("A", appearing: false, animated: false),
        .beginAppearance("B", appearing: true, animated: true),
        .insertView("B", above: "A"),
        .removeView("A"),
        .endAppearance("A"),
        .didMoveToParent("B"), .removeFromParent("A"),
        .didTransition(RequestID(2)),
        .complete(RequestID(2), .completed),
      ]
    )
    #expect(machine.handle(.hostDidAppear) == [.endAppearance("B")])
  }

  @Test mutating func `A child added while the host disappears never begins`() {
    show(["A"])
    machine.handle(.hostWillDisappear(animated: true))
    let effects = request(2, ["B"])
    #expect(effects.contains(.endAppearance("A")))
    #expect(!effects.contains(.beginAppearance("B", appearing: true, animated: false)))
    #expect(machine.handle(.hostDidDisappear) == [])
  }

  // MARK: - Animated

  @Test mutating func `An animated swap is made in two halves`() {
    show(["A"])
    #expect(
      request(2, ["B"], animated: true) == [
        .willTransition(RequestID(2), entering: ["B"], leaving: ["A"], animated: true),
        .addChild("B"), .willMoveToNil("A"),
        .beginAppearance("A", appearing: false, animated: true),
        .beginAppearance("B", appearing: true, animated: true),
        .insertView("B", above: "A"),
        .startAnimation(
          .init(generation: 2, request: RequestID(2), entering: ["B"], leaving: ["A"])
        ),
      ]
    )
    #expect(machine.shown == ["B"])
    #expect(machine.contained == ["A", "B"])
    #expect(!machine.isAtRest)
    #expect(machine.handle(.animationEnded(generation: 1, at: .end)) == [])
    #expect(
      machine.handle(.animationEnded(generation: 2, at: .end)) == [
        .removeView("A"),
        .endAppearance("B"), .endAppearance("A"),
        .didMoveToParent("B"), .removeFromParent("A"),
        .didTransition(RequestID(2)),
        .complete(RequestID(2), .completed),
      ]
    )
    #expect(machine.handle(.animationEnded(generation: 2, at: .end)) == [])
    #expect(machine.isAtRest)
  }

  @Test mutating func `A repeated request joins the running one`() {
    show(["A"])
    #expect(request(2, ["A"], animated: true) == [.complete(RequestID(2), .completed)])
    _ = request(3, ["B"], animated: true)
    #expect(request(4, ["B"], animated: true) == [])
    #expect(
      machine.handle(.animationEnded(generation: 2, at: .end)).suffix(2) == [
        .complete(RequestID(3), .completed), .complete(RequestID(4), .completed),
      ]
    )
  }

  @Test mutating func `A second request supersedes the pending one`() {
    show(["A"])
    _ = request(2, ["B"], animated: true)
    #expect(request(3, ["C"], animated: true) == [])
    #expect(request(4, ["D"], animated: true) == [.complete(RequestID(3), .superseded)])
    #expect(machine.target == ["D"])
    let effects = machine.handle(.animationEnded(generation: 2, at: .end))
    #expect(effects.contains(.complete(RequestID(2), .completed)))
    #expect(
      effects.contains(
        .willTransition(RequestID(4), entering: ["D"], leaving: ["B"], animated: true)
      )
    )
  }

  @Test mutating func `The last request for the shown content determines its outcome`() {
    show(["A"])
    _ = request(2, ["A"])
    #expect(machine.targetOwner == RequestID(2))
  }

  @Test mutating func `What waits uses the motion of the request that named it first`() {
    show(["A"])
    _ = request(2, ["B"], animated: true)
    _ = request(3, ["C"], animated: true)
    #expect(request(4, ["C"], animated: true) == [])
    #expect(machine.targetOwner == RequestID(4))
    let effects = machine.handle(.animationEnded(generation: 2, at: .end))
    #expect(effects.contains(.willTransition(RequestID(3), entering: ["C"], leaving: ["B"], animated: true)))
    #expect(
      effects.last
        == .startAnimation(.init(generation: 3, request: RequestID(3), entering: ["C"], leaving: ["B"]))
    )
  }

  @Test mutating func `A request stands for a list that is shown, is being shown, or may be restored`() {
    func stands(_ ids: Int...) -> Bool { ids.allSatisfy { machine.representsList(RequestID($0)) } }
    show(["A"])
    #expect(stands(1))
    #expect(!stands(2))
    _ = request(2, ["B"], animated: true)
    _ = request(3, ["B"], animated: true)
    // One request announced it, the other is the newest for it.
    #expect(stands(1, 2, 3))
    _ = request(4, ["C"], animated: true)
    #expect(stands(1, 2, 3, 4))
    #expect(!stands(5))
    machine.handle(.animationEnded(generation: 2, at: .end))
    #expect(stands(3, 4))
    #expect(!stands(1))
    #expect(!stands(2))
  }

  @Test mutating func `The machine contains the children that are shown or pending, and no others`() {
    show(["A"])
    #expect(machine.contains("A"))
    #expect(!machine.contains("B"))
    _ = request(2, ["B"], animated: true)
    _ = request(3, ["C"], animated: true)
    #expect(["A", "B", "C"].allSatisfy { machine.contains($0) })
    #expect(!machine.contains("D"))
  }

  @Test mutating func `New effects go to the end of the queue`() {
    var effects: [Effect] = [.removeView("X")]
    machine.handle(.request(.init(RequestID(1), children: [], animated: false)), into: &effects)
    #expect(effects == [.removeView("X"), .complete(RequestID(1), .completed)])
    machine.handle(.request(.init(RequestID(2), children: [], animated: false)), into: &effects)
    #expect(effects.last == .complete(RequestID(2), .completed))
    #expect(effects.count == 3)
  }

  @Test mutating func `A request for what is running discards what is pending`() {
    show(["A"])
    _ = request(2, ["B"], animated: true)
    _ = request(3, ["A"], animated: true)
    #expect(request(4, ["B"], animated: true) == [.complete(RequestID(3), .superseded)])
    #expect(
      machine.handle(.animationEnded(generation: 2, at: .end)).suffix(2) == [
        .complete(RequestID(2), .completed), .complete(RequestID(4), .completed),
      ]
    )
    #expect(machine.isAtRest)
  }

  @Test mutating func `A request that does not animate never waits`() {
    show(["A"])
    _ = request(2, ["B"], animated: true)
    _ = request(3, ["C"], animated: true)
    let effects = request(4, ["D"])
    #expect(
      effects.prefix(2) == [
        .complete(RequestID(3), .superseded), .finishAnimation(generation: 2, at: .end),
      ]
    )
    #expect(effects.contains(.complete(RequestID(2), .completed)))
    #expect(effects.last == .complete(RequestID(4), .completed))
    #expect(machine.contained == ["D"])
  }

  @Test mutating func `Not even for itself`() {
    show(["A"])
    _ = request(2, ["B"], animated: true)
    #expect(request(3, ["B"]).last == .complete(RequestID(3), .completed))
    _ = request(4, ["A"], animated: true)
    _ = request(5, ["C"], animated: true)
    #expect(
      request(6, ["C"]).suffix(2) == [
        .complete(RequestID(5), .completed), .complete(RequestID(6), .completed),
      ]
    )
    #expect(machine.isAtRest)
  }

  @Test mutating func `Interrupting skips to the end and shows the newest`() {
    show(["A"])
    _ = request(2, ["B"], animated: true)
    let effects = request(3, ["C"], animated: true, policy: .interrupt)
    #expect(
      effects == [
        .finishAnimation(generation: 2, at: .end),
        .removeView("A"),
        .endAppearance("B"), .endAppearance("A"),
        .didMoveToParent("B"), .removeFromParent("A"),
        .didTransition(RequestID(2)),
        .complete(RequestID(2), .completed),
        .willTransition(RequestID(3), entering: ["C"], leaving: ["B"], animated: true),
        .addChild("C"), .willMoveToNil("B"),
        .beginAppearance("B", appearing: false, animated: true),
        .beginAppearance("C", appearing: true, animated: true),
        .insertView("C", above: "B"),
        .startAnimation(
          .init(generation: 3, request: RequestID(3), entering: ["C"], leaving: ["B"])
        ),
      ]
    )
    #expect(machine.handle(.animationEnded(generation: 2, at: .end)) == [])
  }

  // MARK: - Looking at It

  @Test mutating func `The description contains the whole state`() {
    show(["A"])
    _ = request(2, ["B"], animated: true)
    _ = request(3, ["C"], animated: true)
    #expect(
      machine.description == """
        host appeared, view loaded
        shown ["B"]
        passage 2 forward: ["A"] -> ["B"] for [#2], refused []
        pending ["C"] animated for [#3]
          A: leaving, disappearing, leaving, view inserted
          B: joining, appearing, entering, view inserted
        """
    )
  }
}
