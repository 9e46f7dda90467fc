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

  /// The storyboard that the interfaces come from, if the controller was made for one.
  public let storyboard: UIStoryboard?

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
  /// - Parameters:
  ///   - interfaceProvider: Says what is shown to whom.
  ///   - appViewControllerClass: The class of the root, for an app with a subclass of its own.
  public convenience init(
    interfaceProvider: any AppControllerInterfaceProviding, appViewControllerClass: AppViewController.Type? = nil
  ) {
    self.init(
      interfaceProvider: interfaceProvider, appViewControllerClass: appViewControllerClass ?? AppViewController.self,
      storyboard: nil)
  }

  /// Creates a controller whose interfaces are in a storyboard, with an ``AppViewController`` to begin with.
  ///
  /// The bundle and the first state are new, and may be left out.
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
    Self.living.removeAll { $0.controller == nil }
    Self.living.append(WeakController(controller: self))
  }

  private func makeRootViewController() -> AppViewController {
    let root = makeEmptyRootViewController()
    root.setInterface(interface(interfaceProvider.isInitiallyLoggedIn(for: self)), animated: false)
    return root
  }

  private func makeEmptyRootViewController() -> AppViewController {
    guard let storyboard else { return AppViewController.make(appViewControllerClass) }
    guard let root = storyboard.instantiateInitialViewController() as? AppViewController else {
      fatalError(
        "The initial view controller of \(storyboard) must be an AppViewController: set its class and module in the identity inspector"
      )
    }
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
