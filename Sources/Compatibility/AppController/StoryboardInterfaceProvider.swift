@_spi(Compatibility) public import Stateroom
public import UIKit

extension StoryboardInterfaceProvider: AppControllerInterfaceProviding {
  /// Returns the configuration of the provider.
  public func configuration(
    for controller: AppController, traitCollection: UITraitCollection
  ) -> AppController.Configuration { configuration }

  /// Instantiates the interface for a user who is not logged in.
  public func loggedOutInterfaceViewController(for controller: AppController) -> UIViewController {
    interface(isLoggedIn: false)
  }

  /// Instantiates the interface for a user who is logged in.
  public func loggedInInterfaceViewController(for controller: AppController) -> UIViewController {
    interface(isLoggedIn: true)
  }

  /// Returns whether the user is logged in at launch.
  public func isInitiallyLoggedIn(for controller: AppController) -> Bool { isInitiallyLoggedIn }
}
