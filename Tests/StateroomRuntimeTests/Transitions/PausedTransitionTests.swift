import Simulator
import Stateroom
import StateroomTesting
import Testing
import UIKit

/// A transition that a gesture holds, while its container leaves and comes back.
@MainActor
struct PausedTransitionTests {
  let rig: Rig
  let container = ContainerViewController()

  init() async { rig = await Rig() }

  private func leaveAndComeBack() {
    guard let superview = container.view.superview else { return }
    container.view.removeFromSuperview()
    superview.addSubview(container.view)
  }

  @Test(arguments: [ContainerTransition.slide(from: .right), .dissolve, .push(), .snapshotDissolve])
  func `One that was begun is not completed without the gesture`(_ transition: ContainerTransition) throws {
    let (a, b) = (rig.probe("a"), rig.probe("b"))
    let parent = UIViewController()
    parent.embed(container)
    container.viewControllers = [a]
    rig.simulator.show(parent)
    let held = try #require(
      container.beginInteractiveTransition(to: [b], using: transition, completion: rig.recording("held")))
    held.update(0.4)
    rig.advance(100)
    leaveAndComeBack()
    rig.advance(2000)
    if held.isActive {
      #expect(rig.outcomes["held"] == nil)
      held.cancel()
      rig.advance(2000)
    }
    #expect(rig.outcomes["held"] == [.cancelled])
    rig.expectRest(container, shows: [a])
    for view in [a.view, b.view].compactMap({ $0 }) {
      #expect(view.alpha == 1)
      #expect(CATransform3DIsIdentity(view.transform3D))
    }
  }

  @Test func `An interrupted transition keeps its destination`() throws {
    let (a, b) = (rig.probe("a"), rig.probe("b"))
    let parent = UIViewController()
    parent.embed(container)
    container.viewControllers = [a]
    rig.simulator.show(parent)
    container.setViewControllers([b], using: .slide(from: .right), completion: rig.recording("shown"))
    rig.advance(100)
    let held = try #require(container.interruptRunningTransition())
    held.update(0.2)
    leaveAndComeBack()
    rig.advance(2000)
    if held.isActive {
      #expect(rig.outcomes["shown"] == nil)
      held.finish()
      rig.advance(2000)
    }
    #expect(rig.outcomes["shown"] == [.completed])
    rig.expectRest(container, shows: [b])
  }
}
