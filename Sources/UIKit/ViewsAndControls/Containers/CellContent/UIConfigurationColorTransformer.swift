/// A transformation of the color of a configuration.
public struct UIConfigurationColorTransformer {
  /// The identity of a transformation, because closures cannot be compared.
  private final class Identity: Sendable {}

  /// The closure that returns the new color for a color.
  public let transform: (UIColor) -> UIColor
  private let identity: Identity

  /// Creates a transformer with a closure.
  public init(_ transform: @escaping (UIColor) -> UIColor) { self.init(Identity(), transform) }

  private init(_ identity: Identity, _ transform: @escaping (UIColor) -> UIColor) {
    self.identity = identity
    self.transform = transform
  }

  /// Returns the new color for a color.
  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

  /// Returns whether two transformers are copies of the same one.
  static func areSame(_ one: Self?, _ other: Self?) -> Bool { one?.identity === other?.identity }

  private static let grayscaleIdentity = Identity()
  private static let preferredTintIdentity = Identity()

  /// A transformer that returns a gray of the same luminance.
  public static var grayscale: UIConfigurationColorTransformer {
    UIConfigurationColorTransformer(grayscaleIdentity) { color in
      UIColor { traits in
        let parts = color.resolvedColor(with: traits).components
        let luminance = 0.2126 * parts.red + 0.7152 * parts.green + 0.0722 * parts.blue
        return UIColor(white: luminance, alpha: parts.alpha)
      }
    }
  }

  /// A transformer that returns the accent color that the user prefers.
  ///
  /// It returns the color itself, because the user chooses no accent color on this platform, as on iOS.
  public static var preferredTint: UIConfigurationColorTransformer {
    UIConfigurationColorTransformer(preferredTintIdentity) { $0 }
  }
}
