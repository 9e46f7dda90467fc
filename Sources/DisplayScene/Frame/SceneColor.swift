/// A color in the sRGB color space, with components from 0 to 1.
public struct SceneColor: Codable, Hashable, Sendable {
  /// The red component.
  public var red: Double
  /// The green component.
  public var green: Double
  /// The blue component.
  public var blue: Double
  /// The opacity of the color.
  public var alpha: Double

  /// The color black.
  public static let black = SceneColor(red: 0, green: 0, blue: 0)
  /// The color white.
  public static let white = SceneColor(red: 1, green: 1, blue: 1)

  /// Creates a color from its components.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Returns the color with another opacity.
  package func with(alpha: Double) -> SceneColor { SceneColor(red: red, green: green, blue: blue, alpha: alpha) }

  /// The color in hexadecimal notation, without its opacity: `#rrggbb`.
  public var hexadecimal: String {
    "#" + [red, green, blue].map(Self.byte).joined()
  }

  private static func byte(_ component: Double) -> String {
    let value = Int((min(max(component, 0), 1) * 255).rounded())
    let digits = String(value, radix: 16)
    return digits.count == 1 ? "0" + digits : digits
  }
}
