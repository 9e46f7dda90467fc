import AppController
import Stateroom
import UIKit

import class AppController.AppController
import protocol AppController.AppControllerInterfaceProviding

#if os(Linux)
  import PackageDescription
#endif

struct User: Equatable {}

final class OnboardingViewController: UIViewController {}
final class SignInViewController: UIViewController {}

final class HomeViewController: UIViewController {
  convenience init(_ user: User) { self.init() }
}

/// Provides the interfaces before and after the migration.
final class Interfaces {}

extension Interfaces: AppControllerInterfaceProviding {
  func configuration(for controller: AppController, traitCollection: UITraitCollection) -> RootConfiguration {
    RootConfiguration()
  }

  func isInitiallyLoggedIn(for controller: AppController) -> Bool { false }
  func loggedOutInterfaceViewController(for controller: AppController) -> UIViewController { SignInViewController() }
  func loggedInInterfaceViewController(for controller: AppController) -> UIViewController { UIViewController() }
}

extension Interfaces: Stateroom.AppControllerInterfaceProviding {
  func loggedOutInterfaceViewController(for controller: Stateroom.AppController) -> UIViewController {
    SignInViewController()
  }

  func loggedInInterfaceViewController(for controller: Stateroom.AppController) -> UIViewController {
    UIViewController()
  }
}

@MainActor var window = UIWindow()
@MainActor let windowScene: UIWindowScene = existing()

/// Stands for a value that the reader's code has.
@MainActor func existing<Value>() -> Value { fatalError("The examples are only compiled.") }
