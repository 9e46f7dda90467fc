package import DisplayScene

extension TextLayout {
  /// Returns the content of the lines, drawn from the top of a rectangle, from back to front.
  ///
  /// - Parameters:
  ///   - color: The color of what has none.
  ///   - override: The color of everything, whatever its own.
  ///   - opacity: What the opacity of all colors is multiplied with.
  ///   - shownPart: The part down that is seen, from the layout's top; lines beyond are left out. All of it unless given.
  package func sceneContents(
    in rect: CGRect, color: UIColor, override: UIColor? = nil, opacity: CGFloat = 1, traits: UITraitCollection,
    shownPart: ClosedRange<CGFloat>? = nil
  ) -> [SceneContent] {
    var drawing = TextDrawing(color: color, override: override, opacity: opacity, traits: traits)
    for line in lines {
      if let shownPart, line.bottom < shownPart.lowerBound || line.top > shownPart.upperBound { continue }
      drawing.add(line, of: self, in: rect)
    }
    return drawing.contents
  }
}
