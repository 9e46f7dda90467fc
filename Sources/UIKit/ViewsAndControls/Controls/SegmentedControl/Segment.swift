/// A segment of a segmented control, which is a button for assistive technology.
final class Segment: UIView {
  private let label = UILabel(frame: .zero)
  private let imageView = UIImageView(image: nil)
  private let backgroundView = UIImageView(frame: .zero)
  /// The attributes of the title and the image behind it, for a state of the segment.
  var attributes: (UIControl.State) -> [NSAttributedString.Key: Any] = { _ in [:] }
  var background: (UIControl.State) -> UIImage? = { _ in nil }
  /// The offset of the content from the center.
  var contentOffset = CGSize.zero {
    didSet { setNeedsLayout() }
  }
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

  /// A Boolean value that indicates whether the segment is touched.
  ///
  /// The selected segment does not fade.
  var isPressed = false {
    didSet { show() }
  }

  /// The state for which attributes and images are shown.
  var state: UIControl.State {
    if !isUsable || isDimmed { return .disabled }
    return isSelected ? .selected : isPressed ? .highlighted : .normal
  }

  func show() {
    let color: UIColor = isUsable && !isDimmed ? .label : .tertiaryLabel
    label.show(
      label.text, font: .systemFont(ofSize: 13, weight: isSelected ? .semibold : .medium), color: color,
      attributes: attributes(state))
    backgroundView.show(background(state), behindContentOf: self)
    imageView.tintColor = color
    alpha = isPressed && !isSelected ? 0.3 : 1
    var traits: UIAccessibilityTraits = .button
    if isSelected { traits.insert(.selected) }
    if !isUsable || isDimmed { traits.insert(.notEnabled) }
    accessibilityTraits = traits
  }

  override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? title ?? image?.accessibilityLabel ?? action?.title }
    set { super.accessibilityLabel = newValue }
  }

  /// The width of the content with its padding.
  ///
  /// It is measured with the font of a selected segment, so that segments do not move when the selection changes.
  var contentWidth: CGFloat {
    if width > 0 { return width }
    if let image { return image.size.width + 2 * Self.margin }
    let measure = UILabel(frame: .zero)
    measure.show(title, font: .systemFont(ofSize: 13, weight: .semibold), attributes: attributes(.selected))
    return measure.sizeThatFits(.zero).width + 2 * Self.margin
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    backgroundView.frame = bounds
    label.frame = bounds.insetBy(dx: min(2, bounds.width / 2), dy: 0)
      .offsetBy(dx: contentOffset.width, dy: contentOffset.height)
    let size = image?.size ?? .zero
    imageView.frame = CGRect(
      x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width, height: size.height
    ).offsetBy(dx: contentOffset.width, dy: contentOffset.height)
  }
}
