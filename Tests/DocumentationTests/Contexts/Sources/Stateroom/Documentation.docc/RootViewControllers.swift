import Stateroom
import UIKit

final class SignInViewController: UIViewController {
  convenience init(didSignIn: @escaping (String) -> Void) { self.init() }
}

final class HomeViewController: UIViewController {
  convenience init(user: String) { self.init() }
}

@MainActor let roots = SceneDelegate.roots
@MainActor let root = RootContainerViewController()
@MainActor var cache: [String] = []
