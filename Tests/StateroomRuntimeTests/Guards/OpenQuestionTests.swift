import Simulator
import Stateroom
import StateroomTesting
import Testing
import UIKit

/// Newer requests while a leave guard asks.
@MainActor
struct OpenQuestionTests {
  private let simulator: Simulator
  private let editor = Editor()
  private let root: StateViewController<Int>

  /// A view controller that asks, and waits for the test to answer.
  private final class Editor: UIViewController, LeaveGuarding {
    var isEdited = true
    private(set) var asked = 0
    private(set) var cancelled = 0
    private var continuations: [CheckedContinuation<Bool, Never>] = []

    var leaveDecision: LeaveDecision {
      isEdited ? .ask { [weak self] in await self?.confirm() ?? true } : .allow
    }

    private func confirm() async -> Bool {
      asked += 1
      return await withTaskCancellationHandler {
        await withCheckedContinuation { continuations.append($0) }
      } onCancel: {
        MainActor.assumeIsolated { cancelled += 1 }
      }
    }

    func answer(_ answer: Bool) {
      for continuation in continuations { continuation.resume(returning: answer) }
      continuations = []
    }
  }

  init() async {
    simulator = await Simulator.boot(.iPhoneSE)
    root = StateViewController(initialState: 0) { [editor] in $0 == 0 ? editor : UIViewController() }
    simulator.show(root)
  }

  @Test(arguments: [false, true])
  func `A newer request inherits the question`(answer: Bool) async {
    let first = root.transition(to: 1, animated: true)
    await simulator.settle()
    let second = root.transition(to: 2, animated: true)
    await simulator.settle()
    #expect(first.outcomeIfEnded == .superseded && root.isAskingToLeave)
    #expect(editor.asked == 1 && editor.cancelled == 0)
    editor.answer(answer)
    await simulator.settle()
    #expect(!root.isAskingToLeave)
    #expect(answer ? second.outcomeIfEnded == .completed : second.refusal?.reason == .leaveGuard)
    #expect(root.state == (answer ? 2 : 0))
  }

  @Test func `After an answer, the guard is asked again`() async {
    root.transition(to: 1, animated: true)
    await simulator.settle()
    editor.answer(false)
    await simulator.settle()
    let second = root.transition(to: 1, animated: true)
    await simulator.settle()
    #expect(editor.asked == 2)
    editor.answer(true)
    await simulator.settle()
    #expect(second.outcomeIfEnded == .completed)
  }

  @Test func `A question that no request needs is cancelled`() async {
    let first = root.transition(to: 1, animated: true)
    await simulator.settle()
    first.cancel()
    #expect(first.outcomeIfEnded == .cancelled && editor.cancelled == 1)
    let second = root.transition(to: 2, animated: true)
    await simulator.settle()
    #expect(editor.asked == 2)
    editor.isEdited = false
    let third = root.transition(to: 3, animated: false)
    #expect(editor.cancelled == 2)
    #expect(second.outcomeIfEnded == .superseded && third.outcomeIfEnded == .completed)
    editor.answer(true)
    await simulator.settle()
    #expect(root.state == 3)
  }

  @Test func `A property that a guard refuses is reported`() async {
    let diagnostics = DiagnosticsLog()
    root.state = 1
    await simulator.settle()
    editor.answer(false)
    await simulator.settle()
    #expect(diagnostics.refusals.map(\.reason) == [.leaveGuard])
    root.transition(to: 1, animated: false)
    await simulator.settle()
    editor.answer(false)
    await simulator.settle()
    #expect(diagnostics.refusals.count == 1)
  }
}
