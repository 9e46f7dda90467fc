import DisplayScene

/// The material of a navigation bar, and the line below it.
@MainActor
final class NavigationBarBackground: UIView, SceneContentProviding {
  weak var bar: UINavigationBar?

  func sceneContent() -> [SceneContent] {
    guard let bar, bounds.width > 0, bounds.height > 0 else { return [] }
    let appearance = bar.shownAppearance
    // The color of the view replaces the system's material.
    guard bar.backgroundColor == nil || appearance.background.material != .translucent else { return [] }
    return BarMaterial.scene(
      in: bounds, appearance, isTranslucent: bar.isTranslucent, shadowAt: bar.hidesShadow ? nil : .bottom,
      traits: bar.barTraits)
  }
}
