package import DisplayScene

extension TextLayout {
  /// Returns the content of the lines, drawn from the top of a rectangle, from back to front.
  ///
  /// - Parameters:
  ///   - color: The color of text without a color.
  ///   - override: The color of all text, which replaces the text's own colors.
  ///   - opacity: The factor by which the opacity of all colors is multiplied.
  ///   - shownPart: The visible vertical range, measured from the top of the layout. Lines outside of it are omitted.
  ///     The default is the whole layout.
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
