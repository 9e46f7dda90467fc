public import UIKit

/// Methods that provide the interfaces of an ``AppController``.
@preconcurrency @MainActor
public protocol AppControllerInterfaceProviding {
  /// Returns the configuration of a change of the interface, in a window with the given traits.
  ///
  /// The method is called for each change. The default implementation returns a configuration with default values.
  ///
  /// - Parameters:
  ///   - controller: The app controller.
  ///   - traitCollection: The traits of the window.
  func configuration(for controller: AppController, traitCollection: UITraitCollection) -> AppController.Configuration

  /// Returns the interface for a logged-out user.
  ///
  /// The method is called for each window and each logout.
  ///
  /// - Parameter controller: The app controller.
  func loggedOutInterfaceViewController(for controller: AppController) -> UIViewController

  /// Returns the interface for a logged-in user.
  ///
  /// The method is called for each window and each login.
  ///
  /// - Parameter controller: The app controller.
  func loggedInInterfaceViewController(for controller: AppController) -> UIViewController

  /// Returns whether the user is initially logged in.
  ///
  /// The method is called once. The default implementation returns `false`.
  ///
  /// - Parameter controller: The app controller.
  func isInitiallyLoggedIn(for controller: AppController) -> Bool
}

extension AppControllerInterfaceProviding {
  /// The default implementation returns a configuration with default values.
  ///
  /// It is a cross dissolve of 0.6 seconds.
  public func configuration(
    for controller: AppController, traitCollection: UITraitCollection
  ) -> AppController.Configuration { AppController.Configuration() }

  /// The default implementation returns `false`.
  public func isInitiallyLoggedIn(for controller: AppController) -> Bool { false }
}
