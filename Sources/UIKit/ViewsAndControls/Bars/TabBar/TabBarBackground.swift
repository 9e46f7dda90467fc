import DisplayScene

/// The material of a tab bar, and the line above it.
@MainActor
final class TabBarBackground: UIView, SceneContentProviding {
  weak var bar: UITabBar?

  func sceneContent() -> [SceneContent] {
    guard let bar, bar.backgroundColor == nil, bounds.width > 0, bounds.height > 0 else { return [] }
    guard bar.showsBackground || bar.barTintColor != nil else { return [] }
    return BarMaterial.scene(
      in: bounds, color: bar.barTintColor, isTranslucent: bar.isTranslucent, lineAt: bounds.minY,
      traits: traitCollection)
  }
}
