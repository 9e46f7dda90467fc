import UIKit

/// Who is signed in, and the way out.
final class HomeHeaderView: UIView {
  var onSignOut: () -> Void = {}

  private let avatar = UILabel(nil, font: .systemFont(ofSize: 17, weight: .semibold), color: .white)
  private let greeting = UILabel("Welcome aboard", font: .smallNote, color: .secondaryLabel)
  private let name = UILabel(nil, font: .systemFont(ofSize: 22, weight: .bold))
  private lazy var signOut = makeSignOut()

  init(user: User) {
    super.init(frame: .zero)
    avatar.text = user.initials
    avatar.textAlignment = .center
    avatar.backgroundColor = .systemIndigo
    avatar.clipsToBounds = true
    avatar.isAccessibilityElement = false
    name.text = user.fullName
    for subview in [avatar, greeting, name, signOut] { addSubview(subview) }
  }

  required init?(coder: NSCoder) { nil }

  private func makeSignOut() -> UIButton {
    var configuration = UIButton.Configuration.tinted()
    configuration.title = "Sign Out"
    configuration.cornerStyle = .capsule
    configuration.buttonSize = .small
    configuration.baseForegroundColor = .systemIndigo
    configuration.baseBackgroundColor = .systemIndigo
    return UIButton(
      configuration: configuration, primaryAction: UIAction { [weak self] _ in self?.onSignOut() })
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let margin = Metrics.listMargin + 4
    let middle = (bounds.height / 2).rounded()
    avatar.frame = CGRect(x: margin, y: middle - 24, width: 48, height: 48)
    avatar.layer.cornerRadius = 24
    let buttonSize = signOut.sizeThatFits(bounds.size)
    signOut.frame = CGRect(
      x: bounds.width - margin - buttonSize.width, y: middle - 16, width: buttonSize.width, height: 32)
    let x = avatar.frame.maxX + 12
    let width = signOut.frame.minX - 8 - x
    greeting.frame = CGRect(x: x, y: middle - 23, width: width, height: 18)
    name.frame = CGRect(x: x, y: middle - 5, width: width, height: 28)
  }
}
