import DisplayScene

/// The background of a bar: the material, a color, and an image, and the shadow at its edge.
@MainActor
enum BarMaterial {
  private static let opaque = UIColor(light: (249, 249, 249, 1), dark: (29, 29, 29, 1))
  private static let lineWidth: CGFloat = 0.5

  /// Returns the background of a bar.
  ///
  /// The shadow is at `edge`, the edge of the bounds at which the content begins; `nil` without a shadow.
  static func scene(
    in bounds: CGRect, _ appearance: UIBarAppearance, isTranslucent: Bool, shadowAt edge: UIRectEdge?,
    traits: UITraitCollection
  ) -> [SceneContent] {
    let background = appearance.background
    var scene: [SceneContent] = []
    func fill(_ rect: CGRect, _ color: UIColor) {
      let color = color.resolvedColor(with: traits).components.scene
      scene.append(.shape(SceneShape(path: SymbolPath.roundedRect(rect, radius: 0), fill: color)))
    }
    // A color covers the material of an opaque bar, and also that of a translucent one if it is opaque itself.
    if background.color == nil || background.color?.components.alpha ?? 1 < 1 {
      switch background.material {
      case .translucent where isTranslucent:
        scene += BlurMaterial.chrome(isDark: traits.userInterfaceStyle == .dark).scene(in: bounds)
      case .translucent, .opaque: fill(bounds, opaque)
      case .none: break
      }
    }
    if let color = background.color { fill(bounds, color) }
    let tint = (background.shadowColor ?? .black).resolvedColor(with: traits).components.scene
    if let image = background.image {
      let rect = background.imageContentMode.rect(for: image.size, in: bounds)
      scene += image.scene(in: rect, templateColor: tint, traits: traits)
    }
    guard let edge else { return scene }
    let height = background.shadowImage.map { $0.size.height } ?? lineWidth
    var line = CGRect(x: bounds.minX, y: bounds.minY, width: bounds.width, height: height)
    if edge == .bottom { line.origin.y = background.shadowImage == nil ? bounds.maxY - height : bounds.maxY }
    if edge == .top, background.shadowImage != nil { line.origin.y = bounds.minY - height }
    if let image = background.shadowImage {
      if height > 0 { scene += image.scene(in: line, templateColor: tint, traits: traits) }
    } else if let color = background.shadowColor {
      fill(line, color)
    }
    return scene
  }
}
