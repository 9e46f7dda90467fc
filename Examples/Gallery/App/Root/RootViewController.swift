public import Stateroom
public import UIKit

/// The root of the app: a screen for each phase, and the transitions between them.
public final class RootViewController: StateViewController<Phase> {
  private let environment: GalleryEnvironment

  /// Creates the app's root.
  public init(environment: GalleryEnvironment) {
    self.environment = environment
    super.init(initialState: .splash)
  }

  /// Not available, because the app requires its environment.
  public required init?(coder: NSCoder) { nil }

  public override func viewDidLoad() {
    super.viewDidLoad()
    // The background, which is visible during transitions.
    view.backgroundColor = .systemGroupedBackground
    view.tintColor = .systemIndigo
  }

  public override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    // The tint color also applies to presented view controllers.
    view.window?.tintColor = .systemIndigo
  }

  public override func viewController(for phase: Phase) -> UIViewController {
    switch phase {
    case .splash: splash()
    case .onboarding: onboarding()
    case .signIn: signIn()
    case .home(let user): home(of: user)
    }
  }

  public override func preferredTransition(from old: Phase, to new: Phase) -> ContainerTransition {
    switch (old, new) {
    case (.onboarding, .signIn): .slide(from: .right, duration: 0.45)
    case (_, .home): .cover(from: .bottom, duration: 0.55)
    case (.home, _): .reveal(to: .bottom, duration: 0.45)
    default: .dissolve(duration: 0.4)
    }
  }

  // MARK: - The Screens

  private func splash() -> UIViewController {
    let splash = SplashViewController(pause: environment.pause)
    splash.onFinish = { [weak self] in self?.transition(to: .onboarding, animated: true) }
    return splash
  }

  private func onboarding() -> UIViewController {
    let onboarding = OnboardingViewController()
    onboarding.onFinish = { [weak self] in self?.transition(to: .signIn, animated: true) }
    return onboarding
  }

  private func signIn() -> UIViewController {
    let signIn = SignInViewController(authentication: environment.authentication)
    signIn.onSignIn = { [weak self] user in self?.transition(to: .home(user), animated: true) }
    return signIn
  }

  private func home(of user: User) -> UIViewController {
    HomeViewController(user: user, environment: environment)
  }
}

extension RootViewController: SessionEnding {
  func sessionShouldEnd() { transition(to: .signIn, animated: true) }
}
