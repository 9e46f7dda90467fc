import Simulator
import Stateroom
import StateroomTesting
import Testing
import UIKit

@MainActor
struct PresentedControllersPolicyTests {
  let simulator: Simulator
  let container = ContainerViewController()
  let old = UIViewController()
  let new = UIViewController()
  let sheet = UIViewController()

  init() async {
    simulator = await Simulator.boot(.iPhoneSE)
    container.viewControllers = [old]
    simulator.show(container)
    old.present(sheet, animated: false)
    await simulator.settle()
  }

  @Test func `Presented controllers remain by default`() {
    container.setViewController(new, using: .dissolve)
    simulator.advance(by: .seconds(2))
    #expect(container.presentedViewController === sheet)
    #expect(sheet.viewIfLoaded?.window != nil)
  }

  @Test(arguments: [ContainerTransition.none, .slide(from: .right)])
  func `A presented controller is dismissed with the content that leaves`(_ transition: ContainerTransition) {
    container.presentedControllersPolicy = .dismiss
    var outcome: TransitionOutcome?
    container.setViewController(new, using: transition) { outcome = $0 }
    simulator.advance(by: .seconds(2))
    #expect(container.presentedViewController == nil)
    #expect(sheet.viewIfLoaded?.window == nil)
    #expect(outcome == .completed)
    #expect(container.children == [new])
  }

  @Test func `It remains as long as no child leaves`() {
    container.presentedControllersPolicy = .dismiss
    container.setViewControllers([old, new], using: .dissolve, completion: nil)
    simulator.advance(by: .seconds(2))
    #expect(container.presentedViewController === sheet)
  }

  @Test func `All presentations above are dismissed too`() {
    container.presentedControllersPolicy = .dismiss
    sheet.present(UIViewController(), animated: false)
    simulator.advance(by: .seconds(1))
    container.setViewController(new, using: .dissolve)
    simulator.advance(by: .seconds(2))
    #expect(container.presentedViewController == nil)
  }

  @Test func `A cancelled gesture dismisses nothing`() throws {
    container.presentedControllersPolicy = .dismiss
    let interaction = try #require(container.beginInteractiveTransition(to: [new]))
    interaction.update(0.5)
    interaction.cancel()
    simulator.advance(by: .seconds(2))
    #expect(container.children == [old])
    #expect(sheet.presentingViewController != nil)
  }

  @Test func `A presentation in a child's own context is dismissed with the child`() {
    let inner = UIViewController()
    let host = UIViewController()
    host.definesPresentationContext = true
    container.viewControllers = [host]
    inner.modalPresentationStyle = .overCurrentContext
    host.present(inner, animated: false)
    container.presentedControllersPolicy = .dismiss
    container.setViewController(new, using: .none)
    simulator.advance(by: .seconds(1))
    #expect(host.presentedViewController == nil)
    #expect(inner.presentingViewController == nil)
  }

  @Test func `A running presentation is waited for`() {
    old.dismiss(animated: false)
    simulator.advance(by: .seconds(1))
    container.presentedControllersPolicy = .dismiss
    let late = UIViewController()
    old.present(late, animated: true)
    simulator.advance(by: .milliseconds(100))
    container.setViewController(new, using: .dissolve)
    simulator.advance(by: .seconds(3))
    #expect(container.presentedViewController == nil)
    #expect(container.children == [new])
  }

  @Test func `A container that is itself presented is not dismissed`() {
    let outer = ContainerViewController(viewControllers: [UIViewController()])
    outer.presentedControllersPolicy = .dismiss
    old.dismiss(animated: false)
    simulator.advance(by: .seconds(1))
    old.present(outer, animated: false)
    simulator.advance(by: .seconds(1))
    outer.setViewController(UIViewController(), using: .none)
    simulator.advance(by: .seconds(1))
    #expect(container.presentedViewController === outer)
  }

  @Test func `The leave guard of a presented controller is asked`() {
    final class Form: UIViewController, LeaveGuarding {
      var leaveDecision: LeaveDecision { .refuse }
    }
    container.presentedControllersPolicy = .dismiss
    let form = Form()
    sheet.present(form, animated: false)
    simulator.advance(by: .seconds(1))
    let diagnostics = DiagnosticsLog()
    defer { diagnostics.end() }
    var outcome: TransitionOutcome?
    container.setViewController(new, using: .none) { outcome = $0 }
    if case .refused(let refusal) = outcome {
      #expect(refusal.reason == .leaveGuard)
    } else {
      Issue.record("not refused")
    }
    #expect(container.children == [old])
    #expect(form.presentingViewController === sheet)
  }
}
