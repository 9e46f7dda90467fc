public import Stateroom
public import UIKit

/// Makes the interfaces of an ``AppController``.
@preconcurrency @MainActor
public protocol AppControllerInterfaceProviding {
  /// How interfaces are exchanged. Asked for each switch.
  func configuration(for controller: AppController, traitCollection: UITraitCollection) -> AppController.Configuration

  /// The interface for who is logged out. Asked for each logout.
  func loggedOutInterfaceViewController(for controller: AppController) -> UIViewController

  /// The interface for who is logged in. Asked for each login.
  func loggedInInterfaceViewController(for controller: AppController) -> UIViewController

  /// Returns whether the user is logged in at the start. Asked once.
  func isInitiallyLoggedIn(for controller: AppController) -> Bool
}
