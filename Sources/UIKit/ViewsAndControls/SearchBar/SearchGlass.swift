import DisplayScene

/// The magnifying glass in a search field.
@MainActor
final class SearchGlass: UIView, SceneContentProviding {
  func sceneContent() -> [SceneContent] {
    let color = UIColor.systemGray.resolvedColor(with: traitCollection).components.scene
    let scale = min(bounds.width, bounds.height) / 20
    guard scale > 0, scale.isFinite else { return [] }
    return [SymbolPath.circle(8.2, 8.2, 5.7), SymbolPath.parse("M12.5 12.5L17.6 17.6")].map {
      .shape(
        SceneShape(
          path: $0.mapped(scale: scale, offset: bounds.origin), stroke: .init(color: color, width: 1.8 * scale)))
    }
  }
}
