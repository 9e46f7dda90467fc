/// The rule that determines the inside of a path.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  /// The name as text.
  public let rawValue: String

  /// Creates a rule from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The nonzero winding number rule: clockwise and counterclockwise turns of the path cancel each other.
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  /// The even-odd rule: a point is inside if the path encloses it an odd number of times.
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// The shape of a line's ends.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  /// The name as text.
  public let rawValue: String

  /// Creates a line cap from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Ends at the end points of the line.
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  /// Semicircular ends.
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  /// Ends that extend the line by half of its width.
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// The shape of a line's corners.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  /// The name as text.
  public let rawValue: String

  /// Creates a line join from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Pointed corners.
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  /// Round corners.
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  /// Corners that are cut off.
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}
