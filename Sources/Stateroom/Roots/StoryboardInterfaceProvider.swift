public import UIKit

/// An interface provider that instantiates the interfaces of an app controller from a storyboard.
///
/// The methods are generic, so that they also satisfy the protocol of the compatibility module, whose app controller is
/// another class.
@MainActor
@_spi(Compatibility) public struct StoryboardInterfaceProvider: AppControllerInterfaceProviding {
  let storyboard: UIStoryboard
  let loggedOutInterfaceID: String
  let loggedInInterfaceID: String
  let isInitiallyLoggedIn: Bool
  let configuration: RootConfiguration

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

  /// Returns the configuration of the provider.
  public func configuration(for controller: some Any, traitCollection: UITraitCollection) -> RootConfiguration {
    configuration
  }

  /// Instantiates the interface for a user who is not logged in.
  public func loggedOutInterfaceViewController(for controller: some Any) -> UIViewController {
    storyboard.instantiateViewController(withIdentifier: loggedOutInterfaceID)
  }

  /// Instantiates the interface for a user who is logged in.
  public func loggedInInterfaceViewController(for controller: some Any) -> UIViewController {
    storyboard.instantiateViewController(withIdentifier: loggedInInterfaceID)
  }

  /// Returns whether the user is logged in at launch.
  public func isInitiallyLoggedIn(for controller: some Any) -> Bool { isInitiallyLoggedIn }
}
