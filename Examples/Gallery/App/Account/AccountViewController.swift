import UIKit

/// The signed-in user, and the button to sign out.
final class AccountViewController: ColumnViewController {
  private let user: User

  init(user: User) {
    self.user = user
    super.init(nibName: nil, bundle: nil)
    title = "Account"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    addCard(nil, [identity])
    addCard("Session", [ValueRow("Signed in with", "Passcode"), ValueRow("Register", "Open")])
    addCard(
      nil, [RowView.button("Sign Out", color: .systemRed) { [weak self] in self?.endSession() }],
      footer: "Your place in the register is safe. The passcode opens it again.")
  }

  private var identity: RowView {
    let avatar = UILabel(user.initials, font: .systemFont(ofSize: 22, weight: .semibold), color: .white)
    avatar.textAlignment = .center
    avatar.backgroundColor = .systemIndigo
    avatar.layer.cornerRadius = 30
    avatar.clipsToBounds = true
    avatar.isAccessibilityElement = false
    let name = UILabel(user.fullName, font: .systemFont(ofSize: 20, weight: .semibold))
    let greeting = UILabel("Welcome aboard", font: .preferredFont(forTextStyle: .subheadline), color: .secondaryLabel)
    let words = UIStackView(arrangedSubviews: [name, greeting])
    words.axis = .vertical
    words.spacing = 2
    NSLayoutConstraint.activate([
      avatar.widthAnchor.constraint(equalToConstant: 60), avatar.heightAnchor.constraint(equalToConstant: 60),
    ])
    return RowView([avatar, words], vertically: 12)
  }
}
