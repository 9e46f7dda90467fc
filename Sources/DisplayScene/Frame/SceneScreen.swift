public import Foundation

/// The glass of a device.
public struct SceneScreen: Codable, Equatable, Sendable {
  /// The size in points, as the interface is turned.
  public var size: CGSize
  /// Pixels per point.
  public var scale: Double
  /// The radius of the glass's corners.
  public var cornerRadius: Double
  /// The black area around camera and sensors that covers part of the picture, if there is one.
  public var sensorHousing: CGRect?

  /// Creates a screen.
  public init(size: CGSize, scale: Double, cornerRadius: Double = 0, sensorHousing: CGRect? = nil) {
    self.size = size
    self.scale = scale
    self.cornerRadius = cornerRadius
    self.sensorHousing = sensorHousing
  }
}
