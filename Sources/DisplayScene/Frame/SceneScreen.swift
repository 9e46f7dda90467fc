public import Foundation

/// The display of a device.
public struct SceneScreen: Codable, Equatable, Sendable {
  /// The size of the screen in the orientation of the interface, in points.
  public var size: CGSize
  /// The number of pixels per point.
  public var scale: Double
  /// The radius of the display's corners.
  public var cornerRadius: Double
  /// The black area of the camera and the sensors that covers a part of the screen; `nil` for none.
  public var sensorHousing: CGRect?

  /// Creates a screen.
  public init(size: CGSize, scale: Double, cornerRadius: Double = 0, sensorHousing: CGRect? = nil) {
    self.size = size
    self.scale = scale
    self.cornerRadius = cornerRadius
    self.sensorHousing = sensorHousing
  }
}
