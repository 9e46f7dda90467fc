/// An element of an edit menu: its title, or its image if it has no title.
@MainActor
final class EditMenuButton: UIControl {
  private let label = UILabel()
  private let imageView = UIImageView(frame: .zero)
  private let action: () -> Void

  init(isEnabled: Bool, action: @escaping () -> Void) {
    self.action = action
    super.init(frame: .zero)
    self.isEnabled = isEnabled
    label.textAlignment = .center
    imageView.contentMode = .center
    addSubview(label)
    addSubview(imageView)
    isAccessibilityElement = true
    accessibilityTraits = isEnabled ? .button : [.button, .notEnabled]
    addAction(UIAction { [weak self] _ in self?.action() }, for: .touchUpInside)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { preconditionFailure("can only be created in code") }

  func show(title: String, image: UIImage?, isDestructive: Bool) {
    let color: UIColor = !isEnabled ? .tertiaryLabel : isDestructive ? .systemRed : .label
    label.text = title
    label.textColor = color
    imageView.image = title.isEmpty ? image : nil
    imageView.tintColor = color
    accessibilityLabel = title
  }

  func contentWidth(font: UIFont) -> CGFloat {
    label.font = font
    return max(label.sizeThatFits(.zero).width, imageView.image?.size.width ?? 0)
  }

  override var isHighlighted: Bool {
    didSet { backgroundColor = isHighlighted ? MenuMetrics.highlight : nil }
  }

  override func accessibilityActivate() -> Bool {
    action()
    return true
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
    imageView.frame = bounds
  }
}
