import Stateroom
import UIKit

/// The states of the app.
public enum Phase: Equatable {
  /// The user must sign in.
  case signIn
  /// The user with the given name is signed in.
  case home(String)
}

/// The root of the app: a screen for each phase.
public final class RootViewController: StateViewController<Phase> {
  /// Creates the root view controller, which asks the user to sign in.
  public init() { super.init(initialState: .signIn) }

  /// Returns `nil`, because the root view controller is not in a storyboard.
  public required init?(coder: NSCoder) { nil }

  public override func viewController(for phase: Phase) -> UIViewController {
    switch phase {
    case .signIn: SignInViewController { [weak self] name in self?.transition(to: .home(name), animated: true) }
    case .home(let name): HomeViewController(name: name)
    }
  }
}
