import AppController
import Simulator
import Testing
import UIKit

/// The sample app of the package, used.
@MainActor
struct AppControllerFacadeTests {
  let simulator: Simulator
  let provider = InterfaceProvider()

  init() async { simulator = await Simulator.boot(.iPhone15) }

  private func install(_ type: AppViewController.Type? = nil) -> (AppController, UIWindow) {
    let app = AppController(interfaceProvider: provider, appViewControllerClass: type)
    let window = UIWindow(windowScene: simulator.scene)
    app.installRootViewController(in: window)
    simulator.advance(by: .milliseconds(16))
    return (app, window)
  }

  @Test func `The sample app logs in and out`() async throws {
    simulator.launch(AppDelegate.self)
    let delegate = try #require(UIApplication.shared.delegate as? AppDelegate)
    let root = delegate.appController.rootViewController
    #expect(root.installedViewController?.title == "out1")
    try await simulator.tap("Log In")
    await simulator.settle()
    #expect(root.installedViewController?.title == "in2")
    try await simulator.tap("Log Out")
    await simulator.settle()
    #expect(delegate.log == ["will login in2", "did login", "will logout out3", "did logout"])
    #expect(root.children.count == 1)
    delegate.window?.isHidden = true
  }

  @Test func `An app with a root of its own`() throws {
    let (app, window) = install(BrandedViewController.self)
    let root = try #require(window.rootViewController as? BrandedViewController)
    #expect(root === app.rootViewController)
    AppController.login()
    simulator.advance(by: .milliseconds(399))
    #expect(window.subviews.count == 2)
    simulator.advance(by: .milliseconds(20))
    #expect(root.transitions == 1)
    #expect(window.subviews.count == 1)
    #expect(root.installedViewController?.title == "in2")
  }

  @Test func `The root forwards the interface's preferences`() {
    final class Dark: UIViewController {
      override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
      override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .landscape }
    }
    let root = AppViewController()
    let dark = Dark()
    var ended = 0
    root.transition(
      to: dark, configuration: AppController.Configuration(transitionDuration: 0), completionHandler: { ended += 1 })
    #expect(ended == 1)
    #expect(root.childForStatusBarStyle === dark)
    #expect(root.supportedInterfaceOrientations == .landscape)
  }

  @Test func `A7: the will-handler is called after the presented controllers were removed`() {
    let (app, window) = install()
    app.rootViewController.present(UIViewController(), animated: false)
    simulator.advance(by: .seconds(1))
    var wasPresented: Bool?
    app.willLoginHandler = { [weak window] _ in
      wasPresented = window?.rootViewController?.presentedViewController != nil
    }
    AppController.login()
    #expect(wasPresented == nil)
    simulator.advance(by: .seconds(1))
    #expect(wasPresented == false)
  }

  @Test func `A1: with the keyboard up, a logout right after a login wins`() {
    let (app, window) = install()
    let field = UITextField(frame: CGRect(x: 0, y: 100, width: 100, height: 40))
    app.rootViewController.installedViewController?.view.addSubview(field)
    field.becomeFirstResponder()
    simulator.advance(by: .milliseconds(500))
    AppController.login()
    simulator.advance(by: .milliseconds(100))
    AppController.logout()
    simulator.advance(by: .seconds(3))
    #expect(app.rootViewController.children.map(\.title) == ["out3"])
    #expect(window.subviews.count == 1)
    #expect(app.rootViewController.view.subviews.count == 1)
  }

  @Test func `A1: a double login creates one interface`() {
    let (app, window) = install()
    AppController.login()
    AppController.login()
    simulator.advance(by: .seconds(1))
    withExtendedLifetime(window) {}
    #expect(app.rootViewController.children.map(\.title) == ["in2"])
  }

  @Test func `A3: with kept interfaces, a login while logged in calls the handlers`() {
    provider.caches = true
    let (app, window) = install()
    AppController.login()
    simulator.advance(by: .seconds(1))
    var log: [String] = []
    app.willLoginHandler = { log.append("will \($0.title ?? "")") }
    app.didLoginHandler = { log.append("did") }
    AppController.login()
    #expect(log == ["will in2", "did"])
    withExtendedLifetime(window) {}
  }

  @Test func `A5: without dismissal and with kept interfaces, a logout during the fade logs out`() {
    (provider.caches, provider.dismisses) = (true, false)
    let (app, window) = install()
    var log: [String] = []
    app.didLogoutHandler = { log.append("did logout") }
    AppController.login()
    simulator.advance(by: .milliseconds(200))
    AppController.logout()
    simulator.advance(by: .seconds(2))
    #expect(app.rootViewController.installedViewController?.title == "out1")
    #expect(log == ["did logout"])
    withExtendedLifetime(window) {}
  }

  @Test func `A9: an app can start logged in`() {
    provider.startsLoggedIn = true
    let (app, _) = install()
    #expect(app.rootViewController.installedViewController?.title == "in1")
  }

  @Test func `A13: requests wait no longer than the transition`() {
    let (app, window) = install()
    var ended = false
    app.didLoginHandler = { ended = true }
    AppController.login()
    simulator.advance(by: .milliseconds(390))
    #expect(!ended)
    simulator.advance(by: .milliseconds(30))
    #expect(ended)
    withExtendedLifetime(window) {}
  }

  @Test func `A superseded request is not reported as done`() {
    let (app, window) = install()
    var log: [String] = []
    app.didLoginHandler = { log.append("did login") }
    app.didLogoutHandler = { log.append("did logout") }
    app.rootViewController.present(UIViewController(), animated: false)
    simulator.advance(by: .seconds(1))
    AppController.login()
    AppController.logout()
    simulator.advance(by: .seconds(2))
    #expect(log == ["did logout"])
    withExtendedLifetime(window) {}
  }
}
