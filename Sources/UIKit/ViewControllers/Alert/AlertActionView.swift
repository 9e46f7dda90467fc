/// The button of one action of an alert.
final class AlertActionView: UIControl {
  let action: UIAlertAction
  private let label = UILabel()

  init(_ action: UIAlertAction, isSheet: Bool, isBold: Bool, onTap: @escaping () -> Void) {
    self.action = action
    super.init(frame: .zero)
    label.text = action.title
    label.font = .systemFont(ofSize: isSheet ? 20 : 17, weight: isBold ? .semibold : .regular)
    label.textAlignment = .center
    label.lineBreakMode = .byTruncatingTail
    addSubview(label)
    isEnabled = action.isEnabled
    addAction(UIAction { _ in onTap() }, for: .touchUpInside)
    isAccessibilityElement = true
    accessibilityLabel = action.title
    accessibilityTraits = .button
    updateColors()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { preconditionFailure("can only be created in code") }

  /// The width of the title on one line.
  var titleWidth: CGFloat { label.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: 100)).width }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.insetBy(dx: 8, dy: 0)
    updateColors()
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    updateColors()
  }

  private func updateColors() {
    backgroundColor = isHighlighted ? AlertMetrics.highlight : nil
    label.textColor = !isEnabled ? .tertiaryLabel : action.style == .destructive ? .systemRed : tintColor
  }
}
