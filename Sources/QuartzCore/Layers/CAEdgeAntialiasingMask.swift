/// The edges of a layer that are antialiased.
public struct CAEdgeAntialiasingMask: OptionSet, Hashable, Sendable {
  /// The edges as bits.
  public let rawValue: UInt32

  /// Creates a set of edges from bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The edge at the smallest x.
  public static let layerLeftEdge = CAEdgeAntialiasingMask(rawValue: 1)
  /// The edge at the largest x.
  public static let layerRightEdge = CAEdgeAntialiasingMask(rawValue: 2)
  /// The edge at the largest y.
  public static let layerBottomEdge = CAEdgeAntialiasingMask(rawValue: 4)
  /// The edge at the smallest y.
  public static let layerTopEdge = CAEdgeAntialiasingMask(rawValue: 8)
}
