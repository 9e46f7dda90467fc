import Simulator
import Stateroom
import StateroomTesting
import Testing
import UIKit

@MainActor
struct AnimatorTransitionTests {
  let simulator: Simulator
  let container = ContainerViewController()
  let old = UIViewController()
  let new = UIViewController()
  let bar = UIViewController()

  init() async {
    simulator = await Simulator.boot(.iPhoneSE)
    container.viewControllers = [old, bar]
    simulator.show(container)
  }

  private func shown(_ controller: UIViewController) -> CALayer { controller.view.layer.presentation() ?? CALayer() }

  private func expectRest(_ child: UIViewController) {
    #expect(container.children == [child, bar])
    #expect(container.view.subviews == [child.view, bar.view])
    #expect(child.view.frame == container.view.bounds)
    for view in [old.view, new.view] {
      #expect(view?.alpha == 1)
      #expect(view?.transform == .identity)
    }
  }

  // MARK: - One That Cannot Be Interrupted

  @Test func `UIKit's kind of animator plays the transition, and the order is put right afterwards`() {
    let animator = SlideUpAnimator()
    var outcome: TransitionOutcome?
    container.setViewControllers([new, bar], using: .animator(animator)) { outcome = $0 }
    simulator.advance(by: .milliseconds(250))
    #expect(abs(shown(new).frame.minY - 150) < 0.5)
    #expect(abs(shown(old).opacity - 0.6) < 0.01)
    #expect(outcome == nil)
    simulator.advance(by: .milliseconds(300))
    #expect(outcome == .completed)
    #expect(animator.log == ["animate", "ended true"])
    expectRest(new)
  }

  @Test func `One that reports a cancelled transition ends at the beginning`() {
    let animator = SlideUpAnimator()
    animator.succeeds = false
    var outcome: TransitionOutcome?
    container.setViewControllers([new, bar], using: .animator(animator)) { outcome = $0 }
    simulator.advance(by: .milliseconds(600))
    #expect(outcome == .cancelled)
    #expect(animator.log == ["animate", "ended false"])
    expectRest(old)
  }

  @Test func `It is cut off when something newer does not wait`() {
    let animator = SlideUpAnimator()
    container.transitionPolicy = .interrupt
    container.setViewControllers([new, bar], using: .animator(animator))
    simulator.advance(by: .milliseconds(100))
    container.setViewControllers([old, bar], using: .none)
    expectRest(old)
    #expect(animator.log == ["animate", "ended true"])
    simulator.advance(by: .seconds(2))
    expectRest(old)
  }

  @Test func `Reversed, it dissolves back to where it began`() {
    let animator = SlideUpAnimator()
    var outcomes: [TransitionOutcome] = []
    container.transitionPolicy = .reverse
    container.setViewControllers([new, bar], using: .animator(animator)) { outcomes.append($0) }
    simulator.advance(by: .milliseconds(200))
    container.setViewControllers([old, bar], using: .animator(animator)) { outcomes.append($0) }
    simulator.advance(by: .milliseconds(100))
    #expect(shown(new).opacity < 1)
    #expect(shown(new).frame.minY == 0)
    simulator.advance(by: .seconds(2))
    #expect(outcomes == [.cancelled, .completed])
    #expect(animator.log == ["animate", "ended false"])
    expectRest(old)
  }

  @Test func `Reversed twice, it arrives`() {
    container.transitionPolicy = .reverse
    let animator = SlideUpAnimator()
    for list in [[new, bar], [old, bar], [new, bar]] {
      container.setViewControllers(list, using: .animator(animator))
      simulator.advance(by: .milliseconds(100))
    }
    simulator.advance(by: .seconds(2))
    expectRest(new)
  }

  @Test func `A gesture cannot interrupt it, and controls a dissolve instead`() throws {
    let animator = SlideUpAnimator()
    container.setViewControllers([new, bar], using: .animator(animator))
    simulator.advance(by: .milliseconds(100))
    #expect(container.interruptRunningTransition() == nil)
    simulator.advance(by: .seconds(1))
    let held = try #require(container.beginInteractiveTransition(to: [old, bar], using: .animator(animator)))
    held.update(0.5)
    simulator.commit()
    #expect(shown(old).opacity < 1)
    held.cancel()
    simulator.advance(by: .seconds(1))
    expectRest(new)
    #expect(animator.log == ["animate", "ended true"])
  }

  @Test func `Animations alongside have the same duration`() {
    let light = UIView()
    container.view.addSubview(light)
    light.alpha = 0
    container.setViewControllers([new, bar], using: .animator(SlideUpAnimator()))
    container.transitionCoordinator?.animate(alongsideTransition: { _ in light.alpha = 1 })
    simulator.advance(by: .milliseconds(250))
    let opacity = light.layer.presentation()?.opacity ?? 0
    #expect(opacity > 0.1 && opacity < 0.9)
  }

  // MARK: - One That Can Be

  @Test func `An interruptible animator is reversed where it is`() {
    let animator = InterruptibleAnimator()
    container.transitionPolicy = .reverse
    container.setViewControllers([new, bar], using: .animator(animator))
    simulator.advance(by: .milliseconds(600))
    #expect(abs(shown(new).opacity - 0.6) < 0.02)
    container.setViewControllers([old, bar], using: .animator(animator))
    simulator.advance(by: .milliseconds(300))
    #expect(abs(shown(new).opacity - 0.3) < 0.02)
    simulator.advance(by: .seconds(1))
    #expect(animator.log == ["ended false"])
    expectRest(old)
  }

  @Test func `A gesture drives an interruptible animator`() throws {
    let animator = InterruptibleAnimator()
    let held = try #require(container.beginInteractiveTransition(to: [new, bar], using: .animator(animator)))
    held.update(0.3)
    simulator.commit()
    #expect(abs(shown(new).opacity - 0.3) < 0.02)
    held.finish()
    simulator.advance(by: .seconds(2))
    #expect(animator.log == ["ended true"])
    expectRest(new)
  }

  // MARK: - When There Is Not What an Animator Expects

  @Test func `Without a leaving child, it dissolves`() {
    let animator = SlideUpAnimator()
    container.setViewControllers([old, new, bar], using: .animator(animator))
    simulator.advance(by: .milliseconds(250))
    #expect(shown(new).opacity > 0 && shown(new).opacity < 1)
    simulator.advance(by: .seconds(1))
    #expect(container.view.subviews == [old.view, new.view, bar.view])
    #expect(animator.log == [])
  }

  @Test func `Neither the animator nor the children are kept`() {
    weak var animator: SlideUpAnimator?
    weak var child: UIViewController?
    do {
      let made = SlideUpAnimator()
      animator = made
      let shown = UIViewController()
      child = shown
      container.setViewControllers([shown, bar], using: .animator(made))
      simulator.advance(by: .seconds(1))
      container.setViewControllers([old, bar], using: .none)
    }
    simulator.advance(by: .seconds(1))
    #expect(animator == nil)
    #expect(child == nil)
  }
}
