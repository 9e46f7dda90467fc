/// The shape of a layer's rounded corners.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  /// The name as text.
  public let rawValue: String

  /// Creates a shape from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A quarter of a circle.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// A curve whose curvature begins and ends gradually.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

extension CALayer {
  /// Returns the size of a corner with a curve, in relation to the size of a circular corner with the same radius.
  public class func cornerCurveExpansionFactor(_ curve: CALayerCornerCurve) -> CGFloat {
    curve == .continuous ? 1.528665 : 1
  }
}
