import UIKit

/// The view that is shown after the account was created.
final class ConfirmationView: UIView {
  private let titleLabel = UILabel()
  private let detailLabel = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemBackground
    let imageView = UIImageView(image: UIImage(systemName: "checkmark.circle.fill"))
    imageView.tintColor = .systemGreen
    imageView.contentMode = .scaleAspectFit
    titleLabel.font = .preferredFont(forTextStyle: .title1)
    titleLabel.adjustsFontForContentSizeCategory = true
    titleLabel.textAlignment = .center
    titleLabel.numberOfLines = 0
    detailLabel.font = .preferredFont(forTextStyle: .body)
    detailLabel.adjustsFontForContentSizeCategory = true
    detailLabel.textColor = .secondaryLabel
    detailLabel.textAlignment = .center
    detailLabel.numberOfLines = 0

    let stack = UIStackView(arrangedSubviews: [imageView, titleLabel, detailLabel])
    stack.axis = .vertical
    stack.spacing = 12
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)
    NSLayoutConstraint.activate([
      imageView.heightAnchor.constraint(equalToConstant: 64),
      stack.centerYAnchor.constraint(equalTo: safeAreaLayoutGuide.centerYAnchor),
      stack.leadingAnchor.constraint(equalTo: readableContentGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: readableContentGuide.trailingAnchor),
    ])
    accessibilityViewIsModal = true
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("made in code") }

  func show(_ form: RegistrationForm) {
    titleLabel.text = "Welcome, \(form.name)"
    detailLabel.text =
      "We have sent a message to \(form.email)."
      + (form.wantsNewsletter ? " The newsletter will follow." : "")
  }
}
