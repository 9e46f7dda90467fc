/// A picture made of pixels, kept as it was encoded.
public final class CGImage: Sendable {
  /// How many pixels the picture has across.
  public let width: Int
  /// How many pixels the picture has down.
  public let height: Int
  /// The encoded picture.
  package let data: Data
  /// The encoding, as the web names it.
  package let mediaType = "image/png"

  /// Reads the size of a PNG; nil if the data are something else.
  package init?(png data: Data) {
    guard let size = PNGHeader.size(in: data) else { return nil }
    self.data = data
    width = size.width
    height = size.height
  }
}
