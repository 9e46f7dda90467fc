/// A control in a bar: a title and an image that fade while they are touched.
@MainActor
class BarControl: UIControl {
  /// Updates the colors of the parts.
  ///
  /// Called whenever the colors may have changed.
  func updateColors() {}

  func show(_ color: UIColor, on label: UILabel, _ imageView: UIImageView) {
    label.textColor = color
    imageView.tintColor = color
    for part in [label, imageView] { part.alpha = isHighlighted ? 0.3 : 1 }
  }

  /// Returns whether a point is in the touch area, which is larger than the title.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -8, dy: -6).contains(point)
  }

  override var isHighlighted: Bool {
    didSet { updateColors() }
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { updateLargeContentViewer() }
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    updateLargeContentViewer()
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    updateColors()
  }
}
