/// The names of fonts in SVG documents.
enum SVGFont {
  static let sans = "Helvetica Neue, Helvetica, Arial, Liberation Sans, sans-serif"
  static let monospaced = "Courier New, Courier, Liberation Mono, monospace"
}

extension SVGElement {
  /// Returns the element with the attributes that select a font. The family of the document itself is omitted.
  func with(_ font: SceneFont) -> SVGElement {
    with("font-family", font.family == .monospaced ? SVGFont.monospaced : nil)
      .with("font-size", font.size)
      .with("font-weight", font.weight == 400 ? nil : "\(font.weight)")
      .with("font-style", font.isItalic ? "italic" : nil)
  }
}
