import Stateroom
import UIKit

final class SignInViewController: UIViewController {}

final class HomeViewController: UIViewController {
  convenience init(user: String) { self.init() }
}

final class Interfaces: AppControllerInterfaceProviding {
  func loggedOutInterfaceViewController(for controller: AppController) -> UIViewController { SignInViewController() }
  func loggedInInterfaceViewController(for controller: AppController) -> UIViewController { HomeViewController() }
}

@MainActor let roots = SceneDelegate.roots
@MainActor let root = RootContainerViewController()
@MainActor var cache: [String] = []
