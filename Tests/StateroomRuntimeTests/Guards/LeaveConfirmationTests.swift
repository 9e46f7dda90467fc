import Simulator
import Stateroom
import StateroomTesting
import Testing
import UIKit

/// The alert that asks whether a view controller may be left.
@MainActor
struct LeaveConfirmationTests {
  private let simulator: Simulator
  private let editor = Editor()
  private let root: StateViewController<Int>

  private final class Editor: UIViewController, LeaveGuarding {
    var leaveDecision: LeaveDecision {
      .confirm("Discard changes?", message: "They are not saved.", leave: "Discard", stay: "Keep", over: self)
    }
  }

  init() async {
    simulator = await Simulator.boot(.iPhoneSE)
    root = StateViewController(initialState: 0) { [editor] in $0 == 0 ? editor : UIViewController() }
    simulator.show(root)
    await simulator.settle()
  }

  private var alert: UIAlertController? { root.presentedViewController as? UIAlertController }

  @Test(arguments: [true, false])
  func `The answer of the user decides`(leaves: Bool) async throws {
    let request = root.transition(to: 1, animated: true)
    await simulator.settle()
    #expect(alert?.title == "Discard changes?" && alert?.message == "They are not saved.")
    #expect(root.isAskingToLeave)
    try await simulator.tap(leaves ? "Discard" : "Keep")
    await simulator.settle()
    #expect(alert == nil)
    #expect(leaves ? request.outcomeIfEnded == .completed : request.refusal?.reason == .leaveGuard)
    #expect(root.state == (leaves ? 1 : 0))
  }

  @Test func `A question that no request needs is withdrawn with its alert`() async {
    let request = root.transition(to: 1, animated: true)
    await simulator.settle()
    #expect(alert != nil)
    request.cancel()
    await simulator.settle()
    #expect(alert == nil)
    #expect(request.outcomeIfEnded == .cancelled)
    #expect(!root.isAskingToLeave)
  }

  @Test func `The same alert answers a newer request`() async throws {
    root.transition(to: 1, animated: true)
    await simulator.settle()
    let first = alert
    let request = root.transition(to: 2, animated: true)
    await simulator.settle()
    #expect(alert === first && first != nil)
    try await simulator.tap("Discard")
    await simulator.settle()
    #expect(request.outcomeIfEnded == .completed)
    #expect(root.state == 2)
  }

  @Test func `An alert that other code dismisses is answered with staying`() async {
    let request = root.transition(to: 1, animated: true)
    await simulator.settle()
    root.dismiss(animated: false)
    await simulator.settle()
    #expect(request.refusal?.reason == .leaveGuard)
    #expect(root.state == 0)
  }

  @Test func `It is presented over what the view controller presents`() async throws {
    let sheet = UIViewController()
    editor.present(sheet, animated: false)
    await simulator.settle()
    let request = root.transition(to: 1, animated: true)
    await simulator.settle()
    #expect(sheet.presentedViewController is UIAlertController)
    try await simulator.tap("Keep")
    await simulator.settle()
    #expect(request.refusal?.reason == .leaveGuard)
  }

  @Test func `Off the screen, where no alert can be presented, the request is refused`() async {
    simulator.show(UIViewController())
    await simulator.settle()
    let request = root.transition(to: 1, animated: false)
    await simulator.settle()
    #expect(request.refusal?.reason == .leaveGuard)
  }

  @Test func `It is presented after a dismissal that is in progress`() async {
    let guardian = ConfirmingViewController()
    let container = ContainerViewController(viewControllers: [guardian])
    simulator.show(container)
    await simulator.settle()
    container.present(UIViewController(), animated: true)
    await simulator.settle()
    container.dismiss(animated: true)
    let request = container.setViewController(UIViewController(), using: .dissolve)
    await simulator.settle()
    #expect(request.outcomeIfEnded == nil)
    #expect(container.presentedViewController is UIAlertController)
    request.cancel()
    await simulator.settle()
    #expect(container.presentedViewController == nil)
  }

  @Test(arguments: [true, false])
  func `It is presented after the user has pulled a sheet, dismissed or not`(isDismissed: Bool) async throws {
    editor.present(UIViewController(), animated: true)
    await simulator.settle()
    let finger = try simulator.touchDown(at: CGPoint(x: 160, y: 60))
    func move(from start: CGFloat, to end: CGFloat) {
      for step in 1...10 {
        simulator.move(finger, to: CGPoint(x: 160, y: start + (end - start) * CGFloat(step) / 10))
        simulator.advance(by: .milliseconds(30))
      }
    }
    move(from: 60, to: 200)
    let sheet = try #require(editor.presentedViewController)
    #expect(sheet.isBeingDismissed)
    let request = root.transition(to: 1)
    await simulator.advance(by: .milliseconds(50))
    let end: CGFloat = isDismissed ? 540 : 60
    move(from: 200, to: end)
    simulator.touchUp(finger, at: CGPoint(x: 160, y: end))
    await simulator.settle()
    #expect(request.outcomeIfEnded == nil)
    #expect((isDismissed ? root : sheet).presentedViewController is UIAlertController)
    try await simulator.tap("Discard")
    await simulator.settle()
    #expect(request.outcomeIfEnded == .completed)
  }

  @Test func `It is presented over a sheet that is being presented`() async throws {
    let sheet = UIViewController()
    editor.present(sheet, animated: true)
    await simulator.advance(by: .milliseconds(100))
    let request = root.transition(to: 1)
    await simulator.settle()
    #expect(request.outcomeIfEnded == nil)
    #expect(sheet.presentedViewController is UIAlertController)
    request.cancel()
    await simulator.settle()
    #expect(request.outcomeIfEnded == .cancelled && sheet.presentedViewController == nil)
  }

  @Test func `It is presented over what a view controller presents in its own context`() async {
    editor.definesPresentationContext = true
    let cover = UIViewController()
    cover.modalPresentationStyle = .overCurrentContext
    editor.present(cover, animated: true)
    await simulator.advance(by: .milliseconds(100))
    #expect(cover.isBeingPresented)
    let request = root.transition(to: 1)
    await simulator.settle()
    #expect(request.outcomeIfEnded == nil)
    #expect(cover.presentedViewController is UIAlertController)
  }

  @Test(arguments: [0, 50, 150, 300])
  func `It is withdrawn while it is being presented`(milliseconds: Int) async {
    let request = root.transition(to: 1, animated: true)
    await simulator.advance(by: .milliseconds(milliseconds))
    request.cancel()
    await simulator.settle()
    #expect(alert == nil && request.outcomeIfEnded == .cancelled)
  }

  @Test func `It is not presented if no request needs its answer after the dismissal`() async {
    let guardian = ConfirmingViewController()
    let container = ContainerViewController(viewControllers: [guardian])
    simulator.show(container)
    await simulator.settle()
    container.present(UIViewController(), animated: true)
    await simulator.settle()
    container.dismiss(animated: true)
    let request = container.setViewController(UIViewController(), using: .dissolve)
    await simulator.advance(by: .milliseconds(100))
    request.cancel()
    await simulator.settle()
    #expect(request.outcomeIfEnded == .cancelled && container.presentedViewController == nil)
  }

  private final class ConfirmingViewController: UIViewController, LeaveGuarding {
    var leaveDecision: LeaveDecision { .confirm("Discard?", leave: "Discard", stay: "Keep", over: self) }
  }
}
