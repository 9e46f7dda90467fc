/// The properties of a line along a path.
public struct SceneLineStyle: Codable, Equatable, Sendable {
  /// The ends of a line.
  public enum Cap: String, Codable, Sendable { case butt, round, square }

  /// The corners of a line.
  public enum Join: String, Codable, Sendable { case miter, round, bevel }

  /// The width of the line.
  public var width: Double
  /// The ends of the line.
  public var cap: Cap
  /// The corners of the line.
  public var join: Join
  /// The length of a pointed corner, in widths, beyond which it is cut off.
  public var miterLimit: Double
  /// The lengths of dashes and gaps, in turn, or an empty array for a solid line.
  public var dashes: [Double]
  /// The place in the pattern of dashes at which the line begins.
  public var dashPhase: Double

  /// Creates a style.
  public init(
    width: Double, cap: Cap = .butt, join: Join = .miter, miterLimit: Double = 10, dashes: [Double] = [],
    dashPhase: Double = 0
  ) {
    self.width = width
    self.cap = cap
    self.join = join
    self.miterLimit = miterLimit
    self.dashes = dashes
    self.dashPhase = dashPhase
  }
}
