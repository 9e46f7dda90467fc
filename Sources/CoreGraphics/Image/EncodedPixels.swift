/// The pixels of image files.
enum EncodedPixels {
  /// Returns the width and the height of a file; `nil` if it is neither a PNG nor a JPEG file.
  ///
  /// The result is also `nil` for a file whose orientation rotates its pixels.
  static func uprightSize(of data: Data) -> (Int, Int)? {
    if let header = PNGHeader(data) { return (header.width, header.height) }
    guard let header = JPEGHeader(data), header.orientation == 1 else { return nil }
    return (header.width, header.height)
  }

  /// Returns four bytes for each pixel: red, green, blue, and the opacity, by which the colors are not multiplied.
  ///
  /// The result is `nil` if the file cannot be decoded.
  static func pixels(of data: Data) -> [UInt8]? {
    PNGHeader(data) == nil ? JPEGDecoder.pixels(of: data) : PNGDecoder.pixels(of: data)
  }
}
