import Simulator
import Stateroom
import StateroomTesting
import Testing
import UIKit

/// The events of a state container, line by line.
@MainActor
struct StateEventTests {
  private enum Step: Equatable { case one, two, three, four }

  private final class Flow: StateViewController<Step> {
    var onWill: (() -> Void)?
    var onChildren: (() -> Void)?
    var guarded: Guarded?
    var paces = false

    override func pacing(of step: Step) -> StatePacing {
      paces && step == .two ? StatePacing(showsAfter: 0.3) : .immediate
    }
    override func viewController(for step: Step) -> UIViewController {
      onChildren?()
      if step == .four, let guarded { return guarded }
      return UIViewController()
    }
    override func preferredTransition(from old: Step, to new: Step) -> ContainerTransition { .dissolve(duration: 0.5) }
    override func shouldChangeState(from old: Step, to new: Step) -> Bool { !(old == .one && new == .three) }
    override func willChangeState(from oldState: Step?, to next: Step, animated: Bool) { onWill?() }
  }

  private final class Guarded: UIViewController, LeaveGuarding {
    var decision = LeaveDecision.allow
    var leaveDecision: LeaveDecision { decision }
  }

  let simulator: Simulator
  private let flow = Flow(initialState: .one)
  let diagnostics: DiagnosticsLog
  let events: EventLines

  init() async {
    simulator = await Simulator.boot(.iPhoneSE)
    diagnostics = DiagnosticsLog()
    events = EventLines()
    simulator.show(flow)
    await simulator.advance(by: .seconds(1))
    #expect(
      events.take() == [
        "Flow #1: requested nothing → one", "Flow #1: began nothing → one", "Flow #1: finished, showing one",
        "Flow #1: completed",
      ])
  }

  private func rest() { simulator.advance(by: .seconds(3)) }

  @Test func `A transition is requested, begins, finishes, and is completed`() {
    flow.transition(to: .two, animated: true)
    #expect(events.take() == ["Flow #2: requested one → two, animated", "Flow #2: began one → two, 0.5 s"])
    simulator.advance(by: .milliseconds(490))
    #expect(events.take() == [])
    rest()
    #expect(events.take() == ["Flow #2: finished, showing two", "Flow #2: completed"])
    flow.transition(to: .one, animated: false)
    #expect(
      events.take() == [
        "Flow #3: requested two → one", "Flow #3: began two → one", "Flow #3: finished, showing one",
        "Flow #3: completed",
      ])
  }

  @Test func `Of the pending requests, the older one is superseded`() {
    flow.transition(to: .two, animated: true)
    flow.transition(to: .three, animated: true)
    flow.transition(to: .four, animated: true)
    _ = events.take()
    rest()
    #expect(
      events.lines == [
        "Flow #2: finished, showing two", "Flow #2: completed", "Flow #4: began two → four, 0.5 s",
        "Flow #4: finished, showing four", "Flow #4: completed",
      ])
  }

  @Test func `A superseded request reports it when it happens`() {
    flow.transition(to: .two, animated: true)
    _ = events.take()
    flow.transition(to: .three, animated: true)
    flow.transition(to: .four, animated: true)
    #expect(
      events.take() == [
        "Flow #3: requested two → three, animated", "Flow #4: requested three → four, animated", "Flow #3: superseded",
      ])
    rest()
  }

  @Test func `A request that joins another is completed with it`() {
    flow.transition(to: .two, animated: true)
    flow.transition(to: .two, animated: true)
    rest()
    #expect(
      events.take() == [
        "Flow #2: requested one → two, animated", "Flow #2: began one → two, 0.5 s",
        "Flow #3: requested two → two, animated", "Flow #2: finished, showing two", "Flow #2: completed",
        "Flow #3: completed",
      ])
  }

  @Test func `A request that is made while another one is processed supersedes it`() {
    flow.onChildren = { [unowned flow] in
      flow.onChildren = nil
      flow.transition(to: .four, animated: false)
    }
    flow.transition(to: .two, animated: true)
    #expect(
      events.take() == [
        "Flow #2: requested one → two, animated", "Flow #3: requested one → four", "Flow #3: began one → four",
        "Flow #3: finished, showing four", "Flow #3: completed", "Flow #2: superseded",
      ])
  }

  @Test func `A refused request reports its refusal and nothing else`() throws {
    let refusal = try #require(flow.transition(to: .three, animated: true).refusal)
    #expect(diagnostics.refusals == [])
    #expect(refusal.reason == .changeIsNotAllowed)
    #expect(events.take() == ["Flow #2: requested one → three, animated", "Flow #2: refused: \(refusal)"])
  }

  @Test func `A gesture that cancels its transition`() throws {
    let transition = try #require(flow.beginInteractiveTransition(to: .two))
    transition.update(0.5)
    #expect(
      events.take() == [
        "Flow #2: requested one → two, animated", "Flow #2: began one → two, 0.5 s", "Flow #2: interaction began",
      ])
    transition.cancel()
    #expect(events.take() == ["Flow: retargeted to two → one, 0.35 s"])
    rest()
    #expect(events.take() == ["Flow: finished, showing one", "Flow #2: cancelled"])
  }

  @Test func `A gesture that interrupts a transition and completes it`() throws {
    flow.transition(to: .two, animated: true)
    simulator.advance(by: .milliseconds(100))
    _ = events.take()
    let transition = try #require(flow.interruptRunningTransition())
    transition.finish()
    rest()
    #expect(
      events.take() == [
        "Flow #2: interaction began", "Flow #2: interaction ended", "Flow #2: finished, showing two",
        "Flow #2: completed",
      ])
  }

  @Test func `A transition is reversed by a request for the previous state`() {
    flow.transitionPolicy = .reverse
    flow.transition(to: .two, animated: true)
    simulator.advance(by: .milliseconds(200))
    _ = events.take()
    flow.transition(to: .one, animated: true)
    #expect(events.take() == ["Flow #3: requested two → one, animated", "Flow #3: retargeted to two → one, 0.5 s"])
    rest()
    #expect(events.take() == ["Flow #3: finished, showing one", "Flow #2: cancelled", "Flow #3: completed"])
  }

  @Test func `A request that waits for its time has been made`() {
    flow.paces = true
    flow.transition(to: .two, animated: true)
    flow.transition(to: .two, animated: false)
    #expect(events.take() == ["Flow #2: requested one → two, animated", "Flow #3: requested one → two"])
    rest()
    #expect(
      events.take() == [
        "Flow #2: began one → two, 0.5 s", "Flow #2: finished, showing two", "Flow #2: completed", "Flow #3: completed",
      ])
    flow.paces = false
    flow.transition(to: .one, animated: false)
    _ = events.take()
    flow.paces = true
    flow.transition(to: .two, animated: true)
    flow.transition(to: .four, animated: false)
    #expect(
      events.take() == [
        "Flow #5: requested one → two, animated", "Flow #6: requested one → four", "Flow #5: superseded",
        "Flow #6: began one → four", "Flow #6: finished, showing four", "Flow #6: completed",
      ])
  }

  @Test func `A leave guard that is asked`() async throws {
    let guarded = Guarded()
    guarded.title = "Editor"
    flow.guarded = guarded
    flow.transition(to: .four, animated: false, completion: nil)
    _ = events.take()
    guarded.decision = .ask { false }
    flow.transition(to: .one, animated: false, completion: nil)
    #expect(
      events.take() == [
        "Flow #3: requested four → one", "Flow #3: asked Guarded \"Editor\" whether to leave",
      ])
    await simulator.settle()
    #expect(events.take().first?.hasPrefix("Flow #3: refused: ") == true)
    guarded.decision = .ask { true }
    flow.transition(to: .one, animated: false, completion: nil)
    flow.transition(to: .two, animated: false, completion: nil)
    await simulator.settle()
    #expect(
      events.take() == [
        "Flow #4: requested four → one", "Flow #4: asked Guarded \"Editor\" whether to leave",
        "Flow #5: requested four → two", "Flow #5: asked Guarded \"Editor\" whether to leave", "Flow #4: superseded",
        "Flow #5: began four → two", "Flow #5: finished, showing two", "Flow #5: completed",
      ])
  }

  @Test func `A container without states is described by its controllers, and can be deallocated`() async {
    weak var weakContainer: ContainerViewController?
    do {
      let (one, two) = (UIViewController(), UIViewController())
      (one.title, two.title) = ("One", "Two")
      let container = ContainerViewController(viewControllers: [one])
      weakContainer = container
      simulator.show(container)
      await simulator.advance(by: .seconds(1))
      _ = events.take()
      container.setViewControllers([two], using: .slide(from: .right, duration: 1), completion: nil)
      await simulator.advance(by: .milliseconds(100))
    }
    simulator.removeWindow()
    await simulator.advance(by: .milliseconds(16))
    await simulator.settle()
    #expect(weakContainer == nil)
    let name = "ContainerViewController #2"
    #expect(
      events.lines.map { $0.replacing(/#\d+/, with: "#2") } == [
        "\(name): requested UIViewController \"One\" → UIViewController \"Two\", animated",
        "\(name): began UIViewController \"One\" → UIViewController \"Two\", 1.0 s",
        "\(name): finished, showing UIViewController \"Two\"", "\(name): completed",
      ])
    #expect(events.events.last?.container.object == nil)
  }

  @Test func `A container that is deallocated during a transition finishes without content`() {
    var container: ContainerViewController? = ContainerViewController(viewControllers: [UIViewController()])
    // Its view is in a window, and it received viewWillAppear from code that never sends viewDidDisappear.
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.isHidden = false
    defer { withExtendedLifetime(window) {} }
    if let view = container?.view { window.addSubview(view) }
    container?.beginAppearanceTransition(true, animated: false)
    container?.endAppearanceTransition()
    container?.setViewController(UIViewController(), using: .dissolve(duration: 1))
    simulator.advance(by: .milliseconds(100))
    _ = events.take()
    container = nil
    #expect(
      events.take().map { $0.replacing(/#\d+/, with: "#n") } == [
        "ContainerViewController #n: finished, showing nothing", "ContainerViewController #n: cancelled",
      ])
  }
}
