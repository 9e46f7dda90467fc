/// A segment of a segmented control, which is a button for assistive technology.
final class Segment: UIView {
  private let label = UILabel(frame: .zero)
  private let imageView = UIImageView(image: nil)
  var action: UIAction?
  /// The requested width, or 0 if the width is automatic.
  var width: CGFloat = 0

  private static let margin: CGFloat = 10

  init(title: String? = nil, image: UIImage? = nil, action: UIAction? = nil) {
    super.init(frame: .zero)
    self.action = action
    isUserInteractionEnabled = false
    isAccessibilityElement = true
    label.textAlignment = .center
    imageView.tintColor = .label
    addSubview(label)
    addSubview(imageView)
    self.title = title
    self.image = image
    show()
  }

  required init?(coder: NSCoder) { preconditionFailure("Segment is created by its control and cannot be decoded") }

  var title: String? {
    get { label.text }
    set {
      label.text = newValue
      if newValue != nil { imageView.image = nil }
      setNeedsLayout()
    }
  }

  var image: UIImage? {
    get { imageView.image }
    set {
      imageView.image = newValue
      if newValue != nil { label.text = nil }
      setNeedsLayout()
    }
  }

  var isUsable = true {
    didSet { show() }
  }

  /// A Boolean value that indicates whether the control is disabled.
  var isDimmed = false {
    didSet { show() }
  }

  var isSelected = false {
    didSet { show() }
  }

  /// A Boolean value that indicates whether the segment is touched. The selected segment does not fade.
  var isPressed = false {
    didSet { show() }
  }

  private func show() {
    label.font = .systemFont(ofSize: 13, weight: isSelected ? .semibold : .medium)
    label.textColor = isUsable && !isDimmed ? .label : .tertiaryLabel
    imageView.tintColor = label.textColor
    alpha = isPressed && !isSelected ? 0.3 : 1
    var traits: UIAccessibilityTraits = .button
    if isSelected { traits.insert(.selected) }
    if !isUsable || isDimmed { traits.insert(.notEnabled) }
    accessibilityTraits = traits
  }

  override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? title ?? action?.title }
    set { super.accessibilityLabel = newValue }
  }

  /// The width of the content with its padding. It is measured with the font of a selected segment, so that segments do
  /// not move when the selection changes.
  var contentWidth: CGFloat {
    if width > 0 { return width }
    if let image { return image.size.width + 2 * Self.margin }
    let measure = UILabel(frame: .zero)
    measure.text = title
    measure.font = .systemFont(ofSize: 13, weight: .semibold)
    return measure.sizeThatFits(.zero).width + 2 * Self.margin
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.insetBy(dx: min(2, bounds.width / 2), dy: 0)
    let size = image?.size ?? .zero
    imageView.frame = CGRect(
      x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
  }
}
