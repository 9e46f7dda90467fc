import Simulator
import Stateroom
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
}
