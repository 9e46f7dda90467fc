import Simulator
import Stateroom
import StateroomTesting
import Testing
import UIKit

/// Embedding, removing, and replacing while the same is running.
@MainActor
struct EmbeddingOverlapTests {
  let rig: Rig
  let host = UIViewController()
  let container = ContainerViewController()

  init() async { rig = await Rig() }

  // MARK: - Plain hosts

  private func expectPlainRest(_ wanted: [Probe], sourceLocation: SourceLocation = #_sourceLocation) {
    rig.advance(2000)
    #expect(host.children == wanted, sourceLocation: sourceLocation)
    #expect(host.view.subviews == wanted.map(\.view), sourceLocation: sourceLocation)
    let problems = rig.probes.flatMap {
      $0.problemsAtRest(isShown: wanted.contains($0), isHostOnScreen: host.view.window != nil)
    }
    #expect(problems + rig.problems == [], sourceLocation: sourceLocation)
  }

  @Test(arguments: [ContainerTransition.none, .dissolve])
  func `A child that removes itself when it is about to appear is removed`(_ transition: ContainerTransition) {
    rig.simulator.show(host)
    let a = rig.probe("a")
    a.once(.viewWillAppear) { [host, rig] in host.unembed($0, completion: rig.recording("unembed")) }
    host.embed(a, using: transition, completion: rig.recording("embed"))
    expectPlainRest([])
    #expect(rig.outcomes.mapValues(\.count) == ["embed": 1, "unembed": 1])
  }

  @Test(arguments: [ContainerTransition.none, .dissolve])
  func `A child that removes itself when it is loaded is removed`(_ transition: ContainerTransition) {
    rig.simulator.show(host)
    let a = rig.probe("a")
    a.once(.viewDidLoad) { [host, rig] in host.unembed($0, completion: rig.recording("unembed")) }
    host.embed(a, using: transition, completion: rig.recording("embed"))
    expectPlainRest([])
    #expect(rig.outcomes.mapValues(\.count) == ["embed": 1, "unembed": 1])
  }

  @Test func `The end of the child's own part may remove the child`() {
    rig.simulator.show(host)
    let a = rig.drivenProbe("a")
    host.embed(a, using: .dissolve, completion: rig.recording("embed"))
    rig.advance(100)
    a.onCall["end true"] = { [host, rig] in host.unembed(a, completion: rig.recording("unembed")) }
    host.unembed(a, using: .dissolve, completion: rig.recording("unembed at 100 ms"))
    expectPlainRest([])
    #expect(rig.outcomes["embed"]?.count == 1)
    #expect(rig.outcomes["unembed"]?.count == 1)
    #expect(rig.outcomes["unembed at 100 ms"]?.count == 1)
  }

  @Test func `The end of the child's own part may replace the child`() {
    rig.simulator.show(host)
    let (a, b) = (rig.drivenProbe("a"), rig.probe("b"))
    a.onCall["end true"] = { [host, rig] in
      host.replace(a, with: b, using: .slide(from: .left), completion: rig.recording("b"))
    }
    host.embed(a, using: .dissolve, completion: rig.recording("a"))
    expectPlainRest([b])
    #expect(rig.outcomes == ["a": [.completed], "b": [.completed]])
  }

  @Test func `A host that leaves the screen during an animation disappears with its children`() {
    let window = rig.simulator.show(host)
    let a = rig.probe("a")
    host.embed(a, using: .dissolve, completion: rig.recording("a"))
    rig.advance(100)
    window.isHidden = true
    rig.advance(2000)
    #expect(!a.hasAppeared)
    #expect(rig.outcomes["a"]?.count == 1)
    #expect(rig.problems == [])
    window.isHidden = false
    expectPlainRest([a])
  }

  @Test func `A host removed from its parent during an animation disappears with its children`() {
    let parent = UIViewController()
    rig.simulator.show(parent)
    parent.embed(host)
    rig.advance(20)
    let (a, b) = (rig.probe("a"), rig.probe("b"))
    host.embed(a)
    rig.advance(20)
    host.replace(a, with: b, using: .dissolve, completion: rig.recording("b"))
    rig.advance(100)
    parent.unembed(host)
    rig.advance(2000)
    #expect(!a.hasAppeared && !b.hasAppeared)
    #expect(rig.outcomes["b"]?.count == 1)
    #expect(rig.problems == [])
  }

  @Test func `A child embedded while its host is appearing appears with it`() {
    final class Eager: UIViewController {
      var child: UIViewController?
      override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        if let child { embed(child, using: .dissolve) }
      }
    }
    let (eager, a) = (Eager(), rig.probe("a"))
    eager.child = a
    rig.simulator.show(eager)
    rig.advance(2000)
    #expect(rig.problems == [])
    #expect(a.hasAppeared)
  }

  @Test func `A child whose animation ends while its host disappears disappears with it`() {
    let stack = UINavigationController(rootViewController: host)
    rig.simulator.show(stack)
    rig.advance(100)
    let (a, b) = (rig.probe("a"), rig.probe("b"))
    host.embed(a)
    rig.advance(20)
    host.replace(a, with: b, using: .dissolve, completion: rig.recording("b"))
    rig.advance(100)
    stack.pushViewController(UIViewController(), animated: true)
    rig.advance(3000)
    #expect(!a.hasAppeared && !b.hasAppeared)
    #expect(rig.outcomes == ["b": [.completed]])
    #expect(rig.problems == [])
    stack.popViewController(animated: true)
    expectPlainRest([b])
  }

  @Test func `A host in a hidden window sends its children no callbacks`() {
    let window = rig.simulator.show(host)
    let (a, b) = (rig.probe("a"), rig.probe("b"))
    host.embed(a)
    rig.advance(20)
    window.isHidden = true
    rig.advance(20)
    _ = (a.take(), b.take())
    host.replace(a, with: b, using: .dissolve, completion: rig.recording("b"))
    rig.advance(2000)
    #expect((a.take() + b.take()).filter { $0.contains("ppear") } == [])
    #expect(rig.problems == [])
    window.isHidden = false
    expectPlainRest([b])
  }

  @Test(arguments: [ContainerTransition.none, .dissolve])
  func `A child whose view was shown without containment appears again`(_ transition: ContainerTransition) {
    rig.simulator.show(host)
    let a = rig.probe("a")
    host.view.addSubview(a.view)
    rig.advance(20)
    #expect(a.hasAppeared)
    host.embed(a, using: transition, completion: rig.recording("a"))
    expectPlainRest([a])
  }

  @Test func `A host deallocated during an animation completes and releases all children`() {
    weak var weakHost: UIViewController?
    weak var weakChild: UIViewController?
    do {
      let host = UIViewController()
      weakHost = host
      rig.simulator.show(host)
      let child = UIViewController()
      weakChild = child
      host.embed(child, using: .dissolve, completion: rig.recording("a"))
    }
    rig.advance(100)
    rig.simulator.removeWindow()
    rig.advance(2000)
    #expect(weakHost == nil)
    #expect(weakChild == nil)
    #expect(rig.outcomes["a"]?.count == 1)
  }

  @Test func `A child that moves to another host during a transition is a child of that host`() {
    rig.simulator.show(host)
    let (other, a) = (UIViewController(), rig.probe("a"))
    host.embed(other)
    rig.advance(20)
    host.embed(a, using: .dissolve, completion: rig.recording("a"))
    rig.advance(100)
    host.unembed(a)
    other.embed(a)
    rig.advance(2000)
    #expect(a.parent === other)
    #expect(a.view.superview === other.view)
    #expect(a.hasAppeared)
    #expect(rig.problems == [])
  }

  @Test func `A child that other code moves to another parent during an animation is left unchanged`() {
    rig.simulator.show(host)
    let (other, a) = (UIViewController(), rig.probe("a"))
    host.embed(other)
    let b = rig.probe("b")
    host.embed(b)
    rig.advance(20)
    host.replace(b, with: a, using: .dissolve, completion: rig.recording("a"))
    rig.advance(100)
    // The one that is leaving finds a new home.
    b.view.removeFromSuperview()
    b.removeFromParent()
    other.addChild(b)
    other.view.addSubview(b.view)
    b.didMove(toParent: other)
    rig.advance(2000)
    #expect(b.parent === other)
    #expect(b.view.superview === other.view)
    #expect(a.parent === host)
    #expect(rig.outcomes["a"]?.count == 1)
  }

  @Test func `Replacing twice in mid-motion leaves the last`() {
    rig.simulator.show(host)
    let (a, b, c) = (rig.probe("a"), rig.probe("b"), rig.probe("c"))
    host.embed(a)
    rig.advance(20)
    host.replace(a, with: b, using: .flip, completion: rig.recording("b"))
    rig.advance(100)
    host.replace(b, with: c, using: .flip, completion: rig.recording("c"))
    expectPlainRest([c])
    #expect(rig.outcomes == ["b": [.completed], "c": [.completed]])
  }

  @Test func `Replacing with the leaving child restores that child`() {
    rig.simulator.show(host)
    let (a, b) = (rig.probe("a"), rig.probe("b"))
    host.embed(a)
    rig.advance(20)
    host.replace(a, with: b, using: .flip, completion: rig.recording("b"))
    rig.advance(100)
    host.replace(b, with: a, using: .flip, completion: rig.recording("a"))
    expectPlainRest([a])
    #expect(rig.outcomes == ["b": [.completed], "a": [.completed]])
  }

  @Test func `Embedding in a host without a window completes immediately`() {
    let a = rig.probe("a")
    host.embed(a, using: .dissolve, completion: rig.recording("a"))
    #expect(rig.outcomes == ["a": [.completed]])
    rig.simulator.show(host)
    expectPlainRest([a])
  }

  // MARK: - Containers

  @Test func `A child that is leaving a container may be embedded again`() {
    let a = rig.probe("a")
    container.viewControllers = [a]
    rig.simulator.show(container)
    container.unembed(a, using: .dissolve, completion: rig.recording("out"))
    rig.advance(100)
    container.embed(a, using: .dissolve, completion: rig.recording("in"))
    rig.advance(2000)
    #expect(rig.outcomes == ["out": [.completed], "in": [.completed]])
    rig.expectRest(container, shows: [a])
  }

  @Test func `A child that waits to be embedded can be removed again`() {
    let (a, b, c) = (rig.probe("a"), rig.probe("b"), rig.probe("c"))
    container.viewControllers = [a]
    rig.simulator.show(container)
    container.embed(b, using: .dissolve, completion: rig.recording("b"))
    container.embed(c, using: .dissolve, completion: rig.recording("c"))
    #expect(container.viewControllers == [a, b, c])
    container.unembed(c, using: .dissolve, completion: rig.recording("c out"))
    rig.advance(2000)
    #expect(rig.outcomes == ["b": [.completed], "c": [.superseded], "c out": [.completed]])
    rig.expectRest(container, shows: [a, b])
  }

  @Test func `A child that waits to be embedded can be replaced`() {
    let (a, b, c, d) = (rig.probe("a"), rig.probe("b"), rig.probe("c"), rig.probe("d"))
    container.viewControllers = [a]
    rig.simulator.show(container)
    container.embed(b, using: .dissolve, completion: rig.recording("b"))
    container.embed(c, using: .dissolve, completion: rig.recording("c"))
    container.replace(c, with: d, using: .dissolve, completion: rig.recording("d"))
    rig.advance(2000)
    #expect(rig.outcomes == ["b": [.completed], "c": [.superseded], "d": [.completed]])
    rig.expectRest(container, shows: [a, b, d])
  }

  @Test func `A child whose removal was requested cannot be removed again`() {
    let a = rig.probe("a")
    container.viewControllers = [a]
    rig.simulator.show(container)
    container.unembed(a, using: .dissolve, completion: rig.recording("first"))
    container.unembed(a, using: .dissolve, completion: rig.recording("second"))
    rig.advance(2000)
    #expect(rig.outcomes["first"] == [.completed])
    #expect(rig.outcomes["second"]?.count == 1)
    rig.expectRest(container, shows: [])
  }

  @Test(arguments: [ContainerTransition.none, .dissolve])
  func `A child in a particular view of a container appears and disappears with it`(_ transition: ContainerTransition) {
    let slot = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let window = rig.simulator.show(container)
    container.view.addSubview(slot)
    let a = rig.probe("a")
    container.embed(a, in: slot, using: transition, completion: rig.recording("a"))
    rig.advance(1000)
    #expect(rig.outcomes == ["a": [.completed]])
    #expect(a.parent === container)
    #expect(a.view.superview === slot)
    #expect(a.hasAppeared)
    window.isHidden = true
    rig.advance(100)
    #expect(!a.hasAppeared)
    window.isHidden = false
    rig.advance(100)
    #expect(a.hasAppeared)
    container.unembed(a, using: transition, completion: rig.recording("out"))
    rig.advance(1000)
    #expect(rig.outcomes["out"] == [.completed])
    #expect(a.parent == nil)
    #expect(a.view.superview == nil)
    #expect(!a.hasAppeared)
    a.checkAtRest()
    #expect(rig.problems == [])
  }

  @Test(arguments: [ContainerTransition.none, .dissolve])
  func `A child in a particular view of a container can be replaced there`(_ transition: ContainerTransition) {
    let slot = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    rig.simulator.show(container)
    container.view.addSubview(slot)
    let (a, b) = (rig.probe("a"), rig.probe("b"))
    container.embed(a, in: slot, completion: rig.recording("a"))
    container.replace(a, with: b, using: transition, completion: rig.recording("b"))
    rig.advance(1000)
    #expect(rig.outcomes == ["a": [.completed], "b": [.completed]])
    #expect(container.children == [b])
    #expect(slot.subviews == [b.view])
    #expect(b.hasAppeared && !a.hasAppeared)
    #expect(rig.problems == [])
  }
}
