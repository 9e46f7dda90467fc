import Simulator
import Stateroom
import StateroomTesting
import Testing
import UIKit

/// Children that other code moves, and containers inside containers of other libraries.
@MainActor
struct ForeignContainerTests {
  let rig: Rig
  let container = ContainerViewController()

  init() async { rig = await Rig() }

  private func takeAway(_ child: UIViewController) {
    child.willMove(toParent: nil)
    child.viewIfLoaded?.removeFromSuperview()
    child.removeFromParent()
  }

  @Test func `A child that has another parent by now is refused`() {
    let (a, other) = (rig.probe("a"), UIViewController())
    container.viewControllers = [a]
    rig.simulator.show(container)
    takeAway(a)
    other.addChild(a)
    a.didMove(toParent: other)
    container.setViewControllers([a], completion: rig.recording("a"))
    #expect(rig.refusals == [.childHasAnotherParent])
    #expect(container.viewControllers.isEmpty)
    #expect(a.parent === other)
  }

  @Test func `A child that was removed by other code can be requested again`() {
    let a = rig.probe("a")
    container.viewControllers = [a]
    container.loadViewIfNeeded()
    takeAway(a)
    container.setViewControllers([a], completion: rig.recording("a"))
    rig.simulator.show(container)
    #expect(rig.outcomes == ["a": [.completed]])
    rig.expectRest(container, shows: [a])
  }

  @Test func `The same child in two containers is refused by the second`() {
    let second = ContainerViewController()
    let parent = UIViewController()
    parent.embed(container)
    parent.embed(second)
    rig.simulator.show(parent)
    let a = rig.probe("a")
    container.setViewControllers([a], using: .dissolve, completion: rig.recording("first"))
    second.setViewControllers([a], using: .dissolve, completion: rig.recording("second"))
    rig.advance(1000)
    #expect(rig.outcomes["first"] == [.completed])
    #expect(rig.refusals == [.childHasAnotherParent])
    rig.expectRest(container, shows: [a])
  }

  @Test func `A child that waits in two containers is added to one of them`() {
    let second = ContainerViewController()
    let parent = UIViewController()
    parent.embed(container)
    parent.embed(second)
    rig.simulator.show(parent)
    let (a, b, c) = (rig.probe("a"), rig.probe("b"), rig.probe("c"))
    container.setViewControllers([a], using: .dissolve)
    second.setViewControllers([b], using: .dissolve)
    container.setViewControllers([c], using: .dissolve, completion: rig.recording("first"))
    second.setViewControllers([c], using: .dissolve, completion: rig.recording("second"))
    rig.advance(3000)
    #expect(rig.outcomes.values.flatMap { $0 }.count == 2)
    #expect(rig.outcomes["first"] == [.completed])
    #expect(rig.outcomes["second"] != [.completed])
    #expect(c.parent === container && c.hasAppeared)
    #expect(second.children == [] && second.viewControllers == [])
    #expect(rig.problems == [])
  }

  @Test(arguments: [0, 100], [ContainerTransition.dissolve, .reveal(), .slide(from: .left)])
  func `A child that another parent adopts during a transition is left to that parent`(
    _ at: Int, _ transition: ContainerTransition
  ) {
    let other = UIViewController()
    let parent = UIViewController()
    parent.embed(container)
    parent.embed(other)
    rig.simulator.show(parent)
    let (a, b) = (UIViewController(), UIViewController())
    container.viewControllers = [a]
    let (below, above) = (UIView(), UIView())
    other.view.addSubview(below)
    container.transitionPolicy = .reverse
    container.setViewControllers([b], using: transition, completion: rig.recording("b"))
    rig.advance(at)
    takeAway(a)
    other.addChild(a)
    other.view.addSubview(a.view)
    a.didMove(toParent: other)
    other.view.addSubview(above)
    container.setViewControllers([], using: transition, completion: rig.recording("none"))
    rig.advance(2000)
    #expect(rig.outcomes["none"]?.count == 1)
    #expect(a.parent === other)
    #expect(other.view.subviews == [below, a.view, above])
    #expect(a.view.alpha == 1)
    #expect(CATransform3DIsIdentity(a.view.transform3D))
    #expect(container.children == [])
  }

  @Test(
    arguments: [RecordedCallback.viewDidLoad, .viewWillAppear, .willMove, .viewIsAppearing, .viewDidAppear, .didMove],
    [true, false])
  func `A child that leaves from inside its callbacks is released`(_ callback: RecordedCallback, _ animated: Bool) {
    let (a, b) = (rig.probe("a"), UIViewController())
    container.viewControllers = [b]
    rig.simulator.show(container)
    a.once(callback) { child in
      child.viewIfLoaded?.removeFromSuperview()
      child.removeFromParent()
    }
    container.setViewControllers([b, a], using: animated ? .dissolve : .none, completion: rig.recording("a"))
    rig.advance(2000)
    #expect(rig.outcomes["a"]?.count == 1)
    #expect(container.viewControllers == (a.parent == nil ? [b] : [b, a]))
    #expect(container.children == container.viewControllers)
    #expect(container.view.subviews == container.viewControllers.map(\.view))
  }

  @Test func `A child that leaves when it is loaded off the screen leaves no view behind`() {
    let a = rig.probe("a")
    container.viewControllers = [a]
    a.once(.viewDidLoad) { $0.removeFromParent() }
    container.loadViewIfNeeded()
    #expect(container.view.subviews.isEmpty)
    #expect(container.viewControllers.isEmpty)
  }

  @Test func `A child that moves to another container receives no callbacks from the old one`() {
    let (a, other) = (rig.probe("a"), UIViewController())
    rig.simulator.show(container)
    a.once(.viewDidLoad) { other.addChild($0) }
    container.setViewControllers([a], completion: rig.recording("a"))
    #expect(a.parent === other)
    #expect(!a.entries.contains { $0.contains("ppear") })
    #expect(container.view.subviews.isEmpty)
    #expect(rig.outcomes["a"] == [.superseded])
  }

  @Test func `A container's own child by UIKit's means appears and disappears with it`() {
    let a = rig.probe("a")
    container.addChild(a)
    container.view.addSubview(a.view)
    a.didMove(toParent: container)
    let window = rig.simulator.show(container)
    #expect(a.hasAppeared)
    window.isHidden = true
    rig.advance(20)
    #expect(!a.hasAppeared)
    #expect(rig.problems == [])
  }

  @Test func `A child added by UIKit's means between will and did is not ended without a begin`() {
    @MainActor
    final class Late: ContainerViewController {
      var late: UIViewController?
      override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        guard let late else { return }
        addChild(late)
        view.addSubview(late.view)
        late.didMove(toParent: self)
      }
    }
    let (late, a) = (Late(), rig.probe("a"))
    late.late = a
    let window = rig.simulator.show(late)
    window.isHidden = true
    rig.advance(20)
    #expect(rig.problems == [])
  }

  @Test func `A child added by UIKit's means and listed later becomes one of the list`() {
    let a = rig.probe("a")
    container.addChild(a)
    container.view.addSubview(a.view)
    a.didMove(toParent: container)
    rig.simulator.show(container)
    container.setViewControllers([a], completion: rig.recording("a"))
    #expect(rig.outcomes == ["a": [.completed]])
    rig.expectRest(container, shows: [a])
  }

  // MARK: - Inside other containers

  @Test(arguments: [true, false])
  func `A manual parent adds it, cancels, and adds it again`(_ animated: Bool) {
    @MainActor final class Manual: UIViewController {
      override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
    }
    let manual = Manual()
    rig.simulator.show(manual)
    let (a, b, c) = (rig.probe("a"), rig.probe("b"), rig.probe("c"))
    container.viewControllers = [a]
    manual.addChild(container)
    container.beginAppearanceTransition(true, animated: animated)
    manual.view.addSubview(container.view)
    container.setViewControllers([b], using: .dissolve, completion: rig.recording("b"))
    container.endAppearanceTransition()
    container.didMove(toParent: manual)
    #expect(a.entries.allSatisfy { !$0.contains("viewDidA") })
    container.setViewControllers([a], using: .dissolve, completion: rig.recording("a"))
    rig.advance(100)
    container.beginAppearanceTransition(false, animated: animated)
    container.setViewControllers([c], using: .dissolve, completion: rig.recording("c"))
    rig.advance(50)
    container.beginAppearanceTransition(true, animated: animated)
    container.endAppearanceTransition()
    rig.advance(3000)
    #expect(rig.outcomes["b"] == [.completed])
    #expect(rig.outcomes["c"] == [.completed])
    rig.expectRest(container, shows: [c])
    container.beginAppearanceTransition(false, animated: animated)
    container.setViewControllers([b], using: .dissolve)
    container.view.removeFromSuperview()
    container.endAppearanceTransition()
    rig.advance(1000)
    rig.expectRest(container, shows: [b], onScreen: false)
  }

  @Test func `UIKit's own swap moves a container out and in during a transition`() {
    let parent = UIViewController()
    let second = ContainerViewController()
    parent.addChild(container)
    parent.addChild(second)
    rig.simulator.show(parent)
    container.view.frame = parent.view.bounds
    parent.view.addSubview(container.view)
    rig.advance(20)
    let (a, b, c) = (rig.probe("a"), rig.probe("b"), rig.probe("c"))
    container.viewControllers = [a]
    second.viewControllers = [c]
    container.setViewControllers([b], using: .dissolve(duration: 1), completion: rig.recording("b"))
    rig.advance(100)
    parent.transition(
      from: container, to: second, duration: 0.3, options: .transitionCrossDissolve, animations: nil, completion: nil)
    rig.advance(100)
    #expect(!c.hasAppeared)
    second.setViewControllers([], using: .dissolve, completion: rig.recording("none"))
    rig.advance(1000)
    #expect(rig.outcomes == ["b": [.completed], "none": [.completed]])
    rig.expectRest(container, shows: [b], onScreen: false)
    #expect(second.children == [])
    parent.transition(
      from: second, to: container, duration: 0.3, options: .transitionCrossDissolve, animations: nil, completion: nil)
    rig.advance(1000)
    rig.expectRest(container, shows: [b])
  }

  @Test(arguments: [ContainerTransition.none, .dissolve], [ContainerTransition.none, .dissolve])
  func `Three nested containers change at the same time`(_ outer: ContainerTransition, _ middle: ContainerTransition) {
    let inner = ContainerTransition.slide(from: .left)
    let (middles, inners) = (
      [ContainerViewController(), ContainerViewController()], [ContainerViewController(), ContainerViewController()]
    )
    let (a, b, c, d) = (rig.probe("a"), rig.probe("b"), rig.probe("c"), rig.probe("d"))
    inners[0].viewControllers = [a]
    inners[1].viewControllers = [b]
    middles[0].viewControllers = [inners[0]]
    middles[1].viewControllers = [inners[1]]
    container.viewControllers = [middles[0]]
    rig.simulator.show(container)
    #expect(a.hasAppeared)
    container.setViewControllers([middles[1]], using: outer, completion: rig.recording("outer"))
    middles[0].setViewControllers([], using: middle, completion: rig.recording("leaving middle"))
    middles[1].setViewControllers([inners[0]], using: middle, completion: rig.recording("middle"))
    inners[0].setViewControllers([c], using: inner, completion: rig.recording("inner"))
    inners[1].setViewControllers([d], using: inner, completion: rig.recording("other inner"))
    rig.advance(100)
    middles[1].setViewControllers(
      [inners[0], inners[1]].filter { $0.parent == nil || $0.parent === middles[1] }, using: middle,
      completion: rig.recording("middle again"))
    rig.advance(5000)
    #expect(rig.outcomes.values.allSatisfy { $0.count == 1 })
    #expect(rig.problems == [])
    for probe in [a, b, c, d] {
      probe.checkAtRest()
      let isOnScreen = probe.viewIfLoaded?.window != nil
      #expect(probe.hasAppeared == isOnScreen, "\(probe.name)")
    }
    #expect(rig.problems == [])
  }
}
