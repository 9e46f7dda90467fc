public import Stateroom
public import UIKit

/// An object that provides the interfaces of an ``AppController``.
@preconcurrency @MainActor
public protocol AppControllerInterfaceProviding {
  /// Returns the configuration of a switch.
  ///
  /// Called for each switch. The default implementation returns a configuration with default values.
  func configuration(for controller: AppController, traitCollection: UITraitCollection) -> AppController.Configuration

  /// Returns the interface for a logged-out user.
  ///
  /// Called for each logout.
  func loggedOutInterfaceViewController(for controller: AppController) -> UIViewController

  /// Returns the interface for a logged-in user.
  ///
  /// Called for each login.
  func loggedInInterfaceViewController(for controller: AppController) -> UIViewController

  /// Returns whether the user is logged in at launch.
  ///
  /// Called once. The default implementation returns `false`.
  func isInitiallyLoggedIn(for controller: AppController) -> Bool
}

extension AppControllerInterfaceProviding {
  /// Returns a configuration with default values.
  public func configuration(
    for controller: AppController, traitCollection: UITraitCollection
  ) -> AppController.Configuration {
    AppController.Configuration()
  }

  /// Returns `false`.
  public func isInitiallyLoggedIn(for controller: AppController) -> Bool { false }
}
