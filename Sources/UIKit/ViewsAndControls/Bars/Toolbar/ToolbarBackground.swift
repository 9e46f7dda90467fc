import DisplayScene

/// The material of a toolbar, and the line at its edge.
@MainActor
final class ToolbarBackground: UIView, SceneContentProviding {
  weak var bar: UIToolbar?

  func sceneContent() -> [SceneContent] {
    guard let bar, bounds.width > 0, bounds.height > 0 else { return [] }
    let appearance = bar.shownAppearance
    // The color of the view replaces the system's material.
    guard bar.backgroundColor == nil || appearance.background.material != .translucent else { return [] }
    let isBelowContent = bar.barPosition == .bottom || bar.barPosition == .any
    return BarMaterial.scene(
      in: bounds, appearance, isTranslucent: bar.isTranslucent,
      shadowAt: bar.hidesShadow ? nil : isBelowContent ? .top : .bottom, traits: bar.barTraits)
  }
}
