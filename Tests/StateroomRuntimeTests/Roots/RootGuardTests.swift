import Simulator
import Stateroom
import StateroomTesting
import Testing
import UIKit

/// The leave guards are asked before anything happens.
@MainActor
struct RootGuardTests {
  private final class Editor: UIViewController, LeaveGuarding {
    var decision = LeaveDecision.allow
    private(set) var asked = 0
    var leaveDecision: LeaveDecision {
      asked += 1
      return decision
    }
  }

  let rig: Rig
  private let editor = Editor()
  let root = RootContainerViewController()
  let window: UIWindow

  init() async {
    rig = await Rig(.iPhone15)
    root.setInterface(UINavigationController(rootViewController: editor), animated: false, completion: nil)
    window = rig.simulator.show(root)
    rig.advance(16)
  }

  @Test func `A refusal keeps the interface and its presentations`() {
    let sheet = UIViewController()
    root.present(sheet, animated: false)
    for _ in 0..<3 { rig.advance(16) }
    editor.decision = .refuse
    root.setInterface(UIViewController(), completion: rig.recording("new"))
    rig.advance(1000)
    guard case .refused(let refusal) = rig.outcomes["new"]?.first else {
      Issue.record("\(rig.outcomes)")
      return
    }
    #expect(refusal.reason == .leaveGuard)
    #expect(root.presentedViewController === sheet)
    #expect(editor.parent != nil)
    #expect(!root.isSwitchingInterfaces)
  }

  @Test func `The leave guards of presented controllers are asked as well, unless they remain`() {
    let sheet = Editor()
    sheet.decision = .refuse
    root.present(sheet, animated: false)
    for _ in 0..<3 { rig.advance(16) }
    root.setInterface(UIViewController(), completion: rig.recording("new"))
    #expect(rig.outcomes["new"]?.count == 1)
    #expect(sheet.asked == 1)
    root.setInterface(
      UIViewController(), configuration: RootConfiguration(dismissesPresentedViewControllerOnTransition: false),
      completion: rig.recording("other"))
    rig.advance(1000)
    #expect(rig.outcomes["other"] == [.completed])
    #expect(sheet.asked == 1)
  }

  @Test func `Each guard is asked once, and not again during the switch`() {
    root.setInterface(UIViewController(), completion: rig.recording("new"))
    rig.advance(1000)
    #expect(editor.asked == 1)
    #expect(rig.outcomes["new"] == [.completed])
  }

  @Test(arguments: [true, false])
  func `A delayed answer is waited for`(answer: Bool) async {
    editor.decision = .ask { answer }
    let new = UIViewController()
    root.setInterface(new, completion: rig.recording("new"))
    #expect(root.isAskingToLeave)
    #expect(window.subviews == [root.view])
    await rig.simulator.settle()
    #expect(!root.isAskingToLeave)
    #expect((root.interfaceViewController === new) == answer)
    #expect(rig.outcomes["new"]?.count == 1)
  }

  @Test func `A newer request does not wait for the answer to an older one`() async {
    editor.decision = .ask { true }
    root.setInterface(UIViewController(), completion: rig.recording("one"))
    editor.decision = .allow
    let last = UIViewController()
    root.setInterface(last, completion: rig.recording("two"))
    #expect(rig.outcomes["one"] == [.superseded])
    await rig.simulator.settle()
    #expect(rig.outcomes["two"] == [.completed])
    #expect(root.interfaceViewController === last)
  }

  @Test func `A request from the completion of a superseded request is newer than the switch`() {
    editor.decision = .ask { true }
    let last = UIViewController()
    root.setViewControllers([UIViewController()], using: .none) { [root, rig] outcome in
      rig.recording("list")(outcome)
      root.setViewControllers([last], using: .none, completion: rig.recording("last"))
    }
    #expect(root.isAskingToLeave)
    editor.decision = .allow
    root.setInterface(UIViewController(), completion: rig.recording("interface"))
    rig.advance(1000)
    #expect(rig.outcomes == ["list": [.superseded], "last": [.completed], "interface": [.superseded]])
    #expect(root.viewControllers == [last] && root.interfaceViewController === last)
    #expect(!root.isSwitchingInterfaces)
  }

  @Test func `One refusal keeps every window as it is`() {
    let editors = [Editor(), Editor()]
    editors[1].decision = .refuse
    var made = 0
    let roots = RootController(initialState: false) { isNew in
      defer { made += 1 }
      return isNew ? UIViewController() : editors[made]
    }
    let windows = [roots.install(in: rig.simulator.scene), roots.install(in: rig.simulator.scene)]
    rig.advance(16)
    roots.transition(to: true, completion: rig.recording("new"))
    rig.advance(1000)
    #expect(!roots.state)
    #expect(made == 2)
    #expect(windows.map { $0.rootViewController?.children.first } == editors)
    LeaveGuards.ignored { roots.transition(to: true, completion: rig.recording("must")) }
    rig.advance(1000)
    #expect(rig.outcomes["must"] == [.completed])
    #expect(roots.state)
  }
}
