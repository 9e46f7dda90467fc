import UIKit

/// An interface provider that instantiates the interfaces of an app controller from a storyboard.
@MainActor
struct StoryboardInterfaceProvider: AppControllerInterfaceProviding {
  let storyboard: UIStoryboard
  let loggedOutInterfaceID: String
  let loggedInInterfaceID: String
  let isInitiallyLoggedIn: Bool
  let configuration: RootConfiguration

  func configuration(for controller: AppController, traitCollection: UITraitCollection) -> RootConfiguration {
    configuration
  }

  func loggedOutInterfaceViewController(for controller: AppController) -> UIViewController {
    storyboard.instantiateViewController(withIdentifier: loggedOutInterfaceID)
  }

  func loggedInInterfaceViewController(for controller: AppController) -> UIViewController {
    storyboard.instantiateViewController(withIdentifier: loggedInInterfaceID)
  }

  func isInitiallyLoggedIn(for controller: AppController) -> Bool { isInitiallyLoggedIn }
}
