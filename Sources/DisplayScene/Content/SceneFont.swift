/// The properties by which a display selects a font.
public struct SceneFont: Codable, Equatable, Sendable {
  /// The font families whose metrics are available.
  ///
  /// Text has the widths of Helvetica or Courier on every machine, so that it has the same lines everywhere. A display
  /// that has the system's own fonts shows them with these widths; see ``SceneText/Line/width``.
  public enum Family: String, Codable, Sendable {
    /// The system font, with the metrics of Helvetica.
    case system
    /// The monospaced system font, with the metrics of Courier.
    case systemMonospaced
    /// The rounded system font, with the metrics of Helvetica.
    case systemRounded
    /// The system font with serifs, with the metrics of Helvetica.
    case systemSerif
    /// Helvetica and metrically compatible families.
    case sans
    /// Courier and metrically compatible families.
    case monospaced
  }

  /// The family of the font.
  public var family: Family
  /// The size of the font, in points.
  public var size: Double
  /// The weight of the font on the scale of CSS, from 100 to 900.
  public var weight: Int
  /// A Boolean value that indicates whether the font is italic.
  public var isItalic: Bool

  /// Creates a font.
  public init(family: Family = .system, size: Double, weight: Int = 400, isItalic: Bool = false) {
    self.family = family
    self.size = size
    self.weight = weight
    self.isItalic = isItalic
  }
}
