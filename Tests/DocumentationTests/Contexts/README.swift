import Stateroom
import Testing
import UIKit

#if os(Linux)
  import PackageDescription
  import Simulator
#endif

struct User: Equatable {}

enum Keychain {
  static func clear() {}
}

final class SplashViewController: UIViewController {}

final class SignInViewController: UIViewController {
  convenience init(didSignIn: @escaping (User) -> Void) { self.init() }
}

final class HomeViewController: UIViewController {
  convenience init(_ user: User, signOut: @escaping () -> Void) { self.init() }
}

@MainActor let window = UIWindow()
