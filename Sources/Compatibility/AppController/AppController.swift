public import Stateroom
public import UIKit

/// Exchanges the app's whole interface when the user logs in or out, under the names of the package AppController.
///
/// The switch itself is made by Stateroom's `RootContainerViewController`. New code uses Stateroom's `AppController`, which
/// serves several scenes and tells what became of each request, or its `RootController` for states of any type.
@preconcurrency @MainActor
public class AppController {
  /// How long a switch takes, and what is dismissed before it.
  public typealias Configuration = RootConfiguration

  /// Who makes the interfaces.
  public let interfaceProvider: any AppControllerInterfaceProviding

  /// Called with the new interface right before it comes in. Not for the first one.
  public var willLoginHandler: ((_ targetViewController: UIViewController) -> Void)?
  /// Called when the new interface is there. Not for the first one.
  public var didLoginHandler: (() -> Void)?
  /// Called with the new interface right before it comes in. Not for the first one.
  public var willLogoutHandler: ((_ targetViewController: UIViewController) -> Void)?
  /// Called when the new interface is there. Not for the first one.
  public var didLogoutHandler: (() -> Void)?

  /// The root of the window, with the first interface in it.
  public private(set) lazy var rootViewController: AppViewController = makeRootViewController()

  private let appViewControllerClass: AppViewController.Type
  /// What was asked for last, as long as it is on its way.
  private var direction: Bool?

  private struct WeakController {
    weak var controller: AppController?
  }
  private static var living: [WeakController] = []

  // MARK: - Creating an App Controller

  /// Creates a controller.
  ///
  /// - Parameter appViewControllerClass: The class of the root, for an app with a subclass of its own.
  public init(
    interfaceProvider: any AppControllerInterfaceProviding, appViewControllerClass: AppViewController.Type? = nil
  ) {
    self.interfaceProvider = interfaceProvider
    self.appViewControllerClass = appViewControllerClass ?? AppViewController.self
    Self.living.removeAll { $0.controller == nil }
    Self.living.append(WeakController(controller: self))
  }

  private func makeRootViewController() -> AppViewController {
    let root = AppViewController.make(appViewControllerClass)
    root.setInterface(interface(interfaceProvider.isInitiallyLoggedIn(for: self)), animated: false)
    return root
  }

  // MARK: - Installing

  /// Makes the root the window's, and shows the window.
  public func installRootViewController(in window: UIWindow) {
    window.rootViewController = rootViewController
    window.makeKeyAndVisible()
  }

  // MARK: - Logging In and Out

  /// Shows the interface for who is logged in, with every living controller.
  public static func login() { for living in living { living.controller?.go(toLoggedIn: true) } }

  /// Shows the interface for who is logged out, with every living controller.
  public static func logout() { for living in living { living.controller?.go(toLoggedIn: false) } }

  private func interface(_ isLoggedIn: Bool) -> UIViewController {
    isLoggedIn
      ? interfaceProvider.loggedInInterfaceViewController(for: self)
      : interfaceProvider.loggedOutInterfaceViewController(for: self)
  }

  private func go(toLoggedIn isLoggedIn: Bool) {
    let root = rootViewController
    // A double tap.
    guard direction != isLoggedIn else { return }
    let target = interface(isLoggedIn)
    direction = isLoggedIn
    root.transition(
      to: target, configuration: interfaceProvider.configuration(for: self, traitCollection: root.traitCollection),
      willBeginTransition: { [weak self] in self?.tellWill(isLoggedIn, target) },
      completionHandler: { [weak self, weak root] in
        guard let self else { return }
        if direction == isLoggedIn { direction = nil }
        // A request whose place was taken has not come true.
        if root?.installedViewController === target { tellDid(isLoggedIn) }
      })
  }

  private func tellWill(_ isLoggedIn: Bool, _ target: UIViewController) {
    if isLoggedIn { willLoginHandler?(target) } else { willLogoutHandler?(target) }
  }

  private func tellDid(_ isLoggedIn: Bool) {
    if isLoggedIn { didLoginHandler?() } else { didLogoutHandler?() }
  }
}
