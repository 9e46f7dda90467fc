public import Foundation

/// An image made of pixels and the rectangle in which it is drawn.
public struct SceneImage: Codable, Equatable, Sendable {
  /// The encoded image.
  public var data: Data
  /// The encoding: `image/png`.
  public var mediaType: String
  /// The rectangle in which the image is drawn.
  public var rect: CGRect
  /// The color that replaces the image's own colors, keeping its transparency; `nil` keeps them.
  public var tint: SceneColor?

  /// Creates an image.
  public init(data: Data, mediaType: String, rect: CGRect, tint: SceneColor? = nil) {
    self.data = data
    self.mediaType = mediaType
    self.rect = rect
    self.tint = tint
  }
}
