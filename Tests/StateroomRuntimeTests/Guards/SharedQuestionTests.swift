import Simulator
import Stateroom
import StateroomTesting
import Testing
import UIKit

/// One view controller whose answer several containers need.
@MainActor
struct SharedQuestionTests {
  private let simulator: Simulator
  private let editor = AskingViewController()
  private let stack: StateNavigationController<Int>
  private let root: StateViewController<Int>

  init() async {
    simulator = await Simulator.boot(.iPhoneSE)
    stack = StateNavigationController(states: [0, 1]) { [editor] in $0 == 1 ? editor : UIViewController() }
    root = StateViewController(initialState: 0) { [stack] in $0 == 0 ? stack : UIViewController() }
    simulator.show(root)
    await simulator.settle()
  }

  @Test(arguments: [true, false], [true, false])
  func `It is asked once, and its answer is that for every container`(answer: Bool, isInnerFirst: Bool) async {
    var ended: [String] = []
    func pop() -> TransitionRequest { stack.pop { _ in ended.append("inner") } }
    let first = isInnerFirst ? pop() : root.transition(to: 1) { _ in ended.append("outer") }
    await simulator.settle()
    let second = isInnerFirst ? root.transition(to: 1) { _ in ended.append("outer") } : pop()
    await simulator.settle()
    #expect(editor.asked == 1 && stack.isAskingToLeave && root.isAskingToLeave)
    editor.answer(answer)
    await simulator.settle()
    for request in [first, second] {
      #expect(answer ? request.outcomeIfEnded == .completed : request.refusal?.reason == .leaveGuard)
    }
    #expect(root.state == (answer ? 1 : 0) && stack.states == (answer ? [0] : [0, 1]))
    #expect(ended.sorted() == ["inner", "outer"] && editor.asked == 1 && editor.cancelled == 0)
    #expect(!stack.isAskingToLeave && !root.isAskingToLeave)
  }

  @Test func `A request that is withdrawn leaves the question to the others, and the last one ends it`() async {
    let inner = stack.pop()
    let outer = root.transition(to: 1)
    await simulator.settle()
    inner.cancel()
    await simulator.settle()
    #expect(inner.outcomeIfEnded == .cancelled && editor.cancelled == 0 && root.isAskingToLeave)
    outer.cancel()
    #expect(outer.outcomeIfEnded == .cancelled && editor.cancelled == 1 && editor.asked == 1)
  }

  @Test func `Requests that supersede each other inside and outside do not ask again`() async {
    var inner = [stack.pop()]
    var outer = [root.transition(to: 1)]
    await simulator.settle()
    for state in [2, 3] {
      outer.append(root.transition(to: state))
      inner.append(stack.setStack([0]))
      await simulator.settle()
    }
    #expect(inner.dropLast().allSatisfy { $0.outcomeIfEnded == .superseded })
    #expect(outer.dropLast().allSatisfy { $0.outcomeIfEnded == .superseded })
    #expect(editor.asked == 1 && editor.cancelled == 0)
    editor.answer(true)
    await simulator.settle()
    #expect(inner.last?.outcomeIfEnded == .completed && outer.last?.outcomeIfEnded == .completed)
    #expect(root.state == 3 && stack.states == [0])
  }

  @Test func `A newer request inside that removes something else leaves the question to the outer one`() async {
    stack.pop()
    let outer = root.transition(to: 1)
    await simulator.settle()
    let push = stack.push(2, animated: false)
    await simulator.settle()
    #expect(push.outcomeIfEnded == .completed)
    #expect(editor.cancelled == 0 && !stack.isAskingToLeave && root.isAskingToLeave)
    editor.answer(true)
    await simulator.settle()
    #expect(outer.outcomeIfEnded == .completed)
  }

  @Test func `A change that ignores leave guards ends the question with the container that asks`() async {
    let editor = AskingViewController()
    var stack: StateNavigationController<Int>? = StateNavigationController(states: [0, 1]) {
      $0 == 1 ? editor : UIViewController()
    }
    let root = StateViewController(initialState: 0) { [weak stack] in
      $0 == 0 ? stack ?? UIViewController() : UIViewController()
    }
    simulator.show(root)
    await simulator.settle()
    let inner = stack?.pop()
    await simulator.settle()
    #expect(editor.asked == 1)
    stack = nil
    LeaveGuards.ignored { root.transition(to: 1, animated: false) }
    await simulator.settle()
    #expect(inner?.outcomeIfEnded == .cancelled && editor.cancelled == 1)
  }

  @Test(arguments: [true, false])
  func `A completion handler that requests again during the answers asks again`(answer: Bool) async {
    var again: TransitionRequest?
    let outer = root.transition(to: 1) { [editor, stack] _ in
      if !answer {
        again = stack.pop()
        #expect(editor.asked == 1)
      }
    }
    let inner = stack.pop()
    await simulator.settle()
    editor.answer(answer)
    await simulator.settle()
    if answer {
      #expect(outer.outcomeIfEnded == .completed && inner.outcomeIfEnded == .completed)
    } else {
      #expect(outer.refusal?.reason == .leaveGuard)
      // The first request of the stack was superseded by the one that the completion handler has made.
      #expect(inner.outcomeIfEnded == .superseded && editor.asked == 2 && stack.isAskingToLeave)
      editor.answer(true)
      await simulator.settle()
      #expect(again?.outcomeIfEnded == .completed && stack.states == [0])
    }
  }

  @Test func `One alert is presented, and ends with the last request that needs it`() async throws {
    let confirming = ConfirmingViewController()
    let stack = StateNavigationController(states: [0, 1]) { $0 == 1 ? confirming : UIViewController() }
    let root = StateViewController(initialState: 0) { $0 == 0 ? stack : UIViewController() }
    simulator.show(root)
    await simulator.settle()
    let inner = stack.pop()
    await simulator.settle()
    let outer = root.transition(to: 1)
    await simulator.settle()
    let alert = try #require(root.presentedViewController as? UIAlertController)
    #expect(alert.presentedViewController == nil)
    inner.cancel()
    await simulator.settle()
    #expect(root.presentedViewController === alert)
    outer.cancel()
    await simulator.settle()
    #expect(root.presentedViewController == nil)
  }

  private final class ConfirmingViewController: UIViewController, LeaveGuarding {
    var leaveDecision: LeaveDecision { .confirm("Discard?", leave: "Discard", stay: "Keep", over: self) }
  }
}
