public import UIKit

/// Makes the interfaces of an ``AppController``.
@preconcurrency @MainActor
public protocol AppControllerInterfaceProviding {
  /// How the interfaces are exchanged in a window with these traits. Asked for each switch.
  func configuration(for controller: AppController, traitCollection: UITraitCollection) -> AppController.Configuration

  /// The interface for who is logged out. Asked for each window and each logout.
  func loggedOutInterfaceViewController(for controller: AppController) -> UIViewController

  /// The interface for who is logged in. Asked for each window and each login.
  func loggedInInterfaceViewController(for controller: AppController) -> UIViewController

  /// Whether the user is logged in at the start. Asked once.
  func isInitiallyLoggedIn(for controller: AppController) -> Bool
}

extension AppControllerInterfaceProviding {
  /// A dissolve of 0.6 seconds.
  public func configuration(
    for controller: AppController, traitCollection: UITraitCollection
  ) -> AppController.Configuration { AppController.Configuration() }

  /// False.
  public func isInitiallyLoggedIn(for controller: AppController) -> Bool { false }
}
