/// The round button with a cross with which the system's sheets are closed.
@MainActor
final class RoundCloseButton: UIControl {
  private let cross = UIImageView(
    image: UIImage(systemName: "xmark", withConfiguration: UIImage.SymbolConfiguration(pointSize: 12, weight: .bold)))

  init() {
    super.init(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
    backgroundColor = .tertiarySystemFill
    layer.cornerRadius = 15
    cross.tintColor = .secondaryLabel
    cross.contentMode = .center
    addSubview(cross)
    isAccessibilityElement = true
    accessibilityLabel = "Close"
    accessibilityTraits = .button
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { preconditionFailure("can only be created in code") }

  override var isHighlighted: Bool { didSet { cross.alpha = isHighlighted ? 0.4 : 1 } }

  override func layoutSubviews() {
    super.layoutSubviews()
    cross.frame = bounds
  }

  override func accessibilityActivate() -> Bool {
    sendActions(for: .touchUpInside)
    return true
  }
}
