import UIKit

/// The screen on which the user signs in.
final class SignInViewController: UIViewController {
  private let onSignIn: (String) -> Void

  init(onSignIn: @escaping (String) -> Void) {
    self.onSignIn = onSignIn
    super.init(nibName: nil, bundle: nil)
    title = "Sign In"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let button = UIButton(type: .system, primaryAction: UIAction(title: "Sign In") { [onSignIn] _ in onSignIn("Ada") })
    button.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(button)
    NSLayoutConstraint.activate([
      button.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      button.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])
  }
}
