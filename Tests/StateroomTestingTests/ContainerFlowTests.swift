#if canImport(Simulator)
  import Simulator
  import Stateroom
  import StateroomTesting
  import Testing
  import UIKit

  /// The events of the library's containers that a flow recorder receives.
  @MainActor
  struct ContainerFlowTests {
    private enum Step: Equatable { case one, two, three }

    private final class Steps: StateViewController<Step> {
      override func viewController(for step: Step) -> UIViewController { UIViewController() }
      override func preferredTransition(from old: Step, to new: Step) -> ContainerTransition {
        .slide(from: .right, duration: 0.5)
      }
    }

    private final class Pages: StateNavigationController<Int> {
      override func viewController(for page: Int) -> UIViewController {
        let controller = UIViewController()
        controller.view.backgroundColor = .white
        return controller
      }
    }

    let simulator: Simulator
    let recorder: FlowRecorder

    init() async {
      simulator = await Simulator.boot(.iPhoneSE)
      recorder = FlowRecorder(simulator)
    }

    /// The transitions of the containers of this suite.
    private var lines: [String] {
      let containers = ["Steps", "Pages", "Flow"]
      return recorder.transitions.filter { containers.contains($0.container) }
        .map { "\($0.container): \($0.origin) → \($0.destination), \($0.motion), \($0.outcome)" }
    }

    @Test func `A request is a transition, from its beginning until its outcome`() throws {
      let flow = ContainerFlow(recorder)
      let steps = Steps(initialState: .one)
      simulator.show(steps)
      simulator.advance(by: .seconds(1))
      #expect(lines == [])
      steps.transition(to: .two, animated: true)
      #expect(lines == ["Steps: one → two, slide from right, under way"])
      simulator.advance(by: .seconds(1))
      #expect(lines == ["Steps: one → two, slide from right, completed"])
      let transition = try #require(recorder.transitions.first { $0.container == "Steps" })
      #expect(transition.began == .seconds(1) && transition.frames.count > 20)
      let duration = try #require(transition.ended) - .seconds(1)
      #expect(duration > .milliseconds(480) && duration < .milliseconds(520))
      flow.stop()
      steps.transition(to: .one, animated: true)
      #expect(lines.count == 1)
    }

    @Test func `One that never begins has no motion`() {
      let flow = ContainerFlow(recorder, naming: { _ in "Flow" }, motion: { _ in "some" })
      let steps = Steps(initialState: .one)
      simulator.show(steps)
      simulator.advance(by: .seconds(1))
      steps.transition(to: .two, animated: true)
      steps.transition(to: .one, animated: true)
      steps.transition(to: .three, animated: false)
      simulator.advance(by: .seconds(2))
      #expect(
        lines == [
          "Flow: one → two, some, completed", "Flow: two → one, –, superseded", "Flow: one → three, none, completed",
        ])
      flow.stop()
    }

    @Test func `A reversed transition belongs to the newer request as well`() {
      let flow = ContainerFlow(recorder)
      let steps = Steps(initialState: .one)
      steps.transitionPolicy = .reverse
      simulator.show(steps)
      simulator.advance(by: .seconds(1))
      steps.transition(to: .two, animated: true)
      simulator.advance(by: .milliseconds(200))
      steps.transition(to: .one, animated: true)
      simulator.advance(by: .seconds(1))
      #expect(
        lines == [
          "Steps: one → two, slide from right, cancelled", "Steps: two → one, slide from right, completed",
        ])
      flow.stop()
    }

    @Test func `A swipe without a request is a transition, finished or cancelled`() async throws {
      let flow = ContainerFlow(recorder)
      let pages = Pages(states: [1, 2])
      simulator.show(pages)
      await simulator.settle()
      let edge = CGPoint(x: 2, y: 300)
      let finger = try simulator.touchDown(at: edge)
      for x in stride(from: 10, through: 90, by: 10) {
        await simulator.advance(by: .milliseconds(50))
        simulator.move(finger, to: CGPoint(x: x, y: 300))
      }
      await simulator.advance(by: .milliseconds(400))
      simulator.touchUp(finger, at: CGPoint(x: 90, y: 300))
      await simulator.settle()
      try await simulator.drag(from: edge, to: CGPoint(x: 310, y: 300), over: .milliseconds(200))
      await simulator.settle()
      #expect(
        lines == ["Pages: 2 → 1, UIKit's own, taken back", "Pages: 2 → 1, UIKit's own, completed"])
      flow.stop()
    }

    @Test func `The documentation's example`() async throws {
      let root = StateViewController(initialState: false) { _ in UIViewController() }
      simulator.show(root)
      await simulator.settle()
      let flow = ContainerFlow(recorder)
      root.transition(to: true, animated: true, completion: nil)
      await simulator.settle()
      flow.stop()
      recorder.stop()
      let page = FlowReport(title: "Signing in", recorder: recorder).html()
      #expect(page.contains("Signing in") && page.contains("dissolve") && page.contains("class=\"strip\""))
    }

    @Test func `A recorder of one view controller's descendants leaves out the others, also before they joined`() {
      let (root, joining, other) = (UITabBarController(), Steps(initialState: .one), Steps(initialState: .one))
      let recorder = FlowRecorder(simulator, within: root)
      let flow = ContainerFlow(recorder)
      simulator.show(root)
      for steps in [other, joining] {
        steps.loadViewIfNeeded()
        steps.transition(to: .two, animated: false)
      }
      root.viewControllers = [joining]
      other.transition(to: .three, animated: false)
      joining.transition(to: .three, animated: false)
      simulator.commit()
      let transitions = recorder.transitions
      #expect(transitions.map(\.destination) == ["two", "three"])
      #expect(transitions.map(\.id) == [1, 2])
      #expect(recorder.lifecycle.records.contains { $0.controller == "Steps#1" })
      flow.stop()
    }

    @Test func `Containers outside of the windows are left out, with their callbacks`() throws {
      let flow = ContainerFlow(recorder)
      let (shown, other) = (Steps(initialState: .one), Steps(initialState: .one))
      simulator.show(shown)
      for steps in [other, shown] {
        steps.loadViewIfNeeded()
        steps.transition(to: .two, animated: true)
        other.transition(to: .three, animated: false)
        simulator.advance(by: .seconds(1))
      }
      let transition = try #require(recorder.transitions.first)
      #expect(lines == ["Steps: one → two, slide from right, completed"])
      #expect(transition.id == 1)
      // Those of the container are its layout; the others are those of the state's view controllers.
      let names = recorder.lifecycle.records.suffix(transition.callbackCount).map(\.controller)
      #expect(Set(names) == ["Steps#1", "UIViewController#1", "UIViewController#2"])
      flow.stop()
    }

    @Test func `A container without a name is left out`() {
      let flow = ContainerFlow(recorder, naming: { $0.object is Pages ? nil : "Steps" })
      let (pages, steps) = (Pages(states: [1]), Steps(initialState: .one))
      let tabs = UITabBarController()
      tabs.viewControllers = [steps, pages]
      simulator.show(tabs)
      pages.push(2, animated: false)
      steps.transition(to: .two, animated: false)
      simulator.advance(by: .seconds(1))
      #expect(lines == ["Steps: one → two, none, completed"])
      flow.stop()
    }
  }
#endif
