import Simulator
import Stateroom
import StateroomTesting
import Testing
import UIKit

/// Presentations that cover the screen, so that the container below has disappeared.
@MainActor
struct CoveringPresentationTests {
  private enum Screen: Hashable { case list, form, nextForm }

  let simulator: Simulator
  let log = CallbackLog()

  init() async { simulator = await Simulator.boot(.iPhoneSE) }

  private static func form(for screen: Screen, _ log: CallbackLog) -> UIViewController? {
    guard screen != .list else { return nil }
    let form = RecordingViewController("\(screen)", log: log, recording: .appearance)
    form.modalPresentationStyle = .fullScreen
    return form
  }

  private final class States: StateViewController<Screen> {
    var form: (Screen) -> UIViewController? = { _ in nil }
    override func presentedViewController(for state: Screen) -> UIViewController? { form(state) }
  }

  private final class Tabs: StateTabBarController<Screen> {
    var form: (Screen) -> UIViewController? = { _ in nil }
    override func presentedViewController(for state: Screen) -> UIViewController? { form(state) }
  }

  private final class Stack: StateNavigationController<Screen> {
    var form: (Screen) -> UIViewController? = { _ in nil }
    override func presentedViewController(for state: Screen) -> UIViewController? { form(state) }
  }

  private func check(_ container: UIViewController, _ show: (Screen) -> Void) async {
    simulator.show(container)
    await simulator.settle()
    show(.form)
    await simulator.settle()
    #expect(log.take() == ["form.viewWillAppear(true)", "form.viewIsAppearing(true)", "form.viewDidAppear(true)"])
    show(.nextForm)
    await simulator.settle()
    #expect(
      log.take() == [
        "form.viewWillDisappear(true)", "form.viewDidDisappear(true)", "nextForm.viewWillAppear(true)",
        "nextForm.viewIsAppearing(true)", "nextForm.viewDidAppear(true)",
      ])
    show(.list)
    await simulator.settle()
    #expect(log.take() == ["nextForm.viewWillDisappear(true)", "nextForm.viewDidDisappear(true)"])
  }

  @Test func `A state container animates their dismissal`() async {
    let states = States(initialState: .list) { _ in UIViewController() }
    states.form = { [log] in Self.form(for: $0, log) }
    await check(states) { states.transition(to: $0) }
  }

  @Test func `A tab bar controller animates their dismissal`() async {
    let tabs = Tabs(states: [.list, .form, .nextForm]) { _ in UIViewController() }
    tabs.form = { [log] in Self.form(for: $0, log) }
    await check(tabs) { tabs.transition(to: $0) }
  }

  @Test func `A navigation controller animates their dismissal`() async {
    let stack = Stack(initialState: .list) { _ in UIViewController() }
    stack.form = { [log] in Self.form(for: $0, log) }
    await check(stack) { stack.setStack($0 == .list ? [.list] : [.list, $0]) }
  }

  @Test func `Without an animation nothing is animated`() async {
    let states = States(initialState: .list) { _ in UIViewController() }
    states.form = { [log] in Self.form(for: $0, log) }
    simulator.show(states)
    await simulator.settle()
    states.transition(to: .form, animated: false)
    await simulator.settle()
    _ = log.take()
    states.transition(to: .list, animated: false)
    await simulator.settle()
    #expect(log.take() == ["form.viewWillDisappear(false)", "form.viewDidDisappear(false)"])
  }
}
