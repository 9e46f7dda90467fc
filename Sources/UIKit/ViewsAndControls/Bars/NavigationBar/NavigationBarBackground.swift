import DisplayScene

/// The material of a navigation bar, and the line below it.
@MainActor
final class NavigationBarBackground: UIView, SceneContentProviding {
  weak var bar: UINavigationBar?

  func sceneContent() -> [SceneContent] {
    guard let bar, bar.backgroundColor == nil, bar.showsBackground, bounds.width > 0, bounds.height > 0 else {
      return []
    }
    return BarMaterial.scene(
      in: bounds, color: nil, isTranslucent: bar.isTranslucent, lineAt: bounds.maxY - 0.5, traits: traitCollection)
  }
}
