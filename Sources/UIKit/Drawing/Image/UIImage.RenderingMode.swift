extension UIImage {
  /// Constants that determine whether an image is drawn with its own colors.
  public enum RenderingMode: Int, Sendable {
    /// The default of the context: symbols are tinted, and other images keep their colors.
    case automatic
    /// The image is drawn with its own colors.
    case alwaysOriginal
    /// The image is drawn as a template, with the tint color of its view.
    case alwaysTemplate
  }
}

extension UIImage {
  /// The image with another rendering mode.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    UIImage(content: content, scale: scale, renderingMode: renderingMode, tint: tint)
  }

  /// The image in one color. The color stays when the image is used as it is, not as a template.
  public func withTintColor(_ color: UIColor) -> UIImage {
    withTintColor(color, renderingMode: renderingMode)
  }

  /// The image in one color, with another rendering mode.
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    UIImage(content: content, scale: scale, renderingMode: renderingMode, tint: color)
  }

  /// A Boolean value that indicates whether the place of use gives the color.
  var isTemplate: Bool {
    switch renderingMode {
    case .automatic: isSymbolImage && tint == nil
    case .alwaysOriginal: false
    case .alwaysTemplate: true
    }
  }
}
