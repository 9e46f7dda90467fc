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

@MainActor var window = UIWindow()
@MainActor let windowScene: UIWindowScene = existing()

/// Stands for a value that the reader's code has.
@MainActor func existing<Value>() -> Value { fatalError("The examples are only compiled.") }
