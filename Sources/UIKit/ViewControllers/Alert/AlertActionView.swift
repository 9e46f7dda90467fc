/// The button of one action of an alert.
final class AlertActionView: UIControl {
  let action: UIAlertAction
  private let label = UILabel()
  private let imageView = UIImageView()
  private let checkmark = UIImageView()
  private static let margin: CGFloat = 16

  /// - Parameter traits: The traits with the size of the text.
  init(
    _ action: UIAlertAction, isSheet: Bool, isBold: Bool, traits: UITraitCollection, onTap: @escaping () -> Void
  ) {
    self.action = action
    super.init(frame: .zero)
    label.text = action.title
    label.font = UIFontMetrics(forTextStyle: .body).scaledFont(
      for: .systemFont(ofSize: isSheet ? 20 : 17, weight: isBold ? .semibold : .regular), compatibleWith: traits)
    label.textAlignment = action.titleTextAlignment
    label.lineBreakMode = .byTruncatingTail
    addSubview(label)
    if let image = action.image {
      imageView.image = image
      imageView.contentMode = .scaleAspectFit
      imageView.frame.size = image.size
      addSubview(imageView)
    }
    if action.isChecked {
      checkmark.image = UIImage(systemName: "checkmark", withConfiguration: UIImage.SymbolConfiguration(pointSize: 15))
      checkmark.sizeToFit()
      addSubview(checkmark)
    }
    isEnabled = action.isEnabled
    addAction(UIAction { _ in onTap() }, for: .touchUpInside)
    isAccessibilityElement = true
    accessibilityLabel = action.accessibilityLabel ?? action.title
    accessibilityIdentifier = action.accessibilityIdentifier
    accessibilityTraits = action.isChecked ? [.button, .selected] : .button
    updateColors()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { preconditionFailure("can only be created in code") }

  /// The width of the title on one line.
  var titleWidth: CGFloat {
    label.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: 100)).width + room.left + room.right - 16
  }

  /// The height of the title.
  var titleHeight: CGFloat { label.font.lineHeight.rounded(.up) }

  /// The room beside the title for the image and the checkmark, in a left-to-right layout.
  private var room: UIEdgeInsets {
    var room = UIEdgeInsets(top: 0, left: 8, bottom: 0, right: 8)
    if imageView.superview != nil { room.left = Self.margin + imageView.bounds.width + 8 }
    if checkmark.superview != nil { room.right = Self.margin + checkmark.bounds.width + 8 }
    switch label.textAlignment {
    // A title in the center of the button needs the same room on both sides.
    case .center: (room.left, room.right) = (max(room.left, room.right), max(room.left, room.right))
    default: (room.left, room.right) = (max(room.left, Self.margin), max(room.right, Self.margin))
    }
    return room
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let directed = directed
    label.frame = directed(bounds.inset(by: room), in: bounds)
    let (image, mark) = (imageView.bounds.size, checkmark.bounds.size)
    imageView.frame = directed(
      CGRect(x: Self.margin, y: bounds.midY - image.height / 2, width: image.width, height: image.height), in: bounds)
    checkmark.frame = directed(
      CGRect(
        x: bounds.maxX - Self.margin - mark.width, y: bounds.midY - mark.height / 2, width: mark.width,
        height: mark.height), in: bounds)
    updateColors()
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    updateColors()
  }

  private func updateColors() {
    backgroundColor = isHighlighted ? AlertMetrics.highlight : nil
    let color = action.titleTextColor ?? (action.style == .destructive ? .systemRed : tintColor)
    label.textColor = isEnabled ? color : .tertiaryLabel
    imageView.tintColor = isEnabled ? action.imageTintColor ?? color : .tertiaryLabel
    checkmark.tintColor = label.textColor
  }
}
