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
    let shown = lines.lazy.filter { line in
      shownPart.map { line.bottom >= $0.lowerBound && line.top <= $0.upperBound } ?? true
    }
    return drawing(of: shown, in: rect, TextDrawing(color: color, override: override, opacity: opacity, traits: traits))
      .contents
  }

  /// Returns a drawing of lines, when the layout is drawn from the top of a rectangle.
  func drawing(of lines: some Sequence<Line>, in rect: CGRect, _ drawing: TextDrawing) -> TextDrawing {
    var drawing = drawing
    for line in lines { drawing.add(line, of: self, in: rect) }
    return drawing
  }
}
