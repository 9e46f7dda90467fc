/// The properties by which a display selects a font.
public struct SceneFont: Codable, Equatable, Sendable {
  /// The font families whose metrics are known.
  public enum Family: String, Codable, Sendable {
    /// Helvetica and metrically compatible families.
    case sans
    /// Courier and metrically compatible families.
    case monospaced
  }

  /// The family.
  public var family: Family
  /// The size in points.
  public var size: Double
  /// The weight from 100 to 900, as on the web.
  public var weight: Int
  /// A Boolean value that indicates whether the font is italic.
  public var isItalic: Bool

  /// Creates a font.
  public init(family: Family = .sans, size: Double, weight: Int = 400, isItalic: Bool = false) {
    self.family = family
    self.size = size
    self.weight = weight
    self.isItalic = isItalic
  }
}
