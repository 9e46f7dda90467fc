/// The content view of a visual effect view, whose colors a vibrancy effect replaces.
@MainActor
final class VibrantContentView: UIView {
  /// The effect, or the last one while it disappears.
  var effect: UIVibrancyEffect? {
    didSet { updateColor() }
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    updateColor()
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    updateColor()
  }

  private func updateColor() {
    layer.vibrancyColor = effect?.color(in: traitCollection.userInterfaceStyle).cgColor
  }
}
