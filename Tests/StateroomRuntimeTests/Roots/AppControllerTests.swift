import Simulator
import Stateroom
import StateroomTesting
import Testing
import UIKit

/// Logging in and out, and what went wrong there before.
@MainActor
struct AppControllerTests {
  @MainActor
  private final class Interfaces: AppControllerInterfaceProviding {
    var configuration = AppController.Configuration()
    var isInitiallyLoggedIn = false
    var keepsInterfaces = false
    private var made = 0
    private var kept: [Bool: UIViewController] = [:]

    private func interface(_ isLoggedIn: Bool) -> UIViewController {
      if keepsInterfaces, let interface = kept[isLoggedIn] { return interface }
      made += 1
      let interface = UIViewController()
      interface.title = "\(isLoggedIn ? "in" : "out")\(keepsInterfaces ? "" : "\(made)")"
      if keepsInterfaces { kept[isLoggedIn] = interface }
      return interface
    }

    func configuration(for controller: AppController, traitCollection: UITraitCollection)
      -> AppController.Configuration
    { configuration }
    func loggedOutInterfaceViewController(for controller: AppController) -> UIViewController { interface(false) }
    func loggedInInterfaceViewController(for controller: AppController) -> UIViewController { interface(true) }
    func isInitiallyLoggedIn(for controller: AppController) -> Bool { isInitiallyLoggedIn }
  }

  let simulator: Simulator
  private let interfaces = Interfaces()
  private let app: AppController
  let window: UIWindow
  let log = CallbackLog()

  init() async {
    simulator = await Simulator.boot(.iPhone15)
    app = AppController(interfaceProvider: interfaces)
    window = app.install(in: simulator.scene)
    await simulator.advance(by: .milliseconds(16))
    app.willLoginHandler = { [log] in log.note("will login \($0.title ?? "")") }
    app.didLoginHandler = { [log] in log.note("did login") }
    app.willLogoutHandler = { [log] in log.note("will logout \($0.title ?? "")") }
    app.didLogoutHandler = { [log] in log.note("did logout") }
  }

  private var shown: [String] { window.rootViewController?.children.map { $0.title ?? "" } ?? [] }

  private func raiseKeyboard() {
    let field = UITextField(frame: CGRect(x: 0, y: 100, width: 100, height: 40))
    window.rootViewController?.children.first?.view.addSubview(field)
    field.becomeFirstResponder()
    simulator.advance(by: .milliseconds(500))
  }

  @Test func `Logging in and out calls the handlers with the right targets`() {
    app.login()
    #expect(app.isLoggedIn)
    simulator.advance(by: .seconds(1))
    app.logout()
    simulator.advance(by: .seconds(1))
    #expect(log.take() == ["will login in2", "did login", "will logout out3", "did logout"])
    #expect(shown == ["out3"])
    #expect(window.subviews == [window.rootViewController?.view])
  }

  @Test func `The static methods reach every living controller`() {
    let other = AppController(interfaceProvider: Interfaces())
    AppController.login()
    #expect(app.isLoggedIn)
    #expect(other.isLoggedIn)
    AppController.logout()
    #expect(!app.isLoggedIn)
    #expect(!other.isLoggedIn)
  }

  @Test func `A1: with the keyboard up, a logout right after a login wins`() {
    raiseKeyboard()
    app.login()
    simulator.advance(by: .milliseconds(100))
    app.logout()
    simulator.advance(by: .seconds(3))
    #expect(shown == ["out3"])
    #expect(!app.isLoggedIn)
    #expect(window.rootViewController?.view.subviews.count == 1)
    #expect(window.subviews.count == 1)
    #expect(log.take() == ["will login in2", "did login", "will logout out3", "did logout"])
  }

  @Test func `A1: a double login creates one interface`() {
    raiseKeyboard()
    app.login()
    app.login()
    simulator.advance(by: .milliseconds(100))
    app.login()
    simulator.advance(by: .seconds(3))
    #expect(shown == ["in2"])
    #expect(log.take() == ["will login in2", "did login"])
  }

  @Test func `A1: a logout while a sheet is dismissed cancels the login, and both are reported`() {
    window.rootViewController?.present(UIViewController(), animated: false)
    simulator.advance(by: .seconds(1))
    var outcomes: [TransitionOutcome] = []
    app.login { outcomes.append($0) }
    app.logout { outcomes.append($0) }
    simulator.advance(by: .seconds(3))
    #expect(outcomes == [.superseded, .completed])
    #expect(shown.first?.hasPrefix("out") == true)
    #expect(log.take().last == "did logout")
    #expect(window.rootViewController?.presentedViewController == nil)
  }

  @Test func `A3: a login while logged in calls the handlers`() {
    interfaces.keepsInterfaces = true
    app.login(animated: false)
    _ = log.take()
    var outcome: TransitionOutcome?
    app.login { outcome = $0 }
    #expect(outcome == .completed)
    #expect(log.take() == ["will login in", "did login"])
  }

  @Test func `A5: without dismissal and with kept interfaces, a logout during the fade logs out`() {
    interfaces.keepsInterfaces = true
    interfaces.configuration.dismissesPresentedViewControllerOnTransition = false
    interfaces.configuration.expectsRelease = false
    app.logout()
    app.login()
    simulator.advance(by: .milliseconds(200))
    app.logout()
    simulator.advance(by: .seconds(2))
    #expect(!app.isLoggedIn)
    #expect(shown == ["out"])
    #expect(log.take().last == "did logout")
  }

  @Test func `A7: the will-handler is called after the presented controllers were removed`() {
    let sheet = UIViewController()
    window.rootViewController?.present(sheet, animated: false)
    simulator.advance(by: .seconds(1))
    app.willLoginHandler = { [log, window] _ in
      log.note("will \(window.rootViewController?.presentedViewController == nil)")
    }
    app.login()
    #expect(log.take() == [])
    simulator.advance(by: .seconds(2))
    #expect(log.take() == ["will true", "did login"])
  }

  @Test func `A9: an app can start logged in`() {
    let interfaces = Interfaces()
    interfaces.isInitiallyLoggedIn = true
    let app = AppController(interfaceProvider: interfaces)
    var handlers = 0
    app.willLoginHandler = { _ in handlers += 1 }
    app.didLoginHandler = { handlers += 1 }
    let window = app.install(in: simulator.scene)
    #expect(app.isLoggedIn)
    #expect(window.rootViewController?.children.first?.title == "in1")
    #expect(handlers == 0)
  }

  @Test func `A13: requests wait no longer than the transition`() {
    raiseKeyboard()
    var outcome: TransitionOutcome?
    app.login { outcome = $0 }
    simulator.advance(by: .milliseconds(590))
    #expect(outcome == nil)
    simulator.advance(by: .milliseconds(30))
    #expect(outcome == .completed)
  }

  @Test func `A13: snapshots do not overlap, and no view of the app is mistaken for one`() {
    window.viewWithTag(1999)?.removeFromSuperview()
    let tagged = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    tagged.tag = 1999
    window.addSubview(tagged)
    let other = app.install(in: simulator.scene)
    simulator.advance(by: .milliseconds(16))
    app.login()
    #expect(window.subviews.count == 3)
    #expect(other.subviews.count == 2)
    simulator.advance(by: .seconds(1))
    #expect(tagged.superview === window)
    #expect(window.subviews.count == 2)
    #expect(other.subviews.count == 1)
  }

  @Test func `An app without a key window switches like any other`() {
    let hidden = UIWindow(windowScene: simulator.scene)
    let app = AppController(interfaceProvider: Interfaces())
    app.install(in: hidden)
    var outcome: TransitionOutcome?
    app.login { outcome = $0 }
    #expect(outcome == .completed)
    #expect(hidden.rootViewController?.children.first?.title == "in2")
  }

  @Test func `A released controller is deallocated, with its windows' roots`() async {
    weak var weakApp: AppController?
    weak var weakRoot: UIViewController?
    do {
      let app = AppController(interfaceProvider: Interfaces())
      weakApp = app
      let window = app.install(in: simulator.scene)
      weakRoot = window.rootViewController
      await simulator.advance(by: .milliseconds(16))
      app.login(completion: nil)
      window.isHidden = true
      window.rootViewController = nil
    }
    await simulator.advance(by: .seconds(2))
    #expect(weakApp == nil)
    #expect(weakRoot == nil)
  }
}
