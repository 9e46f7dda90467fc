import DisplayScene

/// The card of an alert or a menu: a material that blurs what is below it, with rounded corners.
@MainActor
final class MaterialView: UIView, SceneContentProviding {
  /// Creates a card with a corner radius.
  init(cornerRadius: CGFloat) {
    super.init(frame: .zero)
    layer.cornerRadius = cornerRadius
    clipsToBounds = true
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { preconditionFailure("can only be created in code") }

  func sceneContent() -> [SceneContent] {
    // A card with a color does not show what is below it.
    guard backgroundColor == nil, bounds.width > 0, bounds.height > 0 else { return [] }
    return BlurMaterial.card(isDark: traitCollection.userInterfaceStyle == .dark).scene(in: bounds)
  }
}
