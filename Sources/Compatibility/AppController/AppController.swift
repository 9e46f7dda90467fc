import Foundation
@_spi(Compatibility) public import Stateroom
public import UIKit

/// Replaces the app's root view controller when the user logs in or out.
///
/// The names are those of the package AppController.
///
/// Stateroom's `RootContainerViewController` performs the switch. New code uses Stateroom's `AppController`, which
/// supports several scenes and reports the outcome of each request, or its `RootController` for states of any type.
@preconcurrency @MainActor
public class AppController {
  /// The duration of a switch, and what is dismissed before it.
  public typealias Configuration = RootConfiguration

  /// The object that provides the interfaces.
  public let interfaceProvider: any AppControllerInterfaceProviding

  /// Called with the new interface before it appears.
  ///
  /// Not called for the first interface.
  public var willLoginHandler: ((_ targetViewController: UIViewController) -> Void)?
  /// Called after the new interface has appeared.
  ///
  /// Not called for the first interface.
  public var didLoginHandler: (() -> Void)?
  /// Called with the new interface before it appears.
  ///
  /// Not called for the first interface.
  public var willLogoutHandler: ((_ targetViewController: UIViewController) -> Void)?
  /// Called after the new interface has appeared.
  ///
  /// Not called for the first interface.
  public var didLogoutHandler: (() -> Void)?

  /// The root view controller of the window.
  ///
  /// The first interface is added when it is installed, or when it appears in a window without being installed.
  public var rootViewController: AppViewController {
    get {
      if let rootStorage { return rootStorage }
      let root = makeRootViewController()
      adopt(root)
      return root
    }
    set { adopt(newValue) }
  }
  // Not a lazy property, because its access would still be in progress while the app's code creates the root.
  private var rootStorage: AppViewController?

  /// The storyboard that provides the interfaces, if the controller was created with one.
  public let storyboard: UIStoryboard?

  private let appViewControllerClass: AppViewController.Type
  private let requests = ContentRequests<Bool>()
  /// The interface that was created for the newest login or logout.
  private var newest: (isLoggedIn: Bool, interface: Weak<UIViewController>)?

  private static var living: [Weak<AppController>] = []

  // MARK: - Creating an App Controller

  /// Creates a controller.
  ///
  /// - Parameters:
  ///   - interfaceProvider: The object that provides the interfaces.
  ///   - appViewControllerClass: The class of the root view controller, for an app with its own subclass.
  public convenience init(
    interfaceProvider: any AppControllerInterfaceProviding, appViewControllerClass: AppViewController.Type? = nil
  ) {
    self.init(
      interfaceProvider: interfaceProvider, appViewControllerClass: appViewControllerClass ?? AppViewController.self,
      storyboard: nil)
  }

  /// Creates a controller whose interfaces are in a storyboard, with an ``AppViewController`` as the root.
  ///
  /// The parameters for the bundle and the first state are additions, and can be omitted.
  public convenience init(
    storyboardName: String, bundle: Bundle? = nil, loggedOutInterfaceID: String, loggedInInterfaceID: String,
    isInitiallyLoggedIn: Bool = false, configuration: Configuration = Configuration()
  ) {
    let storyboard = UIStoryboard(name: storyboardName, bundle: bundle)
    self.init(
      interfaceProvider: StoryboardInterfaceProvider(
        storyboard: storyboard, loggedOutInterfaceID: loggedOutInterfaceID, loggedInInterfaceID: loggedInInterfaceID,
        isInitiallyLoggedIn: isInitiallyLoggedIn, configuration: configuration),
      appViewControllerClass: AppViewController.self, storyboard: storyboard)
  }

  private init(
    interfaceProvider: any AppControllerInterfaceProviding, appViewControllerClass: AppViewController.Type,
    storyboard: UIStoryboard?
  ) {
    self.interfaceProvider = interfaceProvider
    self.appViewControllerClass = appViewControllerClass
    self.storyboard = storyboard
    Self.living.removeAll { $0.object == nil }
    Self.living.append(Weak(self))
  }

  private func makeRootViewController() -> AppViewController {
    guard let storyboard else { return AppViewController.make(appViewControllerClass) }
    guard let root = storyboard.instantiateInitialViewController() as? AppViewController else {
      fatalError(
        "The initial view controller of \(storyboard) must be an AppViewController: set its class and module in the identity inspector"
      )
    }
    return root
  }

  private func adopt(_ root: AppViewController) {
    exchange(&rootStorage, with: root)
    // The app may also assign the root to its window itself, as in the first versions of the package.
    root.showFirstInterface = { [weak self, weak root] in root.map { self?.showFirstInterface(in: $0) } }
  }

  // MARK: - Installing

  /// Installs the root view controller in the window, shows the window, and adds the first interface.
  public func installRootViewController(in window: UIWindow) {
    let root = rootViewController
    root.showFirstInterface = nil
    // In this order, so that the window's traits are available while the interface is created.
    window.rootViewController = root
    window.makeKeyAndVisible()
    showFirstInterface(in: root)
  }

  private func showFirstInterface(in root: AppViewController) {
    // A login or logout that the provider requests meanwhile is newer.
    guard let isLoggedIn = requests.create(for: nil, { interfaceProvider.isInitiallyLoggedIn(for: self) }),
      let (first, configuration) = create(isLoggedIn, for: root)
    else { return }
    root.start(with: first, configuration: configuration)
  }

  // MARK: - Logging In and Out

  /// Shows the interface for a logged-in user, in every app controller.
  ///
  /// It can be called on any thread.
  public nonisolated static func login() { goEverywhere(toLoggedIn: true) }

  /// Shows the interface for a logged-out user, in every app controller.
  ///
  /// It can be called on any thread.
  public nonisolated static func logout() { goEverywhere(toLoggedIn: false) }

  private nonisolated static func goEverywhere(toLoggedIn isLoggedIn: Bool) {
    @MainActor func go() {
      // Creating an interface may create or release controllers.
      for controller in living.compactMap(\.object) { controller.go(toLoggedIn: isLoggedIn) }
    }
    if MainQueue.isCurrent {
      MainActor.assumeIsolated { go() }
    } else {
      Task { @MainActor in go() }
    }
  }

  /// Creates the interface of a request, and its configuration.
  ///
  /// - Returns: The two, or `nil` if the provider has made a newer request meanwhile.
  private func create(_ isLoggedIn: Bool, for root: AppViewController) -> (UIViewController, Configuration)? {
    requests.create(for: isLoggedIn) {
      let interface =
        isLoggedIn
        ? interfaceProvider.loggedInInterfaceViewController(for: self)
        : interfaceProvider.loggedOutInterfaceViewController(for: self)
      return (interface, interfaceProvider.configuration(for: self, traitCollection: root.traitCollection))
    }
  }

  private func go(toLoggedIn isLoggedIn: Bool) {
    let root = rootViewController
    guard !requests.isCreating(isLoggedIn), !isOnItsWay(isLoggedIn, in: root),
      let (target, configuration) = create(isLoggedIn, for: root)
    else { return }
    newest = (isLoggedIn, Weak(target))
    root.transition(
      to: target, configuration: configuration,
      willBeginTransition: { [weak self] in self?.notifyWillShow(isLoggedIn, target) },
      completionHandler: { [weak self, weak root] in
        // A request that was superseded was not completed.
        if root?.installedViewController === target { self?.notifyDidShow(isLoggedIn) }
      })
  }

  /// Returns whether the last requested switch has the same destination and is still running.
  ///
  /// This is the case after a double tap.
  private func isOnItsWay(_ isLoggedIn: Bool, in root: AppViewController) -> Bool {
    guard let newest, newest.isLoggedIn == isLoggedIn, let interface = newest.interface.object else { return false }
    return root.isSwitching && root.wantedViewController === interface
  }

  private func notifyWillShow(_ isLoggedIn: Bool, _ target: UIViewController) {
    if isLoggedIn { willLoginHandler?(target) } else { willLogoutHandler?(target) }
  }

  private func notifyDidShow(_ isLoggedIn: Bool) {
    if isLoggedIn { didLoginHandler?() } else { didLogoutHandler?() }
  }
}
