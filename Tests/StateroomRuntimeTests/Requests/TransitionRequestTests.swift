import Simulator
import Stateroom
import StateroomTesting
import Testing
import UIKit

/// A request is a value: its outcome can be read, awaited, and prevented.
@MainActor
struct TransitionRequestTests {
  let simulator: Simulator
  let container = StateViewController(initialState: 0) { titled("\($0)") }

  init() async {
    simulator = await Simulator.boot()
    simulator.show(container)
    await simulator.advance(by: .milliseconds(100))
  }

  @Test func `A request without an animation has ended when the call returns`() {
    let request = container.transition(to: 1, animated: false)
    #expect(request.outcomeIfEnded == .completed)
  }

  @Test func `A request has no outcome before it ends`() async {
    let request = container.transition(to: 1, animated: true)
    #expect(request.outcomeIfEnded == nil)
    await simulator.settle()
    #expect(request.outcomeIfEnded == .completed)
  }

  @Test func `Any number of tasks await the outcome of one request`() async {
    let request = container.transition(to: 1, animated: true)
    let early = (1...3).map { _ in Task { await request.outcome } }
    await simulator.settle()
    for task in early { #expect(await task.value == .completed) }
    #expect(await request.outcome == .completed)
  }

  @Test func `The completion handler is called before a task continues, and reads the outcome`() async {
    var log: [String] = []
    var request: TransitionRequest?
    request = container.transition(to: 1, animated: true) { outcome in
      log.append("completion \(outcome), \(request?.outcomeIfEnded.map { "\($0)" } ?? "none")")
    }
    _ = await request?.outcome
    log.append("task")
    #expect(log == ["completion completed, completed", "task"])
  }

  @Test func `A request that the app does not keep is performed`() async {
    container.transition(to: 1, animated: true)
    await simulator.settle()
    #expect(container.state == 1)
  }

  @Test func `A request whose container is deallocated ends as cancelled, and retains nothing`() async throws {
    let leaks = LeakDetector()
    var request: TransitionRequest?
    do {
      let container = PatientViewController(initialState: 0)
      simulator.show(container)
      await simulator.advance(by: .milliseconds(100))
      leaks.watch(container)
      request = container.transition(to: 1, animated: true)
      #expect(request?.outcomeIfEnded == nil)
    }
    simulator.removeWindow()
    await simulator.settle()
    #expect(request?.outcomeIfEnded == .cancelled)
    try leaks.expectReleased()
  }

  @Test func `Every request returns its outcome: embedding, pages, roots, stacks, tabs and paths`() async {
    let parent = UIViewController()
    simulator.show(parent)
    let child = UIViewController()
    #expect(parent.embed(child).outcomeIfEnded == .completed)
    let other = UIViewController()
    #expect(parent.replace(child, with: other).outcomeIfEnded == .completed)
    #expect(parent.unembed(other).outcomeIfEnded == .completed)
    #expect(isRefused(parent.unembed(other), .notAChild))

    let pages = StatePageController(pages: [1, 2]) { titled("\($0)") }
    #expect(pages.goForward(animated: false).outcomeIfEnded == .completed)
    #expect(pages.goBack(animated: false).outcomeIfEnded == .completed)
    #expect(isRefused(pages.goBack(animated: false), .noPageBefore))

    let root = RootContainerViewController()
    #expect(root.setInterface(UIViewController(), animated: false).outcomeIfEnded == .completed)
    let roots = RootController(initialState: 1) { titled("\($0)") }
    #expect(roots.transition(to: 2, animated: false).outcomeIfEnded == .completed)
    #expect(roots.open(StatePath(3), animated: false).outcomeIfEnded == .completed)

    let stack = StateNavigationController(initialState: 1) { titled("\($0)") }
    #expect(isRefused(stack.pop(animated: false), .nothingToPop))
    #expect(stack.push(2, animated: false).outcomeIfEnded == .completed)
    #expect(stack.setStack([1, 2, 3], animated: false).outcomeIfEnded == .completed)

    let tabs = StateTabBarController(states: [1, 2]) { titled("\($0)") }
    #expect(tabs.transition(to: 2, animated: false).outcomeIfEnded == .completed)
    #expect(isRefused(tabs.transition(to: 3, animated: false), .unknownState))
  }

  /// A request waits in it until a leave guard answers, which never happens.
  private final class PatientViewController: StateViewController<Int> {
    private final class Child: UIViewController, LeaveGuarding {
      var leaveDecision: LeaveDecision {
        .ask {
          try? await Task.sleep(for: .seconds(1_000_000))
          return true
        }
      }
    }
    override func viewController(for number: Int) -> UIViewController { Child() }
  }

  private func isRefused(_ request: TransitionRequest, _ reason: TransitionRefusal.Reason) -> Bool {
    if case .refused(let refusal) = request.outcomeIfEnded { refusal.reason == reason } else { false }
  }
}
