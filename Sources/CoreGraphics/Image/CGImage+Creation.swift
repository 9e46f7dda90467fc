extension CGImage {
  // MARK: - Creating Images

  /// Creates an image from bytes.
  ///
  /// The colors are RGB or gray.
  ///
  /// - Note: Components have eight bits here. The result is `nil` for other sizes, and for other color spaces.
  /// - Parameters:
  ///   - width: The width, in pixels.
  ///   - height: The height, in pixels.
  ///   - bitsPerComponent: The number of bits of a component.
  ///   - bitsPerPixel: The number of bits of a pixel.
  ///   - bytesPerRow: The number of bytes of a row, which can be larger than that of its pixels.
  ///   - space: The color space. Displays interpret the colors of all spaces as sRGB.
  ///   - bitmapInfo: The position of the alpha component and the byte order.
  ///   - provider: The provider of the bytes. The result is `nil` if it has too few.
  ///   - decode: For each component, the values that the smallest and the largest number mean; `nil` for 0 and 1, which
  ///     are the only ones here.
  ///   - shouldInterpolate: A Boolean value that indicates whether the pixels are smoothed if the image is scaled.
  ///   - intent: The adjustment of the colors to a device.
  public convenience init?(
    width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int, space: CGColorSpace,
    bitmapInfo: CGBitmapInfo, provider: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
    intent: CGColorRenderingIntent
  ) {
    guard bitsPerComponent == 8, Self.isPlain(decode, space),
      let layout = PixelLayout(
        bitsPerPixel: bitsPerPixel, bytesPerRow: bytesPerRow, space: space, bitmapInfo: bitmapInfo),
      let bytes = provider.data, let bitmap = PixelBitmap(width: width, height: height, layout: layout, bytes: bytes)
    else { return nil }
    self.init(bitmap, shouldInterpolate: shouldInterpolate, intent: intent)
  }

  /// Creates an image from a PNG file.
  ///
  /// Returns `nil` if the data has another format.
  ///
  /// - Parameters:
  ///   - source: The provider of the file.
  ///   - decode: The values of the components; `nil` for those of the file, which are the only ones here.
  ///   - shouldInterpolate: A Boolean value that indicates whether the pixels are smoothed if the image is scaled.
  ///   - intent: The adjustment of the colors to a device.
  public convenience init?(
    pngDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
    intent: CGColorRenderingIntent
  ) {
    guard let data = source.data, PNGHeader(data) != nil, Self.isPlain(decode, .ofDisplays) else { return nil }
    self.init(encoded: data, shouldInterpolate: shouldInterpolate, intent: intent)
  }

  /// Creates an image from a JPEG file.
  ///
  /// Returns `nil` if the data has another format.
  ///
  /// - Parameters:
  ///   - source: The provider of the file.
  ///   - decode: The values of the components; `nil` for those of the file, which are the only ones here.
  ///   - shouldInterpolate: A Boolean value that indicates whether the pixels are smoothed if the image is scaled.
  ///   - intent: The adjustment of the colors to a device.
  public convenience init?(
    jpegDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
    intent: CGColorRenderingIntent
  ) {
    guard let data = source.data, JPEGHeader(data) != nil, Self.isPlain(decode, .ofDisplays) else { return nil }
    self.init(encoded: data, shouldInterpolate: shouldInterpolate, intent: intent)
  }

  /// Returns whether components have their usual values.
  private static func isPlain(_ decode: UnsafePointer<CGFloat>?, _ space: CGColorSpace) -> Bool {
    guard let decode else { return true }
    return (0..<space.numberOfComponents).allSatisfy { decode[2 * $0] == 0 && decode[2 * $0 + 1] == 1 }
  }
}
