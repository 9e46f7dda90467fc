public import UIKit

/// An object that replaces the app's whole interface when the user logs in or out.
///
/// ```swift
/// final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
///   var window: UIWindow?
///   let appController = AppController(interfaceProvider: Interfaces())
///
///   func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
///     guard let scene = scene as? UIWindowScene else { return }
///     window = appController.install(in: scene)
///   }
/// }
/// // Anywhere in the app:
/// AppController.logout()
/// ```
///
/// An app controller is a ``RootController`` with two states, and with handlers for both directions. For more states,
/// use a root controller.
@preconcurrency @MainActor
public final class AppController {
  /// The configuration of a change of the interface.
  public typealias Configuration = RootConfiguration

  /// The object that provides the interfaces.
  ///
  /// The controller retains it.
  public let interfaceProvider: any AppControllerInterfaceProviding

  /// A closure that is called with the new interface immediately before a window shows it.
  ///
  /// The closure is called for each window, but not for the first interface of a window.
  public var willLoginHandler: ((_ targetViewController: UIViewController) -> Void)?
  /// A closure that is called when all windows show the interface for a logged-in user.
  public var didLoginHandler: (() -> Void)?
  /// A closure that is called with the new interface immediately before a window shows it.
  ///
  /// The closure is called for each window, but not for the first interface of a window.
  public var willLogoutHandler: ((_ targetViewController: UIViewController) -> Void)?
  /// A closure that is called when all windows show the interface for a logged-out user.
  public var didLogoutHandler: (() -> Void)?

  /// The storyboard that contains the interfaces, or `nil` if the controller was created without one.
  public let storyboard: UIStoryboard?

  /// The root controller, whose events name the app controller.
  private let roots = LoginRoots()

  private static var living: [Weak<AppController>] = []

  // MARK: - Creating an App Controller

  /// Creates a controller with an interface provider.
  ///
  /// The provider is not called before the controller is installed or receives a request.
  ///
  /// - Parameter interfaceProvider: The object that provides the interfaces.
  public convenience init(interfaceProvider: any AppControllerInterfaceProviding) {
    self.init(interfaceProvider: interfaceProvider, storyboard: nil)
  }

  /// Creates a controller whose interfaces are in a storyboard.
  ///
  /// If the storyboard's initial view controller is a ``RootContainerViewController``, or an instance of a subclass,
  /// each window has one of these as its root view controller.
  ///
  /// - Parameters:
  ///   - storyboardName: The name of the storyboard's file, without its extension.
  ///   - bundle: The bundle that contains the file. The default is the app's main bundle.
  ///   - loggedOutInterfaceID: The storyboard identifier of the interface for a logged-out user.
  ///   - loggedInInterfaceID: The storyboard identifier of the interface for a logged-in user.
  ///   - isInitiallyLoggedIn: A Boolean value that indicates whether the user is initially logged in. The default is
  ///     `false`.
  ///   - configuration: The configuration of changes of the interface.
  public convenience init(
    storyboardName: String, bundle: Bundle? = nil, loggedOutInterfaceID: String, loggedInInterfaceID: String,
    isInitiallyLoggedIn: Bool = false, configuration: Configuration = Configuration()
  ) {
    let storyboard = UIStoryboard(name: storyboardName, bundle: bundle)
    self.init(
      interfaceProvider: StoryboardInterfaceProvider(
        storyboard: storyboard, loggedOutInterfaceID: loggedOutInterfaceID, loggedInInterfaceID: loggedInInterfaceID,
        isInitiallyLoggedIn: isInitiallyLoggedIn, configuration: configuration),
      storyboard: storyboard)
  }

  private init(interfaceProvider: any AppControllerInterfaceProviding, storyboard: UIStoryboard?) {
    self.interfaceProvider = interfaceProvider
    self.storyboard = storyboard
    roots.app = self
    Self.living.removeAll { $0.object == nil }
    Self.living.append(Weak(self))
  }

  // MARK: - Installing

  /// Installs a root view controller that shows the current interface in a window.
  ///
  /// The app shows the window with `makeKeyAndVisible()`, as any window that it has created.
  ///
  /// - Parameter window: The window.
  public func install(in window: UIWindow) { roots.install(in: window) }

  /// Creates and shows a window of a scene, with a root view controller that shows the current interface.
  ///
  /// - Parameter windowScene: The scene of the window.
  /// - Returns: The window. The caller must retain it.
  public func install(in windowScene: UIWindowScene) -> UIWindow { roots.install(in: windowScene) }

  /// The root view controllers of the windows in which the controller is installed.
  public var rootViewControllers: [RootContainerViewController] { roots.rootViewControllers }

  // MARK: - Logging In and Out

  /// A Boolean value that indicates whether the user is logged in, according to the newest request.
  public var isLoggedIn: Bool { roots.state }

  /// Shows the interface for a logged-in user in every window.
  ///
  /// - Parameters:
  ///   - animated: A Boolean value that indicates whether the change is animated. The default is `true`.
  ///   - completion: A closure that is called exactly once, with the outcome of the request. The default is `nil`.
  /// - Returns: The request.
  @discardableResult
  public func login(animated: Bool = true, completion: ((TransitionOutcome) -> Void)? = nil) -> TransitionRequest {
    go(toLoggedIn: true, animated: animated, completion: completion)
  }

  /// Shows the interface for a logged-out user in every window.
  ///
  /// - Parameters:
  ///   - animated: A Boolean value that indicates whether the change is animated. The default is `true`.
  ///   - completion: A closure that is called exactly once, with the outcome of the request. The default is `nil`.
  /// - Returns: The request.
  @discardableResult
  public func logout(animated: Bool = true, completion: ((TransitionOutcome) -> Void)? = nil) -> TransitionRequest {
    go(toLoggedIn: false, animated: animated, completion: completion)
  }

  /// Logs in with every app controller that exists.
  public static func login() { for living in living { living.object?.login() } }

  /// Logs out with every app controller that exists.
  public static func logout() { for living in living { living.object?.logout() } }

  // MARK: - Implementation

  /// Requests the interface of a state in every window.
  ///
  /// The handlers are called for every completed request, also for one whose interface is already shown, but not for a
  /// request that joins a pending one.
  private func go(
    toLoggedIn isLoggedIn: Bool, animated: Bool, completion: ((TransitionOutcome) -> Void)?
  ) -> TransitionRequest {
    let joins = self.isLoggedIn == isLoggedIn && !roots.isSettled(at: isLoggedIn)
    var announced = joins
    let request = roots.makeRequest { [weak self] outcome in
      if outcome == .completed, !joins, let self {
        // The interface was already shown, so that the handlers have not been called yet.
        if !announced {
          for root in rootViewControllers { root.interfaceViewController.map { self.notifyWillShow(isLoggedIn, $0) } }
        }
        notifyDidShow(isLoggedIn)
      }
      completion?(outcome)
    }
    let willShow: (UIViewController) -> Void = { [weak self] interface in
      announced = true
      self?.notifyWillShow(isLoggedIn, interface)
    }
    roots.go(to: isLoggedIn, animated: animated, willShow: willShow, for: request)
    return request
  }

  private func notifyWillShow(_ isLoggedIn: Bool, _ interface: UIViewController) {
    if isLoggedIn { willLoginHandler?(interface) } else { willLogoutHandler?(interface) }
  }

  private func notifyDidShow(_ isLoggedIn: Bool) {
    if isLoggedIn { didLoginHandler?() } else { didLogoutHandler?() }
  }
}

/// The root controller of an app controller.
///
/// Its state is whether the user is logged in.
private final class LoginRoots: RootController<Bool> {
  /// The app controller, which owns the roots and therefore exists whenever they receive a request.
  weak var app: AppController?

  private var owner: AppController {
    guard let app else {
      misuse("An interface was requested from an app controller that was deallocated. Retain the app controller.")
    }
    return app
  }

  override var reportedContainer: any AnyObject & Sendable { app ?? self }

  override func name(of isLoggedIn: Bool) -> String { isLoggedIn ? "loggedIn" : "loggedOut" }

  override func loadInitialState() -> Bool { owner.interfaceProvider.isInitiallyLoggedIn(for: owner) }

  override func viewController(for isLoggedIn: Bool) -> UIViewController {
    isLoggedIn
      ? owner.interfaceProvider.loggedInInterfaceViewController(for: owner)
      : owner.interfaceProvider.loggedOutInterfaceViewController(for: owner)
  }

  override func makeRootViewController() -> RootContainerViewController {
    owner.storyboard?.instantiateInitialViewController() as? RootContainerViewController
      ?? super.makeRootViewController()
  }

  override func configuration(for state: Bool, traitCollection: UITraitCollection) -> RootConfiguration {
    owner.interfaceProvider.configuration(for: owner, traitCollection: traitCollection)
  }
}
