import AppController
import UIKit

// An app as it was written for the package: only its import refers to it.

class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  let appController = AppController(interfaceProvider: InterfaceProvider())
  var log: [String] = []

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    self.window = window
    appController.installRootViewController(in: window)
    appController.willLoginHandler = { [weak self] target in self?.log.append("will login \(target.title ?? "")") }
    appController.willLogoutHandler = { [weak self] target in self?.log.append("will logout \(target.title ?? "")") }
    appController.didLoginHandler = { [weak self] in self?.log.append("did login") }
    appController.didLogoutHandler = { [weak self] in self?.log.append("did logout") }
    return true
  }
}

class InterfaceProvider: AppControllerInterfaceProviding {
  var startsLoggedIn = false
  var caches = false
  var dismisses = true
  private var made = 0
  private var cached: [Bool: UIViewController] = [:]

  func configuration(
    for controller: AppController, traitCollection: UITraitCollection
  ) -> AppController.Configuration {
    var configuration = AppController.Configuration(
      transitionDuration: 0.4, dismissesPresentedViewControllerOnTransition: dismisses)
    configuration.transitionDelay = traitCollection.userInterfaceIdiom == .pad ? 0.1 : 0
    return configuration
  }

  func loggedOutInterfaceViewController(for controller: AppController) -> UIViewController { interface(false) }
  func loggedInInterfaceViewController(for controller: AppController) -> UIViewController { interface(true) }
  func isInitiallyLoggedIn(for controller: AppController) -> Bool { startsLoggedIn }

  private func interface(_ isLoggedIn: Bool) -> UIViewController {
    if caches, let interface = cached[isLoggedIn] { return interface }
    made += 1
    let interface = UIViewController()
    interface.title = "\(isLoggedIn ? "in" : "out")\(made)"
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 100, y: 300, width: 120, height: 44)
    button.setTitle(isLoggedIn ? "Log Out" : "Log In", for: .normal)
    button.addAction(
      UIAction { _ in isLoggedIn ? AppController.logout() : AppController.login() }, for: .touchUpInside)
    interface.view.addSubview(button)
    if caches { cached[isLoggedIn] = interface }
    return interface
  }
}

/// An app with a root of its own.
class BrandedViewController: AppViewController {
  private(set) var transitions = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .red
  }

  override func transition(
    to viewController: UIViewController, configuration: AppController.Configuration,
    willBeginTransition: (() -> Void)? = nil, completionHandler: (() -> Void)?
  ) {
    transitions += 1
    super.transition(
      to: viewController, configuration: configuration, willBeginTransition: willBeginTransition,
      completionHandler: completionHandler)
  }
}
