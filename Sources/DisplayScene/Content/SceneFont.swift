/// A font by what has to be known to pick it.
public struct SceneFont: Codable, Equatable, Sendable {
  /// Which of the metrically known families it is.
  public enum Family: String, Codable, Sendable {
    /// Helvetica and what is metrically compatible to it.
    case sans
    /// Courier and what is metrically compatible to it.
    case monospaced
  }

  /// The family.
  public var family: Family
  /// The size in points.
  public var size: Double
  /// The weight from 100 to 900, as on the web.
  public var weight: Int
  /// A Boolean value that indicates whether the letters lean.
  public var isItalic: Bool

  /// Creates a font.
  public init(family: Family = .sans, size: Double, weight: Int = 400, isItalic: Bool = false) {
    self.family = family
    self.size = size
    self.weight = weight
    self.isItalic = isItalic
  }
}
