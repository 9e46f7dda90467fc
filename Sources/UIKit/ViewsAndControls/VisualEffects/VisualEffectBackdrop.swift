import DisplayScene

/// The view that shows the effect of a visual effect view, below its content.
@MainActor
final class VisualEffectBackdrop: UIView, SceneContentProviding {
  var effect: UIBlurEffect? {
    didSet { AppRuntime.shared.setNeedsCommit() }
  }

  func sceneContent() -> [SceneContent] {
    guard let effect, bounds.width > 0, bounds.height > 0 else { return [] }
    return BlurMaterial.material(of: effect.style, in: traitCollection.userInterfaceStyle).scene(in: bounds)
  }
}
