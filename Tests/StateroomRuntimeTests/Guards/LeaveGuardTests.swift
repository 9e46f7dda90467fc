import Observation
import Simulator
import Stateroom
import StateroomTesting
import Testing
import UIKit

@MainActor
struct LeaveGuardTests {
  let simulator: Simulator
  private let editor = Editor()
  private let root: StateViewController<String>

  private final class Editor: UIViewController, LeaveGuarding {
    var decision = LeaveDecision.allow
    var asked = 0
    var leaveDecision: LeaveDecision {
      asked += 1
      return decision
    }
  }

  /// A leave guard that the test answers at any time.
  @MainActor
  private final class Question {
    private var continuation: CheckedContinuation<Bool, Never>?
    private(set) var isAsked = false
    var decision: LeaveDecision {
      .ask { [weak self] in
        await withCheckedContinuation {
          self?.isAsked = true
          self?.continuation = $0
        }
      }
    }
    func answer(_ answer: Bool) {
      continuation?.resume(returning: answer)
      continuation = nil
    }
  }

  init() async {
    simulator = await Simulator.boot(.iPhoneSE)
    let editor = editor
    root = StateViewController(initialState: "editor") { $0 == "editor" ? editor : UIViewController() }
    simulator.show(root)
  }

  private func isGuardRefusal(_ outcome: TransitionOutcome?) -> Bool {
    if case .refused(let refusal) = outcome { refusal.reason == .leaveGuard } else { false }
  }

  @Test func `A child that refuses is not left, and the request reports it`() {
    editor.decision = .refuse
    var outcome: TransitionOutcome?
    root.transition(to: "list", animated: true) { outcome = $0 }
    #expect(isGuardRefusal(outcome))
    #expect(root.state == "editor")
    #expect(!root.isTransitioning)
  }

  @Test func `Guards of remaining children are not asked`() {
    root.transition(to: "editor", animated: true)
    #expect(editor.asked == 0)
  }

  @Test(arguments: [true, false])
  func `A leave guard's answer is awaited`(answer: Bool) async {
    let question = Question()
    editor.decision = question.decision
    var outcome: TransitionOutcome?
    root.transition(to: "list", animated: false) { outcome = $0 }
    #expect(root.isAskingToLeave)
    #expect(root.state == "editor")
    await simulator.advance(by: .seconds(1))
    #expect(question.isAsked)
    #expect(outcome == nil)
    question.answer(answer)
    await simulator.advance(by: .seconds(1))
    #expect(!root.isAskingToLeave)
    #expect(root.state == (answer ? "list" : "editor"))
    #expect(answer ? outcome == .completed : isGuardRefusal(outcome))
  }

  @Observable
  final class Model {
    var page = "editor"
  }

  @Test func `A refused change that follows a model is reported`() async {
    let diagnostics = DiagnosticsLog()
    defer { diagnostics.end() }
    let model = Model()
    root.observe(model, \.page)
    editor.decision = .refuse
    model.page = "list"
    await simulator.advance(by: .seconds(1))
    #expect(root.state == "editor")
    #expect(diagnostics.refusals.map(\.reason) == [.leaveGuard])
  }

  @Test func `A closure without a result can make requests that ignore leave guards`() {
    editor.decision = .refuse
    let leave: () -> Void = { [weak root] in LeaveGuards.ignored { root?.transition(to: "list", animated: false) } }
    leave()
    #expect(root.state == "list")
  }

  @Test func `A newer request dismisses the question`() async {
    let question = Question()
    editor.decision = question.decision
    var outcomes: [String] = []
    root.transition(to: "list", animated: true) { outcomes.append("list \($0)") }
    await simulator.advance(by: .milliseconds(100))
    editor.decision = .allow
    root.transition(to: "help", animated: true) { outcomes.append("help \($0)") }
    #expect(outcomes == ["list superseded"])
    question.answer(true)
    await simulator.advance(by: .seconds(2))
    #expect(outcomes == ["list superseded", "help completed"])
    #expect(root.state == "help")
  }

  @Test func `A request from the completion of a superseded request is newer still`() async {
    let question = Question()
    editor.decision = question.decision
    var outcomes: [String: TransitionOutcome] = [:]
    root.transition(to: "first", animated: false) { [root] outcome in
      outcomes["first"] = outcome
      root.transition(to: "third", animated: false) { outcomes["third"] = $0 }
    }
    root.transition(to: "second", animated: false) { outcomes["second"] = $0 }
    #expect(outcomes == ["first": .superseded, "second": .superseded])
    await simulator.advance(by: .milliseconds(20))
    question.answer(true)
    await simulator.advance(by: .milliseconds(20))
    #expect(outcomes["third"] == .completed)
    #expect(root.state == "third")
  }

  @Test func `A gesture does not begin, but an approval completes what it requested`() async {
    let question = Question()
    editor.decision = question.decision
    var outcome: TransitionOutcome?
    #expect(root.beginInteractiveTransition(to: "list") { outcome = $0 } == nil)
    #expect(!root.isTransitioning)
    await simulator.advance(by: .milliseconds(100))
    question.answer(true)
    await simulator.advance(by: .seconds(2))
    #expect(outcome == .completed)
    #expect(root.state == "list")
  }

  @Test func `A request from the completion of a superseded request is the newest, and all are reported`() async {
    let question = Question()
    editor.decision = question.decision
    var outcomes: [String] = []
    root.transition(to: "list", animated: false) { [root] in
      outcomes.append("list \($0)")
      root.transition(to: "again", animated: false) { outcomes.append("again \($0)") }
    }
    root.transition(to: "help", animated: false) { outcomes.append("help \($0)") }
    #expect(outcomes == ["list superseded", "help superseded"])
    await simulator.advance(by: .milliseconds(100))
    question.answer(true)
    await simulator.advance(by: .seconds(1))
    #expect(outcomes == ["list superseded", "help superseded", "again completed"])
    #expect(root.state == "again")
  }

  @Test func `A guard inside the leaving children is asked as well`() {
    let inner = ContainerViewController(viewControllers: [Editor()])
    (inner.viewControllers.first as? Editor)?.decision = .refuse
    let outer = ContainerViewController(viewControllers: [inner])
    simulator.show(outer)
    var outcome: TransitionOutcome?
    outer.setViewControllers([], using: .none) { outcome = $0 }
    #expect(isGuardRefusal(outcome))
    #expect(outer.children == [inner])
  }

  @Test func `Forced changes do not ask`() {
    editor.decision = .refuse
    LeaveGuards.ignored { root.transition(to: "list", animated: false) }
    #expect(root.state == "list")
    #expect(editor.asked == 0)
  }

  @Test func `A container that is deallocated during a leave guard's question cancels the request`() async {
    let question = Question()
    let guardian = Editor()
    guardian.decision = question.decision
    var container: ContainerViewController? = ContainerViewController(viewControllers: [guardian])
    weak let weakContainer = container
    var outcome: TransitionOutcome?
    container?.setViewControllers([], using: .none) { outcome = $0 }
    await simulator.advance(by: .milliseconds(100))
    container = nil
    #expect(weakContainer == nil)
    #expect(outcome == .cancelled)
    question.answer(true)
    await simulator.advance(by: .seconds(1))
  }

  @Test func `A superseded request's completion may supersede in turn`() async {
    let question = Question()
    editor.decision = question.decision
    var outcomes: [String] = []
    let root = root
    let editor = editor
    root.transition(to: "list", animated: false) {
      outcomes.append("list \($0)")
      editor.decision = .allow
      root.transition(to: "third", animated: false) { outcomes.append("third \($0)") }
    }
    editor.decision = question.decision
    root.transition(to: "help", animated: false) { outcomes.append("help \($0)") }
    await simulator.settle()
    #expect(outcomes == ["list superseded", "third completed", "help superseded"])
    #expect(root.state == "third")
    question.answer(true)
    await simulator.settle()
    #expect(root.state == "third")
  }
}
