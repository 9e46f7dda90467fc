import Simulator
@testable import Stateroom
import Testing
import UIKit

@MainActor
struct TransitionTests {
  let simulator: Simulator
  let container = ContainerViewController()
  let old = UIViewController()
  let new = UIViewController()

  init() async {
    simulator = await Simulator.boot(.iPhoneSE)
    container.viewControllers = [old]
    simulator.show(container)
  }

  func shown(_ controller: UIViewController) -> CALayer { controller.view.layer.presentation() ?? CALayer() }

  @Test func `A dissolve fades the new over the opaque old`() {
    container.setViewController(
      new, using: ContainerTransition(entering: .fade, leaving: .none, timing: .curve(.linear), duration: 1))
    simulator.advance(by: .milliseconds(250))
    #expect(abs(shown(new).opacity - 0.25) < 0.01)
    #expect(shown(old).opacity == 1)
    #expect(container.view.subviews == [old.view, new.view])
  }

  @Test func `A dissolve to nothing fades the old`() {
    var dissolve = ContainerTransition.dissolve(duration: 1)
    dissolve.timing = .curve(.linear)
    container.setViewController(nil, using: dissolve)
    simulator.advance(by: .milliseconds(250))
    #expect(abs(shown(old).opacity - 0.75) < 0.01)
    simulator.advance(by: .seconds(1))
    #expect(container.view.subviews == [])
    #expect(old.view.alpha == 1)
  }

  @Test func `A cover that only removes moves the old out, and its reverse that only adds moves the new in`() {
    var cover = ContainerTransition.cover(duration: 1)
    cover.timing = .curve(.linear)
    container.viewControllers = [old, new]
    container.setViewControllers([old], using: cover)
    simulator.advance(by: .milliseconds(500))
    #expect(abs(shown(new).frame.minY - container.view.bounds.height / 2) < 0.5)
    #expect(shown(old).frame.minY == 0)
    simulator.advance(by: .seconds(1))
    var reveal = ContainerTransition.reveal(duration: 1)
    reveal.timing = .curve(.linear)
    container.setViewControllers([old, new], using: reveal)
    simulator.advance(by: .milliseconds(500))
    #expect(abs(shown(new).frame.minY - container.view.bounds.height / 2) < 0.5)
    simulator.advance(by: .seconds(1))
    #expect(new.view.frame == container.view.bounds)
  }

  @Test func `An embedded child that is removed with a dissolve fades out`() {
    let host = UIViewController()
    simulator.show(host)
    host.embed(new)
    simulator.advance(by: .milliseconds(100))
    host.unembed(new, using: .dissolve(duration: 1))
    simulator.advance(by: .milliseconds(500))
    #expect(abs(shown(new).opacity - 0.5) < 0.01)
    simulator.advance(by: .seconds(1))
    #expect(host.view.subviews == [])
  }

  @Test func `A layout pass does not disturb a motion about an edge`() {
    var door = ContainerTransition(
      entering: .none, leaving: Motion(scale: 0.5, pivot: .left), order: .enteringBelow, duration: 1)
    door.timing = .curve(.linear)
    container.setViewController(new, using: door)
    simulator.advance(by: .milliseconds(500))
    let before = shown(old).frame
    #expect(abs(before.minX) < 0.5)
    old.view.setNeedsLayout()
    container.view.setNeedsLayout()
    container.view.frame.size.height -= 1
    container.view.layoutIfNeeded()
    simulator.commit()
    #expect(abs(shown(old).frame.minX) < 0.5)
    simulator.advance(by: .seconds(1))
    #expect(old.view.layer.anchorPoint == CGPoint(x: 0.5, y: 0.5))
    #expect(new.view.frame == container.view.bounds)
  }

  @Test func `A slide moves both by the container's width`() {
    var slide = ContainerTransition.slide(from: .right, duration: 1)
    slide.timing = .curve(.linear)
    container.setViewController(new, using: slide)
    simulator.advance(by: .milliseconds(500))
    #expect(abs(shown(new).frame.minX - 187.5) < 0.5)
    #expect(abs(shown(old).frame.minX + 187.5) < 0.5)
  }

  @Test func `A reveal has the old in front`() {
    container.setViewController(new, using: .reveal(to: .bottom))
    #expect(container.view.subviews == [new.view, old.view])
    simulator.advance(by: .seconds(1))
    #expect(container.view.subviews == [new.view])
  }

  @Test func `A child above both stays above both`() {
    let bar = UIViewController()
    container.viewControllers = [old, bar]
    container.setViewControllers([new, bar], using: .reveal(to: .bottom))
    #expect(container.view.subviews == [new.view, old.view, bar.view])
    simulator.advance(by: .seconds(1))
    #expect(container.view.subviews == [new.view, bar.view])
  }

  @Test func `A flip shows the old in its first half and the new in its second`() {
    var flip = ContainerTransition.flip(from: .right, duration: 1)
    flip.timing = .curve(.linear)
    container.setViewController(new, using: flip)
    simulator.advance(by: .milliseconds(250))
    #expect(shown(new).frame.width < 1)
    #expect(shown(old).frame.width > 100)
    simulator.advance(by: .milliseconds(500))
    #expect(shown(new).frame.width > 100)
    #expect(shown(old).frame.width < 1)
  }

  @Test(arguments: [
    ContainerTransition.none, .dissolve, .flip, .flip(from: .left), .slide(from: .top), .slide(from: .left), .cover(),
    .reveal(),
    .push(), .pop(to: .left), .zoomIn, .zoomOut, .curl(.up), .curl(.down), .snapshotDissolve,
    .zoom(from: CGRect(x: 20, y: 30, width: 40, height: 50), in: CGRect(x: 0, y: 0, width: 375, height: 667)),
    .zoom(to: CGRect(x: 20, y: 30, width: 40, height: 50), in: CGRect(x: 0, y: 0, width: 375, height: 667)),
    ContainerTransition(entering: Motion(opacity: 0.5, x: 1, scale: 2, turn: 1), leaving: .fade, order: .leavingFirst),
  ])
  func `Afterwards every view is as it was`(_ transition: ContainerTransition) {
    old.view.alpha = 0.8
    new.view.alpha = 0.6
    new.view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    container.setViewController(new, using: transition)
    simulator.advance(by: .seconds(2))
    #expect(abs(old.view.alpha - 0.8) < 0.001)
    #expect(abs(new.view.alpha - 0.6) < 0.001)
    #expect(new.view.transform == CGAffineTransform(scaleX: 0.5, y: 0.5))
    #expect(old.view.mask == nil && new.view.mask == nil)
    #expect(container.view.subviews == [new.view])
    #expect((new.view.layer.animationKeys() ?? []).isEmpty)
  }

  @Test func `After a cancellation every view is as it was, in its previous order`() {
    let top = UIViewController()
    container.viewControllers = [old, top]
    container.transitionPolicy = .reverse
    container.setViewControllers([new, top], using: .reveal())
    simulator.advance(by: .milliseconds(100))
    container.setViewControllers([old, top], using: .reveal())
    simulator.advance(by: .seconds(2))
    #expect(container.view.subviews == [old.view, top.view])
    #expect(container.children == [old, top])
    #expect(old.view.transform == .identity)
  }

  @Test func `Reduced motion replaces movement with a dissolve`() {
    #expect(ContainerTransition.slide(from: .left).reducingMotion() == .dissolve)
    #expect(ContainerTransition.flip.reducingMotion() == .dissolve)
    #expect(ContainerTransition.dissolve(duration: 1).reducingMotion() == .dissolve(duration: 1))
    #expect(ContainerTransition.none.reducingMotion() == .none)
  }

  @Test func `With animations disabled a change is immediate`() {
    UIView.setAnimationsEnabled(false)
    defer { UIView.setAnimationsEnabled(true) }
    var outcome: TransitionOutcome?
    container.setViewController(new, using: .flip) { outcome = $0 }
    #expect(outcome == .completed)
  }

  @Test func `A child drives its own part`() {
    final class Driver: UIViewController, StateViewControllerTransitioning {
      var log: [String] = []
      func stateTransitionDuration(isAppearing: Bool) -> TimeInterval { 0.5 }
      func stateTransitionDelay(isAppearing: Bool) -> TimeInterval { 0.2 }
      func stateTransitionWillBegin(isAppearing: Bool) {
        log.append("will \(isAppearing)")
        view.alpha = 0.1
      }
      func animateAlongsideStateTransition(isAppearing: Bool) {
        log.append("along \(isAppearing)")
        view.alpha = 1
      }
      func stateTransitionDidEnd(isAppearing: Bool) { log.append("did \(isAppearing)") }
    }
    let driver = Driver()
    var outcome: TransitionOutcome?
    container.setViewController(driver, using: .slide(from: .right)) { outcome = $0 }
    simulator.advance(by: .milliseconds(100))
    #expect(driver.view.transform == .identity)
    #expect(abs(shown(driver).opacity - 0.1) < 0.01)
    simulator.advance(by: .milliseconds(590))
    #expect(outcome == nil)
    simulator.advance(by: .milliseconds(20))
    #expect(outcome == .completed)
    #expect(driver.log == ["will true", "along true", "did true"])
    #expect(driver.view.alpha == 1)
  }
}
