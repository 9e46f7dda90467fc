import Simulator
import Stateroom
import Testing
import UIKit

// README's example, so that it compiles and does what it says.

private enum Phase: Equatable { case splash, signIn, home(User) }

private final class RootViewController: StateViewController<Phase> {
  override func viewController(for phase: Phase) -> UIViewController {
    switch phase {
    case .splash: SplashViewController()
    case .signIn: SignInViewController { [weak self] user in self?.transition(to: .home(user)) }
    case .home(let user): HomeViewController(user) { [weak self] in self?.signOut() }
    }
  }

  override func preferredTransition(from old: Phase, to new: Phase) -> ContainerTransition {
    switch (old, new) {
    case (_, .home): .flip
    case (.home, _): .reveal(to: .bottom)
    default: .dissolve
    }
  }

  func signOut() {
    Task {
      // Completed, superseded by a newer request, cancelled by a gesture, or refused.
      guard await transition(to: .signIn).outcome == .completed else { return }
      Keychain.clear()
    }
  }
}

@MainActor
struct ReadmeTests {
  private let simulator: Simulator

  init() async {
    simulator = await Simulator.boot(.iPhone15)
    Keychain.isCleared = false
  }

  @Test func `Signing in shows the list`() async throws {
    simulator.show(RootViewController(initialState: .signIn))
    try await simulator.tap("Continue")
    await simulator.advance(by: .milliseconds(350))
    #expect(simulator.textSnapshot().contains("Catalogue"))
  }

  @Test func `The keychain is cleared when the sign-in screen is shown`() async throws {
    let root = RootViewController(initialState: .home(User()))
    simulator.show(root)
    try await simulator.tap("Sign Out")
    await simulator.advance(by: .milliseconds(100))
    #expect(root.state == .signIn)
    #expect(!Keychain.isCleared)
    await simulator.settle()
    #expect(Keychain.isCleared)
    #expect(root.children.map { type(of: $0) == SignInViewController.self } == [true])
  }

  @Test func `Without a subclass, without states, and in any view controller`() async {
    let closure = StateViewController(initialState: Phase.splash) { phase in
      phase == .splash ? SplashViewController() : UIViewController()
    }
    simulator.show(closure)
    #expect(closure.children.map { $0 is SplashViewController } == [true])

    let container = ContainerViewController()
    let main = UIViewController()
    simulator.show(container)
    container.setViewController(main, using: .flip, completion: nil)
    await simulator.settle()
    #expect(container.children == [main])

    let host = UIViewController()
    let child = UIViewController()
    simulator.show(host)
    host.embed(child, using: .dissolve, completion: nil)
    await simulator.settle()
    #expect(host.children == [child])
  }
}

private struct User: Equatable {}

@MainActor
private enum Keychain {
  static var isCleared = false

  static func clear() { isCleared = true }
}

private final class SplashViewController: UIViewController {}

private class ButtonViewController: UIViewController {
  private let name: String
  private let action: () -> Void

  init(_ name: String, _ action: @escaping () -> Void) {
    self.name = name
    self.action = action
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let button = UIButton(type: .system, primaryAction: UIAction(title: name) { [action] _ in action() })
    button.frame = CGRect(x: 20, y: 100, width: 200, height: 44)
    view.addSubview(button)
  }
}

private final class SignInViewController: ButtonViewController {
  init(onSignIn: @escaping (User) -> Void) { super.init("Continue") { onSignIn(User()) } }

  required init?(coder: NSCoder) { nil }
}

private final class HomeViewController: ButtonViewController {
  init(_ user: User, onSignOut: @escaping () -> Void) { super.init("Sign Out", onSignOut) }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let label = UILabel(frame: CGRect(x: 20, y: 200, width: 200, height: 24))
    label.text = "Catalogue"
    view.addSubview(label)
  }
}
