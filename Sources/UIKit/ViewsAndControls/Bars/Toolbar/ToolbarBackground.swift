import DisplayScene

/// The material of a toolbar, and the line above it.
@MainActor
final class ToolbarBackground: UIView, SceneContentProviding {
  weak var bar: UIToolbar?

  func sceneContent() -> [SceneContent] {
    guard let bar, bar.backgroundColor == nil, bounds.width > 0, bounds.height > 0 else { return [] }
    guard bar.showsBackground || bar.barTintColor != nil else { return [] }
    return BarMaterial.scene(
      in: bounds, color: bar.barTintColor, isTranslucent: bar.isTranslucent,
      lineAt: bar.barPosition == .bottom || bar.barPosition == .any ? bounds.minY : bounds.maxY - 0.5,
      traits: traitCollection)
  }
}
