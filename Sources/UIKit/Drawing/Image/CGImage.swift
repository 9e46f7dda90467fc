/// A bitmap image, stored in its encoded form.
public final class CGImage: Sendable {
  /// The width of the stored image, in pixels.
  public let width: Int
  /// The height of the stored image, in pixels.
  public let height: Int
  /// The encoded image data.
  package let data: Data
  /// The encoding, as the web names it.
  package let mediaType: String
  /// The orientation in which the image is displayed.
  let orientation: UIImage.Orientation

  /// Reads an image's header from PNG or JPEG data; `nil` if the data has another format or is too short.
  package init?(encoded data: Data) {
    if let size = PNGHeader.size(in: data) {
      (width, height, mediaType, orientation) = (size.width, size.height, "image/png", .up)
    } else if let header = JPEGHeader(data) {
      (width, height, mediaType, orientation) = (header.width, header.height, "image/jpeg", header.orientation)
    } else {
      return nil
    }
    self.data = data
  }
}
