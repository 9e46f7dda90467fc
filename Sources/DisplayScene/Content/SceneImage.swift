public import Foundation

/// A bitmap image, and the rectangle in which it is drawn.
public struct SceneImage: Codable, Equatable, Sendable {
  /// The encoded image.
  public var data: Data
  /// The media type of the data: `image/png`.
  public var mediaType: String
  /// The rectangle in which the image is drawn.
  public var rect: CGRect
  /// The color that replaces the colors of the image but not its transparency; `nil` keeps the colors.
  public var tint: SceneColor?
  /// A Boolean value that indicates whether each point has the color of the nearest pixel, without interpolation.
  public var isPixelated: Bool

  /// Creates an image.
  public init(data: Data, mediaType: String, rect: CGRect, tint: SceneColor? = nil, isPixelated: Bool = false) {
    self.data = data
    self.mediaType = mediaType
    self.rect = rect
    self.tint = tint
    self.isPixelated = isPixelated
  }
}
