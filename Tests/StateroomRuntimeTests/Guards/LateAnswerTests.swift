import Simulator
import Stateroom
import StateroomTesting
import Testing
import UIKit

/// What the app and the user change while a leave guard asks.
@MainActor
struct LateAnswerTests {
  private let simulator: Simulator

  init() async { simulator = await Simulator.boot(.iPhoneSE) }

  /// A view controller that decides without a question.
  private final class Page: UIViewController, LeaveGuarding {
    var leaveDecision = LeaveDecision.allow
  }

  @Test func `What another window shows is evaluated again`() async {
    var editors: [AskingViewController] = []
    let roots = RootController(initialState: 0) { state -> UIViewController in
      guard state == 0 else { return UIViewController() }
      editors.append(AskingViewController())
      return editors[editors.count - 1]
    }
    let windows = [roots.install(in: simulator.scene), roots.install(in: simulator.scene)]
    await simulator.settle()
    editors[1].decision = .allow
    let request = roots.transition(to: 1)
    await simulator.settle()
    editors[1].decision = .refuse
    editors[0].answer(true)
    await simulator.settle()
    #expect(request.refusal?.reason == .leaveGuard && roots.state == 0 && !roots.isAskingToLeave)
    withExtendedLifetime(windows) {}
  }

  @Test(arguments: [LeaveDecision.allow, .refuse])
  func `What a stack inside has pushed is evaluated`(decision: LeaveDecision) async {
    let (first, second) = (AskingViewController(), Page())
    let stack = StateNavigationController(states: [0]) { $0 == 0 ? first : second }
    let root = StateViewController(initialState: 0) { $0 == 0 ? stack : UIViewController() }
    simulator.show(root)
    await simulator.settle()
    let request = root.transition(to: 1)
    await simulator.settle()
    stack.push(1)
    await simulator.settle()
    second.leaveDecision = decision
    first.answer(true)
    await simulator.settle()
    if case .allow = decision {
      #expect(request.outcomeIfEnded == .completed && root.state == 1)
    } else {
      #expect(request.refusal?.reason == .leaveGuard && root.state == 0)
    }
  }

  @Test(arguments: [true, false])
  func `A view controller that has become part of the change is asked as well`(answer: Bool) async {
    let (first, second) = (AskingViewController(), AskingViewController())
    let stack = StateNavigationController(states: [0]) { $0 == 0 ? first : second }
    let root = StateViewController(initialState: 0) { $0 == 0 ? stack : UIViewController() }
    simulator.show(root)
    await simulator.settle()
    let events = EventLines()
    let request = root.transition(to: 1, animated: false)
    await simulator.settle()
    stack.push(1, animated: false)
    await simulator.settle()
    first.answer(true)
    await simulator.settle()
    #expect(request.outcomeIfEnded == nil && root.isAskingToLeave && second.asked == 1)
    second.answer(answer)
    await simulator.settle()
    #expect(answer ? request.outcomeIfEnded == .completed : request.refusal?.reason == .leaveGuard)
    #expect(first.asked == 1 && second.asked == 1)
    let asked = events.take().filter { $0.contains("asked") }
    #expect(asked.count == 2)
  }

  @Test func `A tab that was selected in the meantime is evaluated when the list of tabs changes`() async throws {
    let (asking, page) = (AskingViewController(), Page())
    let tabs = StateTabBarController(
      states: [0, 1, 2], item: { UITabBarItem(title: "Tab \($0)", image: nil, tag: $0) }
    ) { [UIViewController(), asking, page][$0] }
    simulator.show(tabs)
    await simulator.settle()
    LeaveGuards.ignored {
      tabs.state = 1
      tabs.state = 0
    }
    let request = tabs.setStates([0])
    await simulator.settle()
    try await simulator.tap("Tab 2")
    await simulator.settle()
    #expect(tabs.state == 2 && request.outcomeIfEnded == nil)
    page.leaveDecision = .refuse
    asking.answer(true)
    await simulator.settle()
    #expect(request.refusal?.reason == .leaveGuard && tabs.states == [0, 1, 2])
  }

  @Test func `A leave guard that makes a newer request when it is evaluated again supersedes`() async {
    final class Requesting: UIViewController, LeaveGuarding {
      var request: (() -> Void)?
      var leaveDecision: LeaveDecision {
        let request = request
        self.request = nil
        request?()
        return .allow
      }
    }
    let (asking, other) = (AskingViewController(), Requesting())
    final class Pair: StateViewController<Int> {
      var pair: [UIViewController] = []
      override func viewControllers(for state: Int) -> [UIViewController] { state == 0 ? pair : [UIViewController()] }
    }
    let root = Pair(initialState: 0)
    root.pair = [other, asking]
    simulator.show(root)
    await simulator.settle()
    let first = root.transition(to: 1, animated: false)
    await simulator.settle()
    var second: TransitionRequest?
    other.request = { second = root.transition(to: 2, animated: false) }
    asking.answer(true)
    await simulator.settle()
    #expect(first.outcomeIfEnded == .superseded)
    // It has inherited the answer.
    #expect(second?.outcomeIfEnded == .completed && root.state == 2 && asking.asked == 1)
  }
}
