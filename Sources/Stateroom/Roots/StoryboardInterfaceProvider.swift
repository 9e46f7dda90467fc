public import UIKit

/// An interface provider that instantiates the interfaces of an app controller from a storyboard.
///
/// It conforms to the protocol of this module, and to that of the compatibility module, whose app controller is another
/// class.
@MainActor
@_spi(Compatibility) public struct StoryboardInterfaceProvider {
  let storyboard: UIStoryboard
  let loggedOutInterfaceID: String
  let loggedInInterfaceID: String
  /// A Boolean value that indicates whether the user is logged in at launch.
  public let isInitiallyLoggedIn: Bool
  /// The configuration of every switch.
  public let configuration: RootConfiguration

  /// Creates a provider.
  public init(
    storyboard: UIStoryboard, loggedOutInterfaceID: String, loggedInInterfaceID: String, isInitiallyLoggedIn: Bool,
    configuration: RootConfiguration
  ) {
    self.storyboard = storyboard
    self.loggedOutInterfaceID = loggedOutInterfaceID
    self.loggedInInterfaceID = loggedInInterfaceID
    self.isInitiallyLoggedIn = isInitiallyLoggedIn
    self.configuration = configuration
  }

  /// Instantiates the interface for a user.
  public func interface(isLoggedIn: Bool) -> UIViewController {
    storyboard.instantiateViewController(withIdentifier: isLoggedIn ? loggedInInterfaceID : loggedOutInterfaceID)
  }
}

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
