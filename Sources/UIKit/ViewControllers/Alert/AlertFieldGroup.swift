/// The view that contains the text fields of an alert, from top to bottom.
final class AlertFieldGroup: UIView {
  private var fields: [UITextField] = []
  private var separators: [UIView] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = AlertMetrics.fieldBackground
    clipsToBounds = true
    layer.cornerRadius = AlertMetrics.fieldCornerRadius
    layer.borderWidth = AlertMetrics.separator
    updateColors()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { preconditionFailure("can only be created in code") }

  var height: CGFloat { CGFloat(fields.count) * AlertMetrics.fieldHeight }

  func show(_ fields: [UITextField]) {
    for field in self.fields where !fields.contains(where: { $0 === field }) { field.removeFromSuperview() }
    self.fields = fields
    for field in fields where field.superview !== self { addSubview(field) }
    for separator in separators { separator.removeFromSuperview() }
    separators = fields.dropFirst().map { _ in
      let separator = UIView()
      separator.backgroundColor = .separator
      separator.isUserInteractionEnabled = false
      addSubview(separator)
      return separator
    }
    isHidden = fields.isEmpty
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let height = AlertMetrics.fieldHeight
    for (index, field) in fields.enumerated() {
      let row = CGRect(x: 0, y: CGFloat(index) * height, width: bounds.width, height: height)
      field.frame = row.insetBy(dx: AlertMetrics.fieldPadding, dy: 0)
    }
    for (index, separator) in separators.enumerated() {
      let y = CGFloat(index + 1) * height - AlertMetrics.separator
      separator.frame = CGRect(x: 0, y: y, width: bounds.width, height: AlertMetrics.separator)
    }
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    updateColors()
  }

  /// Sets the colors of the layer, which do not adapt to changed traits.
  private func updateColors() {
    layer.borderColor = UIColor.separator.resolvedColor(with: traitCollection).cgColor
  }
}
