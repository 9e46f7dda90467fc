public import Foundation

/// A picture made of pixels and the rectangle it is stretched to.
public struct SceneImage: Codable, Equatable, Sendable {
  /// The encoded picture.
  public var data: Data
  /// The encoding: `image/png`.
  public var mediaType: String
  /// Where the picture is drawn.
  public var rect: CGRect
  /// The color that replaces the picture's own, keeping its transparency; nil leaves them.
  public var tint: SceneColor?

  /// Creates an image.
  public init(data: Data, mediaType: String, rect: CGRect, tint: SceneColor? = nil) {
    self.data = data
    self.mediaType = mediaType
    self.rect = rect
    self.tint = tint
  }
}
