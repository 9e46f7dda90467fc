extension UIImage {
  /// Constants that determine whether an image is drawn with its own colors.
  public enum RenderingMode: Int, Sendable {
    /// Symbols are tinted, and other images keep their colors.
    case automatic
    /// The image is drawn with its own colors.
    case alwaysOriginal
    /// The image is drawn as a template, with the tint color of its view.
    case alwaysTemplate
  }
}

extension UIImage {
  /// Returns the image with another rendering mode.
  @discardableResult
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    with { $0.renderingMode = renderingMode }
  }

  /// Returns the image with a tint color, which applies if the image is not drawn as a template.
  @discardableResult
  public func withTintColor(_ color: UIColor) -> UIImage {
    withTintColor(color, renderingMode: renderingMode)
  }

  /// Returns the image with a tint color and another rendering mode.
  @discardableResult
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    with {
      $0.renderingMode = renderingMode
      $0.tint = color
    }
  }

  /// A Boolean value that indicates whether the context determines the color.
  var isTemplate: Bool {
    switch renderingMode {
    case .automatic: isSymbolImage && attributes.tint == nil
    case .alwaysOriginal: false
    case .alwaysTemplate: true
    }
  }
}
