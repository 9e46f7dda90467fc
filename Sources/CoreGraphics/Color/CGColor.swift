/// A color in sRGB with fixed components, for layers and drawings.
public final class CGColor: Sendable {
  private let red: CGFloat
  private let green: CGFloat
  private let blue: CGFloat

  /// The opacity, 0 to 1.
  public let alpha: CGFloat

  /// Creates a color from its red, green and blue parts.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Creates a shade of gray.
  ///
  /// - Note: Core Graphics keeps such a color with two components; this runtime keeps every color with four.
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(red: gray, green: gray, blue: gray, alpha: alpha)
  }

  /// Red, green, blue and opacity.
  public var components: [CGFloat]? { [red, green, blue, alpha] }

  /// The number of ``components``.
  public var numberOfComponents: Int { 4 }

  /// Returns the color with another opacity.
  public func copy(alpha: CGFloat) -> CGColor? { CGColor(red: red, green: green, blue: blue, alpha: alpha) }

  /// Opaque black.
  public static let black = CGColor(gray: 0, alpha: 1)
  /// Opaque white.
  public static let white = CGColor(gray: 1, alpha: 1)
  /// Black that does not show.
  public static let clear = CGColor(gray: 0, alpha: 0)
}

extension CGColor: Hashable {
  /// Returns whether two colors have the same components.
  public static func == (lhs: CGColor, rhs: CGColor) -> Bool { lhs.components == rhs.components }

  /// Feeds the components to a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(components) }
}
