import Simulator
import Stateroom
import StateroomTesting
import Testing
import UIKit

/// What is inside a tab is asked before another one is selected.
@MainActor
struct TabGuardTests {
  private final class Editor: UIViewController, LeaveGuarding {
    var leaveDecision = LeaveDecision.refuse
  }

  @Test func `A tab is left only with the approval of its contents`() async throws {
    let simulator = await Simulator.boot(.iPhoneSE)
    let editor = Editor()
    let tabs = StateTabBarController(states: [0, 1]) { $0 == 0 ? editor : UIViewController() }
    simulator.show(tabs)
    func tapSecond() throws {
      let bar = tabs.tabBar
      try simulator.tap(at: bar.convert(CGPoint(x: bar.bounds.width * 0.75, y: 20), to: nil))
    }
    var outcomes: [TransitionOutcome] = []
    tabs.transition(to: 1, animated: false) { outcomes.append($0) }
    try tapSecond()
    #expect(tabs.state == 0)
    if case .refused(let refusal)? = outcomes.first { #expect(refusal.reason == .leaveGuard) }
    #expect(outcomes.count == 1)
    editor.leaveDecision = .ask { true }
    try tapSecond()
    #expect(tabs.state == 0)
    #expect(tabs.isAskingToLeave)
    await simulator.settle()
    #expect(tabs.state == 1)
    tabs.selectedIndex = 0
    editor.leaveDecision = .allow
    try tapSecond()
    #expect(tabs.state == 1)
  }

  // MARK: - The List of Tabs

  private func shownTabs(_ editor: Editor, on simulator: Simulator) -> StateTabBarController<Int> {
    let tabs = StateTabBarController(states: [0, 1, 2]) { $0 == 0 ? editor : UIViewController() }
    simulator.show(tabs)
    return tabs
  }

  @Test func `A tab is removed only with the approval of its contents`() async {
    let simulator = await Simulator.boot(.iPhoneSE)
    let editor = Editor()
    let tabs = shownTabs(editor, on: simulator)
    let refused = tabs.setStates([1, 2], animated: false)
    #expect(refused.refusal?.reason == .leaveGuard)
    #expect(tabs.states == [0, 1, 2] && tabs.loadedViewController(for: 0) === editor)
    #expect(tabs.setStates([2, 0], animated: false).outcomeIfEnded == .completed)
    editor.leaveDecision = .ask { true }
    let asked = tabs.setStates([1, 2], animated: false)
    #expect(tabs.isAskingToLeave && tabs.states == [2, 0])
    await simulator.settle()
    #expect(asked.outcomeIfEnded == .completed)
    #expect(tabs.states == [1, 2])
  }

  @Test func `The contents of a tab that is not selected are asked as well`() async {
    let simulator = await Simulator.boot(.iPhoneSE)
    let editor = Editor()
    let tabs = shownTabs(editor, on: simulator)
    LeaveGuards.ignored { tabs.transition(to: 1, animated: false) }
    #expect(tabs.setStates([1], animated: false).refusal?.reason == .leaveGuard)
    LeaveGuards.ignored { tabs.setStates([1], animated: false) }
    #expect(tabs.states == [1])
  }

  @Test func `A newer list supersedes one that waits, and a request for a tab that remains keeps waiting`() async {
    let simulator = await Simulator.boot(.iPhoneSE)
    let editor = Editor()
    let tabs = shownTabs(editor, on: simulator)
    editor.leaveDecision = .ask { true }
    let first = tabs.setStates([1], animated: false)
    let second = tabs.setStates([0, 1], animated: false)
    #expect(first.outcomeIfEnded == .superseded && second.outcomeIfEnded == .completed)
    let selection = tabs.transition(to: 1, animated: false)
    let third = tabs.setStates([1, 0], animated: false)
    #expect(selection.outcomeIfEnded == nil && third.outcomeIfEnded == .completed)
    await simulator.settle()
    #expect(selection.outcomeIfEnded == .completed)
    #expect(tabs.states == [1, 0] && tabs.state == 1)
  }

  // MARK: - Properties

  @Test(arguments: ["state", "selectedIndex", "selectedViewController", "states"])
  func `A property that a guard refuses is reported`(property: String) async {
    let simulator = await Simulator.boot(.iPhoneSE)
    let diagnostics = DiagnosticsLog()
    defer { diagnostics.end() }
    let editor = Editor()
    let tabs = shownTabs(editor, on: simulator)
    switch property {
    case "state": tabs.state = 1
    case "selectedIndex": tabs.selectedIndex = 1
    case "selectedViewController": tabs.selectedViewController = tabs.viewControllers?[1]
    default: tabs.states = [1, 2]
    }
    #expect(diagnostics.refusals.map(\.reason) == [.leaveGuard])
    #expect(tabs.state == 0)
  }
}
