import AppController
import Foundation
import Simulator
import Testing
import UIKit

/// What an app finds as it was in the package.
@MainActor
struct DropInTests {
  let simulator: Simulator

  init() async { simulator = await Simulator.boot(.iPhone15) }

  /// A provider that looks at the controller while it is asked.
  private final class Curious: AppControllerInterfaceProviding {
    var roots: [AppViewController] = []
    var styles: [UIUserInterfaceStyle] = []
    private var made = 0

    func configuration(
      for controller: AppController, traitCollection: UITraitCollection
    ) -> AppController.Configuration {
      roots.append(controller.rootViewController)
      styles.append(traitCollection.userInterfaceStyle)
      return AppController.Configuration(transitionDuration: 0.4)
    }
    func loggedOutInterfaceViewController(for controller: AppController) -> UIViewController {
      interface("out", controller)
    }
    func loggedInInterfaceViewController(for controller: AppController) -> UIViewController {
      interface("in", controller)
    }
    func isInitiallyLoggedIn(for controller: AppController) -> Bool {
      roots.append(controller.rootViewController)
      return false
    }
    private func interface(_ name: String, _ controller: AppController) -> UIViewController {
      roots.append(controller.rootViewController)
      made += 1
      let interface = UIViewController()
      interface.title = "\(name)\(made)"
      return interface
    }
  }

  private func install(_ app: AppController, style: UIUserInterfaceStyle = .unspecified) -> UIWindow {
    let window = UIWindow(windowScene: simulator.scene)
    window.overrideUserInterfaceStyle = style
    app.installRootViewController(in: window)
    simulator.advance(by: .milliseconds(16))
    return window
  }

  @Test func `A provider may read the root while it provides its interface`() {
    let provider = Curious()
    let app = AppController(interfaceProvider: provider)
    let window = install(app)
    AppController.login()
    simulator.advance(by: .seconds(1))
    #expect(provider.roots.count == 5)
    #expect(provider.roots.allSatisfy { $0 === window.rootViewController })
    #expect(app.rootViewController.installedViewController?.title == "in2")
  }

  @Test func `The configuration is requested with the traits of the window`() {
    let provider = Curious()
    let app = AppController(interfaceProvider: provider)
    let window = install(app, style: .dark)
    #expect(provider.styles == [.dark])
    AppController.login()
    #expect(provider.styles == [.dark, .dark])
    withExtendedLifetime(window) {}
  }

  @Test func `The root can be replaced by one of the app's own`() {
    let app = AppController(interfaceProvider: Curious())
    let own = BrandedViewController()
    app.rootViewController = own
    let window = install(app)
    #expect(window.rootViewController === own)
    #expect(own.installedViewController?.title == "out1")
  }

  @Test func `A login while logged in shows the fresh interface`() {
    let app = AppController(interfaceProvider: Curious())
    let window = install(app)
    AppController.login()
    simulator.advance(by: .seconds(1))
    var log: [String] = []
    app.willLoginHandler = { log.append("will \($0.title ?? "")") }
    app.didLoginHandler = { log.append("did") }
    AppController.login()
    simulator.advance(by: .seconds(1))
    #expect(app.rootViewController.children.map(\.title) == ["in3"])
    #expect(log == ["will in3", "did"])
    withExtendedLifetime(window) {}
  }

  @Test func `A login is not taken for a repeated one because an earlier one has not called back`() {
    /// Replaces interfaces in its own way, and does not call the completion.
    final class Own: AppViewController {
      var shown: [String] = []
      override func transition(
        to viewController: UIViewController, configuration: AppController.Configuration,
        willBeginTransition: (() -> Void)? = nil, completionHandler: (() -> Void)?
      ) {
        shown.append(viewController.title ?? "")
      }
    }
    let app = AppController(interfaceProvider: Curious(), appViewControllerClass: Own.self)
    let window = install(app)
    AppController.login()
    AppController.login()
    #expect((app.rootViewController as? Own)?.shown == ["in2", "in3"])
    withExtendedLifetime(window) {}
  }

  // MARK: - The Set-Up of the README

  /// A provider without a configuration.
  private final class Plain: AppControllerInterfaceProviding {
    private(set) var made: [String] = []

    func loggedOutInterfaceViewController(for controller: AppController) -> UIViewController { interface("out") }
    func loggedInInterfaceViewController(for controller: AppController) -> UIViewController { interface("in") }

    private func interface(_ name: String) -> UIViewController {
      made.append(name)
      let interface = UIViewController()
      interface.title = name
      return interface
    }
  }

  private func assignRoot(of app: AppController) -> UIWindow {
    let window = UIWindow(windowScene: simulator.scene)
    window.rootViewController = app.rootViewController
    window.makeKeyAndVisible()
    simulator.advance(by: .seconds(1))
    return window
  }

  @Test func `A root that the app assigns to its window shows the first interface`() {
    let provider = Plain()
    let app = AppController(interfaceProvider: provider)
    var log: [String] = []
    app.willLogoutHandler = { _ in log.append("will") }
    app.didLogoutHandler = { log.append("did") }
    let window = assignRoot(of: app)
    #expect(provider.made == ["out"])
    #expect(app.rootViewController.installedViewController?.title == "out")
    #expect(app.rootViewController.installedViewController?.view.window === window)
    #expect(log.isEmpty)
    window.isHidden = true
    window.isHidden = false
    simulator.advance(by: .seconds(1))
    #expect(provider.made == ["out"])
  }

  @Test func `A login before the window is made is not replaced by the first interface`() {
    let provider = Plain()
    let app = AppController(interfaceProvider: provider)
    AppController.login()
    let window = assignRoot(of: app)
    #expect(provider.made == ["in"])
    #expect(app.rootViewController.installedViewController?.title == "in")
    withExtendedLifetime(window) {}
  }

  @Test func `Installing creates one interface`() {
    let provider = Plain()
    let app = AppController(interfaceProvider: provider)
    let window = install(app)
    #expect(provider.made == ["out"])
    withExtendedLifetime(window) {}
  }

  // MARK: - Requests of the Provider

  /// A provider that makes a request while one of its methods is called.
  private final class Requesting: AppControllerInterfaceProviding {
    var onLogin: (() -> Void)?
    var onLogout: (() -> Void)?
    var onStart: (() -> Void)?
    private(set) var made: [String] = []

    func loggedInInterfaceViewController(for controller: AppController) -> UIViewController {
      onLogin?()
      return interface("in")
    }

    func loggedOutInterfaceViewController(for controller: AppController) -> UIViewController {
      onLogout?()
      return interface("out")
    }

    func isInitiallyLoggedIn(for controller: AppController) -> Bool {
      onStart?()
      return false
    }

    private func interface(_ name: String) -> UIViewController {
      made.append(name)
      let interface = UIViewController()
      interface.title = name
      return interface
    }
  }

  @Test func `A logout made while the interface for a logged-in user is created wins`() {
    let provider = Requesting()
    let app = AppController(interfaceProvider: provider)
    let window = install(app)
    var log: [String] = []
    app.didLoginHandler = { log.append("did login") }
    app.didLogoutHandler = { log.append("did logout") }
    provider.onLogin = { AppController.logout() }
    AppController.login()
    simulator.advance(by: .seconds(2))
    #expect(app.rootViewController.children.map(\.title) == ["out"])
    #expect(log == ["did logout"])
    withExtendedLifetime(window) {}
  }

  @Test func `A login made while the first interface is created wins`() {
    let provider = Requesting()
    provider.onLogout = { AppController.login() }
    let app = AppController(interfaceProvider: provider)
    let window = install(app)
    simulator.advance(by: .seconds(2))
    #expect(app.rootViewController.children.map(\.title) == ["in"])
    withExtendedLifetime(window) {}
  }

  @Test func `A login made while the first state is determined wins`() {
    let provider = Requesting()
    provider.onStart = { AppController.login() }
    let app = AppController(interfaceProvider: provider)
    let window = install(app)
    simulator.advance(by: .seconds(2))
    #expect(app.rootViewController.children.map(\.title) == ["in"])
    #expect(provider.made == ["in"])
    withExtendedLifetime(window) {}
  }

  @Test func `A login made while the interface for a logged-in user is created is the same one`() {
    let provider = Requesting()
    let app = AppController(interfaceProvider: provider)
    let window = install(app)
    provider.onLogin = { AppController.login() }
    AppController.login()
    simulator.advance(by: .seconds(2))
    #expect(provider.made == ["out", "in"])
    #expect(app.rootViewController.children.map(\.title) == ["in"])
    withExtendedLifetime(window) {}
  }

  // MARK: - Threads

  @Test func `Logging in and out may be requested on any thread`() async {
    let app = AppController(interfaceProvider: Curious())
    let window = install(app)
    await Task.detached { AppController.login() }.value
    await simulator.advance(by: .seconds(1))
    #expect(app.rootViewController.installedViewController?.title == "in2")
    await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        #expect(!Thread.isMainThread)
        AppController.logout()
        continuation.resume()
      }
    }
    await simulator.advance(by: .seconds(1))
    #expect(app.rootViewController.installedViewController?.title == "out3")
    withExtendedLifetime(window) {}
  }

  @Test func `On the main thread a login has begun when the call returns`() {
    let app = AppController(interfaceProvider: Curious())
    let window = install(app)
    var hasBegun = false
    app.willLoginHandler = { _ in hasBegun = true }
    AppController.login()
    #expect(hasBegun)
    withExtendedLifetime(window) {}
  }

  // MARK: - The Root

  @Test func `A class of the app's is made by its initializer for nibs`() {
    final class Own: AppViewController {
      var origin = ""
      override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        origin = "made in code"
      }
      required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
    }
    let app = AppController(interfaceProvider: Curious(), appViewControllerClass: Own.self)
    #expect((app.rootViewController as? Own)?.origin == "made in code")
  }

  @Test func `The installed view controller may be overridden, and determines the preferences`() {
    final class Dark: UIViewController {
      override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
      override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .landscapeLeft }
    }
    final class Own: AppViewController {
      let dark = Dark()
      override var installedViewController: UIViewController? { dark }
    }
    let own = Own()
    #expect(own.childForStatusBarStyle === own.dark)
    #expect(own.childForStatusBarHidden === own.dark)
    #expect(own.preferredInterfaceOrientationForPresentation == .landscapeLeft)
  }

  @Test func `The preferred orientation is that of the interface`() {
    final class Wide: UIViewController {
      override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .landscapeRight }
    }
    let root = AppViewController()
    #expect(root.preferredInterfaceOrientationForPresentation == .portrait)
    root.transition(to: Wide(), configuration: AppController.Configuration(), completionHandler: nil)
    #expect(root.preferredInterfaceOrientationForPresentation == .landscapeRight)
  }

  @Test func `The interface is pinned by constraints`() throws {
    let app = AppController(interfaceProvider: Curious())
    let window = install(app)
    let view = try #require(app.rootViewController.installedViewController?.view)
    #expect(view.superview === app.rootViewController.view)
    #expect(!view.translatesAutoresizingMaskIntoConstraints)
    #expect(app.rootViewController.view.constraints.count == 4)
    #expect(view.frame == window.bounds)
  }
}
