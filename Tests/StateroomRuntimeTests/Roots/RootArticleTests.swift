import Simulator
import Stateroom
import Testing
import UIKit

// The example of the article on root interfaces, so that it compiles and does what it says.

private enum Session: Equatable { case signedOut, signedIn(user: String) }

private final class SignInViewController: UIViewController {}

private final class HomeViewController: UIViewController {
  let user: String
  init(user: String) {
    self.user = user
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }
}

private final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  static let roots = RootController(initialState: Session.signedOut) { session in
    switch session {
    case .signedOut: SignInViewController()
    case .signedIn(let user): HomeViewController(user: user)
    }
  }
  var window: UIWindow?

  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
    guard let scene = scene as? UIWindowScene else { return }
    window = Self.roots.install(in: scene)
  }
}

@MainActor
struct RootArticleTests {
  @Test func `The article's app signs in and out`() async {
    let simulator = await Simulator.boot(.iPhone15)
    let roots = SceneDelegate.roots
    let window = roots.install(in: simulator.scene)
    #expect(window.rootViewController?.children.first is SignInViewController)
    roots.transition(to: .signedIn(user: "Ada"), completion: nil)
    await simulator.settle()
    #expect((window.rootViewController?.children.first as? HomeViewController)?.user == "Ada")
    roots.configuration.transition = .flip
    let signingOut = Task { await roots.transition(to: .signedOut).outcome }
    await simulator.settle()
    #expect(await signingOut.value == .completed)
    #expect(window.rootViewController?.children.first is SignInViewController)
  }
}
