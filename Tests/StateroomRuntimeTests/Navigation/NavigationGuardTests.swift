import Simulator
import Stateroom
import StateroomTesting
import Testing
import UIKit

/// The guards of controllers on a stack are asked before any pop.
@MainActor
struct NavigationGuardTests {
  private final class Editor: UIViewController, LeaveGuarding {
    var decision = LeaveDecision.refuse
    var asked = 0
    var leaveDecision: LeaveDecision {
      asked += 1
      return decision
    }
  }

  private let simulator: Simulator
  private let editor = Editor()
  private let pages: StateNavigationController<Int>

  init() async {
    simulator = await Simulator.boot(.iPhoneSE)
    let editor = editor
    pages = StateNavigationController(states: [0, 1]) { $0 == 1 ? editor : UIViewController() }
    simulator.show(pages)
  }

  private func drag() throws {
    try simulator.drag(from: CGPoint(x: 4, y: 300), to: CGPoint(x: 350, y: 300), over: .milliseconds(300))
  }

  private func swipeBack() throws {
    try drag()
    rest()
  }

  private func rest() { simulator.advance(by: .seconds(2)) }

  @Test func `Row 24: a refusal prevents pops by code, button and swipe`() throws {
    var outcomes: [TransitionOutcome] = []
    pages.pop(animated: true) { outcomes.append($0) }
    pages.setStack([0], animated: false) { outcomes.append($0) }
    pages.transition(to: 0, animated: true) { outcomes.append($0) }
    #expect(
      outcomes.allSatisfy { if case .refused(let refusal) = $0 { refusal.reason == .leaveGuard } else { false } })
    #expect(outcomes.count == 3)
    #expect(pages.popViewController(animated: true) == nil)
    #expect(pages.popToRootViewController(animated: true) == [])
    try simulator.tap(at: CGPoint(x: 20, y: pages.navigationBar.frame.midY))
    rest()
    try swipeBack()
    #expect(pages.states == [0, 1])
    #expect(pages.viewControllers.last === editor)
    #expect(!pages.isTransitioning)
  }

  @Test func `Guards of remaining controllers are not asked`() {
    editor.asked = 0
    pages.push(2, animated: false)
    rest()
    pages.pop(animated: true)
    rest()
    pages.setStack([3, 1], animated: false)
    rest()
    #expect(editor.asked == 0)
    #expect(pages.states == [3, 1])
  }

  @Test func `Forced changes happen`() {
    LeaveGuards.ignored { pages.pop(animated: true) }
    rest()
    #expect(pages.states == [0])
  }

  @Test func `A swipe proceeds as usual when no guard refuses`() throws {
    editor.decision = .allow
    try swipeBack()
    #expect(pages.states == [0])
  }

  @Test func `A leave guard is asked, and its approval pops`() async throws {
    editor.decision = .ask { true }
    try drag()
    #expect(pages.states == [0, 1])
    #expect(pages.isAskingToLeave)
    await simulator.settle()
    #expect(!pages.isAskingToLeave)
    #expect(pages.states == [0])
    #expect(pages.viewControllers.count == 1)
  }

  @Test func `Where there is no swipe, no guard is asked`() throws {
    var questions = 0
    editor.decision = .ask {
      questions += 1
      return true
    }
    editor.navigationItem.hidesBackButton = true
    try swipeBack()
    pages.interactivePopGestureRecognizer?.isEnabled = false
    pages.interactiveContentPopGestureRecognizer?.isEnabled = false
    editor.navigationItem.hidesBackButton = false
    try swipeBack()
    #expect(!pages.isAskingToLeave)
    #expect(questions == 0)
    #expect(pages.states == [0, 1])
  }

  @Test func `A refusal has no effect, and a newer request supersedes the pending guard`() async {
    var outcomes: [String: TransitionOutcome] = [:]
    editor.decision = .ask { false }
    pages.pop(animated: true) { outcomes["first"] = $0 }
    pages.push(2, animated: true) { outcomes["second"] = $0 }
    #expect(outcomes["first"] == .superseded)
    await simulator.settle()
    #expect(outcomes["second"] == .completed)
    #expect(pages.states == [0, 1, 2])
    pages.setStack([0], animated: true) { outcomes["third"] = $0 }
    #expect(outcomes["third"] == nil)
    await simulator.settle()
    #expect(pages.states == [0, 1, 2])
    if case .refused? = outcomes["third"] {} else { Issue.record("\(String(describing: outcomes["third"]))") }
  }

  private func dragInContent() throws {
    try simulator.drag(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 350, y: 300), over: .milliseconds(300))
  }

  @Test func `The swipe in the content is guarded like the one from the edge`() throws {
    try dragInContent()
    rest()
    #expect(pages.states == [0, 1])
    #expect(editor.asked > 0)
    editor.decision = .allow
    try dragInContent()
    rest()
    #expect(pages.states == [0])
  }

  @Test func `A leave guard is asked once about a swipe in the content, and its approval pops`() async throws {
    var questions = 0
    editor.decision = .ask {
      questions += 1
      return true
    }
    try dragInContent()
    #expect(pages.isAskingToLeave)
    await simulator.settle()
    #expect(questions == 1)
    #expect(pages.states == [0])
  }

  @Test func `A drag that does not pop asks no guard`() throws {
    editor.asked = 0
    try simulator.drag(from: CGPoint(x: 300, y: 300), to: CGPoint(x: 50, y: 300), over: .milliseconds(300))
    try simulator.drag(from: CGPoint(x: 100, y: 200), to: CGPoint(x: 150, y: 500), over: .milliseconds(300))
    rest()
    #expect(editor.asked == 0)
  }

  @Test func `A list of view controllers that a guard refuses is reported`() async {
    let diagnostics = DiagnosticsLog()
    defer { diagnostics.end() }
    pages.viewControllers = [UIViewController()]
    #expect(diagnostics.refusals.map(\.reason) == [.leaveGuard])
  }
}
