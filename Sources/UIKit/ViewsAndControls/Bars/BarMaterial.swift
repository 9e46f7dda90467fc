import DisplayScene

/// The background materials of the system's bars.
@MainActor
enum BarMaterial {
  private static let opaque = UIColor(light: (249, 249, 249, 1), dark: (29, 29, 29, 1))

  /// Returns the background of a bar and the line at its edge.
  static func scene(
    in bounds: CGRect, color: UIColor?, isTranslucent: Bool, lineAt y: CGFloat, traits: UITraitCollection
  ) -> [SceneContent] {
    func scene(_ color: UIColor) -> SceneColor { color.resolvedColor(with: traits).components.scene }
    let line = CGRect(x: bounds.minX, y: y, width: bounds.width, height: 0.5)
    let material =
      color == nil && isTranslucent
      ? BlurMaterial.chrome(isDark: traits.userInterfaceStyle == .dark).scene(in: bounds)
      : [.shape(SceneShape(path: SymbolPath.roundedRect(bounds, radius: 0), fill: scene(color ?? opaque)))]
    return material + [.shape(SceneShape(path: SymbolPath.roundedRect(line, radius: 0), fill: scene(.separator)))]
  }
}
