import Simulator
import Stateroom
import StateroomTesting
import Testing
import UIKit

/// A request that is cancelled is withdrawn as far as that is possible, and ends exactly once.
@MainActor
struct RequestCancellationTests {
  let simulator: Simulator
  let container = StateViewController(initialState: 0) { titled("\($0)") }

  init() async {
    simulator = await Simulator.boot()
    simulator.show(container)
    await simulator.advance(by: .milliseconds(100))
  }

  // MARK: - Containers

  @Test func `A running transition is reversed`() async {
    let request = container.transition(to: 1, animated: true)
    await simulator.advance(by: .milliseconds(100))
    request.cancel()
    #expect(request.outcomeIfEnded == .cancelled)
    #expect(container.state == 0)
    #expect(container.isTransitioning)
    await simulator.settle()
    #expect(container.children.map(\.title) == ["0"])
  }

  @Test func `The callbacks of a reversed transition are those of a cancelled gesture`() async {
    let log = CallbackLog()
    let recorded: Set<RecordedCallback> = [.viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear]
    let container = StateViewController(initialState: 0) {
      RecordingViewController("\($0)", log: log, recording: recorded)
    }
    simulator.show(container)
    await simulator.settle()
    let request = container.transition(to: 1, animated: true)
    await simulator.advance(by: .milliseconds(100))
    _ = log.take()
    request.cancel()
    await simulator.settle()
    #expect(
      log.take() == [
        "1.viewWillDisappear(true)", "0.viewWillAppear(true)", "0.viewDidAppear(true)", "1.viewDidDisappear(true)",
      ])
  }

  @Test func `A request that waits for a transition has no effect`() async {
    let running = container.transition(to: 1, animated: true)
    let waiting = container.transition(to: 2, animated: true)
    #expect(container.state == 2)
    waiting.cancel()
    #expect(waiting.outcomeIfEnded == .cancelled)
    #expect(container.state == 1)
    await simulator.settle()
    #expect(running.outcomeIfEnded == .completed)
    #expect(container.children.map(\.title) == ["1"])
  }

  @Test func `A transition that is requested twice continues for the other request`() async {
    let first = container.transition(to: 1, animated: true)
    let second = container.transition(to: 1, animated: true)
    first.cancel()
    #expect(first.outcomeIfEnded == .cancelled)
    #expect(container.state == 1)
    await simulator.settle()
    #expect(second.outcomeIfEnded == .completed)
  }

  @Test func `A transition before a pending request continues`() async {
    let first = container.transition(to: 1, animated: true)
    let second = container.transition(to: 2, animated: true)
    first.cancel()
    #expect(first.outcomeIfEnded == .cancelled)
    await simulator.settle()
    #expect(second.outcomeIfEnded == .completed)
    #expect(container.state == 2)
  }

  @Test func `Requests that are queued around a cancelled one are performed`() async {
    container.transitionPolicy = .queue
    let requests = (1...4).map { container.transition(to: $0, animated: true) }
    requests[2].cancel()
    await simulator.settle()
    #expect(requests.map(\.outcomeIfEnded) == [.completed, .completed, .cancelled, .completed])
  }

  @Test func `A request that has ended is not affected`() {
    let request = container.transition(to: 1, animated: false)
    request.cancel()
    #expect(request.outcomeIfEnded == .completed)
    #expect(container.state == 1)
  }

  @Test func `The completion handler is called once, and may make a request`() async {
    var outcomes: [TransitionOutcome] = []
    let request = container.transition(to: 1, animated: true) { [container] in
      outcomes.append($0)
      container.transition(to: 2, animated: true)
    }
    await simulator.advance(by: .milliseconds(100))
    request.cancel()
    request.cancel()
    await simulator.settle()
    #expect(outcomes == [.cancelled])
    #expect(container.state == 2)
  }

  @Test func `A request is cancelled from a callback of its own transition`() async {
    let log = CallbackLog()
    var request: TransitionRequest?
    let container = StateViewController(initialState: 0) { number in
      let child = RecordingViewController("\(number)", log: log)
      if number == 1 { child.on(.viewWillAppear) { _ in request?.cancel() } }
      return child
    }
    simulator.show(container)
    await simulator.settle()
    container.transitionPolicy = .queue
    container.transition(to: 2, animated: true)
    request = container.transition(to: 1, animated: true)
    await simulator.settle()
    #expect(request?.outcomeIfEnded == .cancelled)
    #expect(container.state == 2)
    #expect(container.children.count == 1)
  }

  // MARK: - Guards and Delays

  @Test func `A request that waits for a leave guard is withdrawn`() async {
    let guarding = GuardingViewController()
    let container = StateViewController(initialState: 0) { $0 == 0 ? guarding : UIViewController() }
    simulator.show(container)
    let request = container.transition(to: 1, animated: true)
    #expect(container.isAskingToLeave)
    request.cancel()
    #expect(request.outcomeIfEnded == .cancelled)
    #expect(!container.isAskingToLeave)
    guarding.answer(true)
    await simulator.settle()
    #expect(container.state == 0)
  }

  @Test func `A request that waits for its time is withdrawn, and those that have joined it are not`() async {
    let container = PacedViewController(initialState: 0)
    simulator.show(container)
    await simulator.advance(by: .milliseconds(100))
    let first = container.transition(to: 1, animated: false)
    let second = container.transition(to: 1, animated: false)
    let third = container.transition(to: 1, animated: false)
    #expect(container.pendingState == 1)
    first.cancel()
    third.cancel()
    #expect(first.outcomeIfEnded == .cancelled)
    #expect(third.outcomeIfEnded == .cancelled)
    #expect(container.pendingState == 1)
    await simulator.settle()
    #expect(second.outcomeIfEnded == .completed)
    let alone = container.transition(to: 2, animated: false)
    alone.cancel()
    #expect(container.pendingState == nil)
    await simulator.settle()
    #expect(container.state == 1)
  }

  // MARK: - UIKit's Containers

  @Test func `A push that UIKit performs is completed, and one that waits is withdrawn`() async {
    let stack = StateNavigationController(initialState: 0) { titled("\($0)") }
    simulator.show(stack)
    await simulator.advance(by: .milliseconds(100))
    let running = stack.push(1, animated: true)
    let waiting = stack.push(2, animated: true)
    #expect(stack.states == [0, 1, 2])
    running.cancel()
    waiting.cancel()
    #expect(running.outcomeIfEnded == nil)
    #expect(waiting.outcomeIfEnded == .cancelled)
    #expect(stack.states == [0, 1])
    await simulator.settle()
    #expect(running.outcomeIfEnded == .completed)
    #expect(stack.viewControllers.map(\.title) == ["0", "1"])
  }

  @Test func `A selection that waits is withdrawn`() async {
    let tabs = FadingTabs(states: [0, 1, 2])
    simulator.show(tabs)
    await simulator.advance(by: .milliseconds(100))
    let running = tabs.transition(to: 1, animated: true)
    let waiting = tabs.transition(to: 2, animated: true)
    #expect(tabs.state == 2)
    running.cancel()
    waiting.cancel()
    #expect(running.outcomeIfEnded == nil)
    #expect(waiting.outcomeIfEnded == .cancelled)
    await simulator.settle()
    #expect(running.outcomeIfEnded == .completed)
    #expect(tabs.state == 1)
  }

  // MARK: - Roots

  @Test func `An interface whose change waits is not shown`() async {
    let root = RootContainerViewController()
    simulator.show(root)
    let shown = titled("shown")
    root.setInterface(shown, animated: false)
    await simulator.settle()
    let presented = UIViewController()
    shown.present(presented, animated: false)
    // What is presented is dismissed first, which takes its time.
    let request = root.setInterface(titled("new"))
    request.cancel()
    #expect(request.outcomeIfEnded == .cancelled)
    await simulator.settle()
    #expect(root.interfaceViewController === shown)
    #expect(!root.isSwitchingInterfaces)
  }

  // MARK: - Requests for the Same State

  @Test(arguments: [[0, 1], [1, 0]])
  func `A state whose requests are all withdrawn before its time is not shown`(order: [Int]) async {
    final class Paced: StateViewController<Int> {
      override func viewController(for state: Int) -> UIViewController { UIViewController() }
      override func pacing(of state: Int) -> StatePacing { StatePacing(showsAfter: state == 1 ? 0.3 : 0) }
    }
    let paced = Paced(initialState: 0)
    simulator.show(paced)
    await simulator.settle()
    let requests = [paced.transition(to: 1), paced.transition(to: 1)]
    requests[order[0]].cancel()
    #expect(requests[order[0]].outcomeIfEnded == .cancelled && paced.pendingState == 1)
    requests[order[1]].cancel()
    #expect(paced.pendingState == nil)
    await simulator.settle()
    #expect(requests.map(\.outcomeIfEnded) == [.cancelled, .cancelled])
    #expect(paced.state == 0)
  }

  @Test(arguments: [false, true])
  func `A transition whose requests are all withdrawn is reversed`(innerIsFirst: Bool) async {
    var inner: TransitionRequest?
    weak var shown: StateViewController<Int>?
    let container = StateViewController(initialState: 0) { number in
      if number == 1 { inner = shown?.transition(to: 1) }
      return UIViewController()
    }
    shown = container
    simulator.show(container)
    await simulator.settle()
    let outer = container.transition(to: 1)
    if innerIsFirst { inner?.cancel() }
    outer.cancel()
    if !innerIsFirst { inner?.cancel() }
    await simulator.settle()
    #expect(outer.outcomeIfEnded == .cancelled && inner?.outcomeIfEnded == .cancelled)
    #expect(container.state == 0 && container.children.count == 1)
  }
}

private final class GuardingViewController: UIViewController, LeaveGuarding {
  private var continuation: CheckedContinuation<Bool, Never>?
  private var earlyAnswer: Bool?

  var leaveDecision: LeaveDecision {
    .ask {
      if let answer = self.earlyAnswer { return answer }
      return await withCheckedContinuation { self.continuation = $0 }
    }
  }

  func answer(_ isAllowed: Bool) {
    earlyAnswer = isAllowed
    continuation?.resume(returning: isAllowed)
    continuation = nil
  }
}

private final class PacedViewController: StateViewController<Int> {
  override func viewController(for number: Int) -> UIViewController { titled("\(number)") }
  override func pacing(of number: Int) -> StatePacing {
    number == 0 ? .immediate : StatePacing(showsAfter: 1, staysFor: 0)
  }
}

private final class FadingTabs: StateTabBarController<Int> {
  override func viewController(for number: Int) -> UIViewController { titled("\(number)") }
  override func preferredTransition(from old: Int, to new: Int) -> ContainerTransition? { .dissolve }
}
