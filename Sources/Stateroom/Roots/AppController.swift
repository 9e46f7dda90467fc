public import UIKit

/// Exchanges the app's whole interface when the user logs in or out.
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
/// It is a ``RootController`` of two states, with handlers for both directions. For more states use that.
@preconcurrency @MainActor
public class AppController {
  /// How long a switch takes, and what is dismissed before it.
  public typealias Configuration = RootConfiguration

  /// Who makes the interfaces. It is kept.
  public let interfaceProvider: any AppControllerInterfaceProviding

  /// Called with the new interface right before it comes in, for each window. Not for the first one of a window.
  public var willLoginHandler: ((_ targetViewController: UIViewController) -> Void)?
  /// Called when the user is logged in and the interface is there, in all windows.
  public var didLoginHandler: (() -> Void)?
  /// Called with the new interface right before it comes in, for each window. Not for the first one of a window.
  public var willLogoutHandler: ((_ targetViewController: UIViewController) -> Void)?
  /// Called when the user is logged out and the interface is there, in all windows.
  public var didLogoutHandler: (() -> Void)?

  /// The storyboard that the interfaces come from, if the controller was made for one.
  public let storyboard: UIStoryboard?

  private let roots = LoginRoots()

  private struct WeakController {
    weak var controller: AppController?
  }
  private static var living: [WeakController] = []

  // MARK: - Creating an App Controller

  /// Creates a controller. The provider is not asked for anything before the controller is installed or asked.
  public convenience init(interfaceProvider: any AppControllerInterfaceProviding) {
    self.init(interfaceProvider: interfaceProvider, storyboard: nil)
  }

  /// Creates a controller whose interfaces are in a storyboard.
  ///
  /// If the storyboard's initial controller is a ``RootContainerViewController``, or of a subclass, each window gets one of
  /// those as its root.
  ///
  /// - Parameters:
  ///   - storyboardName: The name of the storyboard's file, without its extension.
  ///   - bundle: Where the file is; the app's own bundle by default.
  ///   - loggedOutInterfaceID: The storyboard identifier of the interface for who is logged out.
  ///   - loggedInInterfaceID: The storyboard identifier of the interface for who is logged in.
  ///   - isInitiallyLoggedIn: Whether the user is logged in at the start.
  ///   - configuration: How the interfaces are exchanged.
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
    Self.living.removeAll { $0.controller == nil }
    Self.living.append(WeakController(controller: self))
  }

  // MARK: - Installing

  /// Gives a window a root that shows the present interface. The window is not made visible.
  public func install(in window: UIWindow) { roots.install(in: window) }

  /// Makes a window of a scene with a root that shows the present interface, and shows it. The caller keeps the window.
  public func install(in windowScene: UIWindowScene) -> UIWindow { roots.install(in: windowScene) }

  /// The roots of the windows that the controller is installed in.
  public var rootViewControllers: [RootContainerViewController] { roots.rootViewControllers }

  // MARK: - Logging In and Out

  /// Whether the user is logged in, as the newest request has it.
  public var isLoggedIn: Bool { roots.state }

  /// Shows the interface for who is logged in, in every window.
  ///
  /// - Parameters:
  ///   - animated: False for a switch in one frame.
  ///   - completion: Called exactly once, with what became of the request.
  public func login(animated: Bool = true, completion: ((TransitionOutcome) -> Void)?) {
    go(toLoggedIn: true, animated: animated, completion: completion)
  }

  /// Shows the interface for who is logged in, in every window.
  public func login(animated: Bool = true) { login(animated: animated, completion: nil) }

  /// Shows the interface for who is logged in, and returns when it is there.
  @discardableResult
  public func login(animated: Bool = true) async -> TransitionOutcome {
    await .awaiting { login(animated: animated, completion: $0) }
  }

  /// Shows the interface for who is logged out, in every window.
  ///
  /// - Parameters:
  ///   - animated: False for a switch in one frame.
  ///   - completion: Called exactly once, with what became of the request.
  public func logout(animated: Bool = true, completion: ((TransitionOutcome) -> Void)?) {
    go(toLoggedIn: false, animated: animated, completion: completion)
  }

  /// Shows the interface for who is logged out, in every window.
  public func logout(animated: Bool = true) { logout(animated: animated, completion: nil) }

  /// Shows the interface for who is logged out, and returns when it is there.
  @discardableResult
  public func logout(animated: Bool = true) async -> TransitionOutcome {
    await .awaiting { logout(animated: animated, completion: $0) }
  }

  /// Logs in with every living controller.
  public static func login() { for living in living { living.controller?.login(completion: nil) } }

  /// Logs out with every living controller.
  public static func logout() { for living in living { living.controller?.logout(completion: nil) } }

  // MARK: - How It Works

  /// Every request that comes true is told to the handlers, also one that finds what it asks for; not one that joins
  /// another on its way.
  private func go(toLoggedIn isLoggedIn: Bool, animated: Bool, completion: ((TransitionOutcome) -> Void)?) {
    let joins = self.isLoggedIn == isLoggedIn && !roots.isSettled(at: isLoggedIn)
    var announced = joins
    roots.go(
      to: isLoggedIn, animated: animated,
      willShow: { [weak self] interface in
        announced = true
        self?.tellWill(isLoggedIn, interface)
      },
      completion: { [weak self] outcome in
        if outcome == .completed, !joins, let self {
          // Nothing had to be exchanged.
          if !announced {
            for root in rootViewControllers { root.interfaceViewController.map { self.tellWill(isLoggedIn, $0) } }
          }
          tellDid(isLoggedIn)
        }
        completion?(outcome)
      })
  }

  private func tellWill(_ isLoggedIn: Bool, _ interface: UIViewController) {
    if isLoggedIn { willLoginHandler?(interface) } else { willLogoutHandler?(interface) }
  }

  private func tellDid(_ isLoggedIn: Bool) {
    if isLoggedIn { didLoginHandler?() } else { didLogoutHandler?() }
  }
}

/// The roots of an app controller: their state is whether the user is logged in.
private final class LoginRoots: RootController<Bool> {
  /// Valid as long as the roots are asked for anything: it owns them.
  weak var app: AppController?

  private var owner: AppController {
    guard let app else { misuse("an app controller that is being freed was asked for an interface") }
    return app
  }

  override func loadInitialState() -> Bool { owner.interfaceProvider.isInitiallyLoggedIn(for: owner) }

  override func interfaceViewController(for isLoggedIn: Bool) -> UIViewController {
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
