/// The rule that determines what is inside a path.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  /// The name as text.
  public let rawValue: String

  /// Creates a rule from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Inside is what the path goes around, counting directions.
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  /// Inside is what the path goes around an odd number of times.
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// The ends of a line.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  /// The name as text.
  public let rawValue: String

  /// Creates a shape of ends from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The line ends at its end points.
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  /// The line ends in half circles.
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  /// The line ends in half squares.
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// The corners of a line.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  /// The name as text.
  public let rawValue: String

  /// Creates a shape of corners from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Pointed corners.
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  /// Round corners.
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  /// Corners that are cut off.
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}
