/// A transformation of the color of a configuration.
public struct UIConfigurationColorTransformer {
  /// The closure that returns the new color for a color.
  public let transform: (UIColor) -> UIColor

  /// Creates a transformer with a closure.
  public init(_ transform: @escaping (UIColor) -> UIColor) { self.transform = transform }

  /// Returns the new color for a color.
  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

  /// A transformer that returns a gray of the same luminance.
  public static var grayscale: UIConfigurationColorTransformer {
    UIConfigurationColorTransformer { color in
      UIColor { traits in
        let parts = color.resolvedColor(with: traits).components
        let luminance = 0.2126 * parts.red + 0.7152 * parts.green + 0.0722 * parts.blue
        return UIColor(white: luminance, alpha: parts.alpha)
      }
    }
  }
}
