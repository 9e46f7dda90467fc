/// The button of a bar button item.
@MainActor
final class BarButton: UIControl {
  private let item: UIBarButtonItem
  private let label = UILabel()
  private let imageView = UIImageView(frame: .zero)

  init(_ item: UIBarButtonItem) {
    self.item = item
    super.init(frame: .zero)
    let image =
      item.image ?? item.systemItem?.symbolName.flatMap { UIImage(systemName: $0, withConfiguration: Self.size) }
    let words = item.title ?? item.systemItem?.words
    if let image {
      imageView.image = image
      imageView.contentMode = .center
      addSubview(imageView)
    } else {
      label.text = words
      label.font = .systemFont(ofSize: 17, weight: item.style == .done ? .semibold : .regular)
      label.textAlignment = .center
      addSubview(label)
    }
    isEnabled = item.isEnabled
    isAccessibilityElement = true
    accessibilityLabel = words ?? item.systemItem?.spokenName
    accessibilityTraits = item.isEnabled ? .button : [.button, .notEnabled]
    addAction(UIAction { [item] _ in item.perform() }, for: .touchUpInside)
    updateColors()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { preconditionFailure("made in code only") }

  private static let size = UIImage.SymbolConfiguration(pointSize: 20)

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let content =
      imageView.image?.size
      ?? label.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: size.height))
    let width = item.width > 0 && item.width.isFinite ? item.width : max(content.width, 24)
    return CGSize(width: width, height: max(content.height, 32))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
    imageView.frame = bounds
    updateColors()
  }

  /// Fingers are wider than words.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -8, dy: -6).contains(point)
  }

  override var isHighlighted: Bool {
    didSet { updateColors() }
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    updateColors()
  }

  private func updateColors() {
    let own = item.systemItem == .close && item.tintColor == nil ? UIColor.systemGray : item.tintColor ?? tintColor
    let color = isEnabled ? own : .tertiaryLabel
    label.textColor = color
    imageView.tintColor = color
    label.alpha = isHighlighted ? 0.3 : 1
    imageView.alpha = isHighlighted ? 0.3 : 1
  }
}

/// The button that leads back: a chevron, and where to.
@MainActor
final class BackButton: UIControl {
  let label = UILabel()
  private let chevron = UIImageView(
    image: UIImage(
      systemName: "chevron.left", withConfiguration: UIImage.SymbolConfiguration(pointSize: 22, weight: .semibold)))
  private let color: UIColor?

  init(title: String, color: UIColor?, onTap: @escaping () -> Void) {
    self.color = color
    super.init(frame: .zero)
    label.text = title
    label.font = .systemFont(ofSize: 17)
    label.lineBreakMode = .byTruncatingTail
    chevron.contentMode = .center
    addSubview(chevron)
    addSubview(label)
    isAccessibilityElement = true
    accessibilityLabel = title.isEmpty ? "Back" : title
    accessibilityTraits = .button
    addAction(UIAction { _ in onTap() }, for: .touchUpInside)
    updateColors()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { preconditionFailure("made in code only") }

  private static let chevronWidth: CGFloat = 16
  private static let gap: CGFloat = 3

  /// The width with a title.
  func width(of title: String) -> CGFloat {
    let text = TextRuler.width(of: title, font: label.font ?? .systemFont(ofSize: 17)).rounded(.up)
    return Self.chevronWidth + (title.isEmpty ? 0 : Self.gap + text + 1)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    chevron.frame = CGRect(x: 0, y: 0, width: Self.chevronWidth, height: bounds.height)
    let start = Self.chevronWidth + Self.gap
    label.frame = CGRect(x: start, y: 0, width: max(bounds.width - start, 0), height: bounds.height)
    updateColors()
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -8, dy: -6).contains(point)
  }

  override var isHighlighted: Bool {
    didSet { updateColors() }
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    updateColors()
  }

  private func updateColors() {
    let color: UIColor = color ?? tintColor
    label.textColor = color
    chevron.tintColor = color
    label.alpha = isHighlighted ? 0.3 : 1
    chevron.alpha = isHighlighted ? 0.3 : 1
  }
}
