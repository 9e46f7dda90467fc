import Simulator
import Stateroom
import StateroomTesting
import Testing
import UIKit

/// Containers that are decoded from an archive, and children that outlive the container that embedded them.
@MainActor
struct ArchiveTests {
  let rig: Rig

  init() async { rig = await Rig() }

  @Test func `A container from a storyboard is like any other`() throws {
    let archiver = NSKeyedArchiver(requiringSecureCoding: false)
    archiver.finishEncoding()
    let coder = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
    let container = try #require(ContainerViewController(coder: coder))
    let (a, b) = (rig.probe("a"), rig.probe("b"))
    container.setViewControllers([a])
    rig.simulator.show(container)
    container.setViewControllers([b], using: .flip, completion: rig.recording("b"))
    rig.advance(1000)
    #expect(rig.outcomes == ["b": [.completed]])
    rig.expectRest(container, shows: [b])
  }

  @Test func `A child that outlives its host during an animation can be embedded elsewhere`() {
    let a = rig.probe("a")
    weak var weakHost: UIViewController?
    do {
      let host = UIViewController()
      weakHost = host
      rig.simulator.show(host)
      host.embed(a, using: .dissolve(duration: 5), completion: rig.recording("a"))
      rig.advance(100)
      rig.simulator.removeWindow()
    }
    rig.advance(6000)
    #expect(weakHost == nil)
    #expect(rig.outcomes["a"]?.count == 1)
    #expect(!a.hasAppeared)
    a.view.removeFromSuperview()
    let next = UIViewController()
    rig.simulator.show(next)
    next.embed(a)
    rig.advance(100)
    #expect(a.hasAppeared)
  }

  @Test func `A nested container that is deallocated during a transition cancels its requests`() {
    weak var weakInner: ContainerViewController?
    do {
      let (outer, inner) = (ContainerViewController(), ContainerViewController())
      weakInner = inner
      inner.viewControllers = [UIViewController()]
      outer.viewControllers = [inner]
      outer.loadViewIfNeeded()
      rig.simulator.show(outer)
      inner.setViewControllers([UIViewController()], using: .dissolve, completion: rig.recording("inner"))
      inner.setViewControllers([UIViewController()], using: .dissolve, completion: rig.recording("waiting"))
      outer.setViewControllers([UIViewController()], using: .dissolve, completion: rig.recording("outer"))
    }
    rig.advance(100)
    rig.simulator.removeWindow()
    rig.advance(3000)
    #expect(weakInner == nil)
    #expect(rig.outcomes.mapValues(\.count) == ["inner": 1, "waiting": 1, "outer": 1])
  }

  @Test func `A child removed during a transition appears where it is embedded next`() {
    let parent = UIViewController()
    let container = ContainerViewController()
    parent.embed(container)
    rig.simulator.show(parent)
    let a = UIViewController()
    let log = CallbackLog()
    let r = RecordingViewController("r", log: log)
    container.setViewControllers([a])
    container.setViewControllers([r], using: .dissolve, completion: rig.recording("r"))
    rig.advance(100)
    r.willMove(toParent: nil)
    r.view.removeFromSuperview()
    r.removeFromParent()
    _ = container.viewControllers
    rig.advance(1000)
    _ = log.take()
    parent.embed(r)
    rig.advance(1000)
    #expect(
      log.take() == [
        "r.willMove(UIViewController)", "r.viewWillAppear(false)", "r.didMove(UIViewController)",
        "r.viewIsAppearing(false)", "r.viewDidAppear(false)",
      ])
  }
}
