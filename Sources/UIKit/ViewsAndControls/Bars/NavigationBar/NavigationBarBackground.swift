import DisplayScene

/// The material of a navigation bar, and the line below it.
@MainActor
final class NavigationBarBackground: UIView, SceneContentProviding {
  weak var bar: UINavigationBar?

  func sceneContent() -> [SceneContent] {
    guard let bar, bar.backgroundColor == nil, bar.showsBackground, bounds.width > 0, bounds.height > 0 else {
      return []
    }
    func scene(_ color: UIColor) -> SceneColor { color.resolvedColor(with: traitCollection).components.scene }
    let line = CGRect(x: bounds.minX, y: bounds.maxY - 0.5, width: bounds.width, height: 0.5)
    let paper = bar.isTranslucent ? Self.material : Self.opaque
    return [
      .shape(SceneShape(path: SymbolPath.roundedRect(bounds, radius: 0), fill: scene(paper))),
      .shape(SceneShape(path: SymbolPath.roundedRect(line, radius: 0), fill: scene(.separator))),
    ]
  }

  private static let material = UIColor(light: (249, 249, 249, 0.94), dark: (29, 29, 29, 0.94))
  private static let opaque = UIColor(light: (249, 249, 249, 1), dark: (29, 29, 29, 1))
}
