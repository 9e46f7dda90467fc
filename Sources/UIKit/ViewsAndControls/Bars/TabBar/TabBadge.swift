/// A badge: a few characters on a colored background.
@MainActor
final class TabBadge: UIView {
  private let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.font = .systemFont(ofSize: 13)
    label.textColor = .white
    label.textAlignment = .center
    isUserInteractionEnabled = false
    addSubview(label)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { preconditionFailure("can only be created in code") }

  private static let height: CGFloat = 18

  private var titleOffset = UIOffset.zero

  func show(_ text: String, _ values: UITabBarItemStateAppearance.Values) {
    label.show(text, font: .systemFont(ofSize: 13), color: .white, attributes: values.badgeTextAttributes)
    titleOffset = values.badgeTitlePositionAdjustment
    backgroundColor = values.badgeBackgroundColor ?? .systemRed
    layer.cornerRadius = Self.height / 2
  }

  /// Returns the size that the text requires.
  ///
  /// The badge is a circle for one character.
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let text = TextRuler.width(of: label.text ?? "", font: label.font ?? .systemFont(ofSize: 13)).rounded(.up)
    return CGSize(width: min(max(text + 10, Self.height), max(size.width, Self.height)), height: Self.height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.insetBy(dx: min(3, bounds.width / 2), dy: 0)
      .offsetBy(dx: titleOffset.horizontal, dy: titleOffset.vertical)
  }
}
