import Simulator
import Stateroom
import StateroomTesting
import Testing
import UIKit

/// The deallocation of containers and children, and the calls that a controller may make during its deinit.
@MainActor
struct DeallocationTests {
  let rig: Rig
  let container = ContainerViewController()

  init() async { rig = await Rig() }

  @Test func `A child may call its container during its deinit`() {
    let next = rig.probe("next")
    rig.simulator.show(container)
    do {
      let dying = Probe("dying") { _ in }
      dying.onDeinit = { [container] in container.setViewControllers([next]) }
      container.viewControllers = [dying]
    }
    container.setViewControllers([])
    #expect(container.viewControllers == [next])
    rig.expectRest(container, shows: [next])
  }

  @Test func `A child deallocated after an animation may call its container`() {
    let (next, middle) = (rig.probe("next"), rig.probe("middle"))
    rig.simulator.show(container)
    do {
      let dying = Probe("dying") { _ in }
      dying.onDeinit = { [container] in container.setViewControllers([next], using: .dissolve) }
      container.viewControllers = [dying]
    }
    container.setViewControllers([middle], using: .dissolve)
    rig.advance(2000)
    rig.expectRest(container, shows: [next])
  }

  @Test func `A state's child may transition to another state during its deinit`() {
    let root = StateViewController(initialState: 0) { number in
      let child = Probe("\(number)") { _ in }
      child.title = "\(number)"
      return child
    }
    rig.simulator.show(root)
    (root.children.first as? Probe)?.onDeinit = { [weak root] in root?.transition(to: 2, animated: true) }
    root.transition(to: 1, animated: true)
    rig.advance(2000)
    #expect(root.state == 2)
    #expect(root.children.map(\.title) == ["2"])
  }

  @Test func `A child that other code removed is deallocated`() {
    weak var weakChild: UIViewController?
    rig.simulator.show(container)
    do {
      let child = UIViewController()
      weakChild = child
      container.viewControllers = [child]
      child.willMove(toParent: nil)
      child.view.removeFromSuperview()
      child.removeFromParent()
    }
    #expect(container.viewControllers.isEmpty)
    rig.advance(100)
    #expect(weakChild == nil)
  }

  @Test func `A state's child that other code removed is deallocated`() {
    weak var weakChild: UIViewController?
    let root = StateViewController(initialState: 0) { _ in UIViewController() }
    rig.simulator.show(root)
    do {
      let child = root.children.first
      weakChild = child
      child?.willMove(toParent: nil)
      child?.view.removeFromSuperview()
      child?.removeFromParent()
    }
    #expect(root.viewControllers.isEmpty)
    rig.advance(100)
    #expect(weakChild == nil)
  }

  @Test func `The child of a superseded request is deallocated`() {
    weak var weakChild: UIViewController?
    rig.simulator.show(container)
    container.viewControllers = [rig.probe("a")]
    container.setViewControllers([rig.probe("b")], using: .dissolve)
    do {
      let child = UIViewController()
      weakChild = child
      container.setViewControllers([child], using: .dissolve)
    }
    container.setViewControllers([rig.probe("c")], using: .dissolve)
    rig.advance(2000)
    #expect(weakChild == nil)
  }

  @Test func `The child of a refused request is deallocated`() {
    weak var weakChild: UIViewController?
    rig.simulator.show(container)
    do {
      let child = UIViewController()
      weakChild = child
      container.setViewControllers([child, child])
    }
    #expect(weakChild == nil)
  }

  @Test func `A container released in its own completion ends its other requests`() {
    weak var weakContainer: ContainerViewController?
    var held: ContainerViewController?
    do {
      let container = ContainerViewController()
      weakContainer = container
      held = container
      rig.simulator.show(container)
      container.viewControllers = [rig.probe("a")]
    }
    held?.setViewControllers([rig.probe("b")], using: .dissolve) { [rig] in
      rig.recording("b")($0)
      rig.simulator.removeWindow()
      held = nil
    }
    held?.setViewControllers([rig.probe("c")], using: .dissolve, completion: rig.recording("c"))
    rig.advance(3000)
    #expect(weakContainer == nil)
    #expect(rig.outcomes["b"]?.count == 1)
    #expect(rig.outcomes["c"]?.count == 1)
  }
}
