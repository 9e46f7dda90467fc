import Simulator
import Stateroom
import StateroomTesting
import Testing
import UIKit

@MainActor
struct ContainerTests {
  let simulator: Simulator
  let recorder = CallbackLog()
  let container = ContainerViewController()

  init() async { simulator = await Simulator.boot(.iPhone15) }

  private func child(_ name: String) -> RecordingViewController { RecordingViewController(name, log: recorder) }

  @Test func `The first child appears with its container`() {
    let a = child("a")
    container.viewControllers = [a]
    #expect(recorder.take() == ["a.willMove(ContainerViewController)", "a.didMove(ContainerViewController)"])
    simulator.show(container)
    #expect(
      recorder.take() == [
        "a.viewDidLoad()", "a.viewWillAppear(false)", "a.viewIsAppearing(false)", "a.viewDidAppear(false)",
      ])
    #expect(container.children == [a])
    #expect(container.view.subviews == [a.view])
  }

  @Test func `A swap without animation is over when the call returns`() {
    let (a, b) = (child("a"), child("b"))
    container.viewControllers = [a]
    simulator.show(container)
    _ = recorder.take()
    var outcome: TransitionOutcome?
    container.setViewControllers([b]) { outcome = $0 }
    #expect(outcome == .completed)
    #expect(
      recorder.take() == [
        "b.willMove(ContainerViewController)", "a.willMove(nil)", "a.viewWillDisappear(false)", "b.viewDidLoad()",
        "b.viewWillAppear(false)",
        "b.viewIsAppearing(false)", "b.viewDidAppear(false)", "a.viewDidDisappear(false)",
        "b.didMove(ContainerViewController)",
        "a.didMove(nil)",
      ])
    #expect(container.view.subviews == [b.view])
    simulator.commit()
    #expect(recorder.take() == [])
  }

  @Test func `An animated swap takes its time`() {
    let (a, b) = (child("a"), child("b"))
    container.viewControllers = [a]
    simulator.show(container)
    _ = recorder.take()
    var outcome: TransitionOutcome?
    container.setViewControllers([b], using: .dissolve) { outcome = $0 }
    #expect(container.viewControllers == [b])
    simulator.advance(by: .milliseconds(175))
    #expect(container.isTransitioning)
    #expect(outcome == nil)
    #expect(container.view.subviews == [a.view, b.view])
    simulator.advance(by: .milliseconds(175))
    #expect(outcome == .completed)
    #expect(
      recorder.take() == [
        "b.willMove(ContainerViewController)", "a.willMove(nil)", "a.viewWillDisappear(true)", "b.viewDidLoad()",
        "b.viewWillAppear(true)",
        "b.viewIsAppearing(true)", "b.viewDidAppear(true)", "a.viewDidDisappear(true)",
        "b.didMove(ContainerViewController)",
        "a.didMove(nil)",
      ])
    #expect(container.view.subviews == [b.view])
    #expect(b.view.alpha == 1)
  }

  @Test func `One view controller is set without an animation by default`() {
    let child = UIViewController()
    let container = ContainerViewController()
    #expect(container.setViewController(child).outcomeIfEnded == .completed)
    #expect(container.viewControllers == [child])
  }
}
