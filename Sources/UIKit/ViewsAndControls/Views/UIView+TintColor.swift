// The colors that follow the tint color: those of the background, and those of the subviews.
extension UIView {
  func resolveBackgroundColor() {
    layer.backgroundColor = resolvedBackgroundColor(with: traitCollection)
  }

  func resolveBackgroundColor(with traits: UITraitCollection) {
    guard let color = resolvedBackgroundColor(with: traits) else { return }
    if color != layer.backgroundColor { layer.backgroundColor = color }
  }

  private func resolvedBackgroundColor(with traits: UITraitCollection) -> CGColor? {
    guard let color = backgroundColorStorage else { return nil }
    return TintScope.perform(for: self) { color.resolvedColor(with: traits).cgColor }
  }

  /// Updates the background if its color can depend on the tint color.
  private func updateTintedBackground() {
    if backgroundColorStorage?.isDynamic == true { resolveBackgroundColor(with: lastTraits ?? traitCollection) }
  }

  func propagateTintColorChange() {
    updateTintedBackground()
    tintColorDidChange()
    for subview in subviewStorage where subview.tintColorStorage == nil { subview.propagateTintColorChange() }
  }

  func propagateTintAdjustment() {
    updateTintedBackground()
    tintColorDidChange()
    AppRuntime.shared.setNeedsCommit()
    for subview in subviewStorage where subview.tintAdjustmentStorage == .automatic {
      subview.propagateTintAdjustment()
    }
  }
}
