package import DisplayScene

extension TextLayout {
  /// What the lines look like, drawn from the top of a rectangle, from back to front.
  ///
  /// - Parameters:
  ///   - color: The color of what has none.
  ///   - override: The color of everything, whatever its own.
  ///   - opacity: What the opacity of all colors is multiplied with.
  package func sceneContents(
    in rect: CGRect, color: UIColor, override: UIColor? = nil, opacity: CGFloat = 1, traits: UITraitCollection
  ) -> [SceneContent] {
    var drawing = TextDrawing(color: color, override: override, opacity: opacity, traits: traits)
    for line in lines { drawing.add(line, of: self, in: rect) }
    return drawing.contents
  }
}
