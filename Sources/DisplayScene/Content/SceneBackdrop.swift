public import Foundation

/// A rectangle in which everything below the layer appears blurred, as behind a translucent bar.
public struct SceneBackdrop: Codable, Equatable, Sendable {
  /// The rectangle, in the layer's coordinates.
  public var rect: CGRect
  /// The radius of the rectangle's corners.
  public var cornerRadius: Double
  /// The blur radius: the standard deviation of the blur.
  public var radius: Double
  /// The factor by which the saturation of colors increases.
  public var saturation: Double

  /// Creates a backdrop.
  public init(rect: CGRect, cornerRadius: Double = 0, radius: Double, saturation: Double = 1) {
    self.rect = rect
    self.cornerRadius = cornerRadius
    self.radius = radius
    self.saturation = saturation
  }

  /// The filter in the notation of CSS.
  package var filter: String {
    "blur(\(SVGNumber.string(radius))px)" + (saturation == 1 ? "" : " saturate(\(SVGNumber.string(saturation)))")
  }
}
