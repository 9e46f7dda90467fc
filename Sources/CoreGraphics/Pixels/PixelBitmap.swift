import Synchronization

/// The bytes of an image, and their meaning.
package final class PixelBitmap: Sendable {
  let width: Int
  let height: Int
  let layout: PixelLayout
  let bytes: Data
  private let file = Mutex<Data?>(nil)

  /// Creates a bitmap; returns `nil` if there are too few bytes.
  init?(width: Int, height: Int, layout: PixelLayout, bytes: Data) {
    let (row, overflow) = width.multipliedReportingOverflow(by: layout.size)
    guard width > 0, height > 0, !overflow, layout.bytesPerRow >= row else { return nil }
    // The last row need not be complete.
    let (before, tooMany) = (height - 1).multipliedReportingOverflow(by: layout.bytesPerRow)
    guard !tooMany, bytes.count - row >= before else { return nil }
    (self.width, self.height, self.layout, self.bytes) = (width, height, layout, bytes)
  }

  /// The image as a PNG file.
  var png: Data {
    if let file = file.withLock({ $0 }) { return file }
    let pixels = straightPixels
    let isOpaque = layout.bitmapInfo.alphaInfo?.isOpaque == true
    let data = PNGEncoder.data(pixels, width: width, height: height, isOpaque: isOpaque)
    PixelPictureCache.store(pixels, of: data)
    file.withLock { $0 = data }
    return data
  }

  /// The pixels with four bytes each: red, green, blue, and the opacity, by which the colors are not multiplied.
  var straightPixels: [UInt8] {
    var result = [UInt8](repeating: 0, count: 4 * width * height)
    bytes.withUnsafeBytes { source in
      guard let base = source.baseAddress else { return }
      for y in 0..<height {
        for x in 0..<width {
          let pixel = layout.pixel(at: base + y * layout.bytesPerRow + x * layout.size).straight
          for index in 0..<4 { result[4 * (y * width + x) + index] = UInt8((min(1, pixel[index]) * 255).rounded()) }
        }
      }
    }
    return result
  }
}

extension PixelBitmap: Equatable {
  package static func == (lhs: PixelBitmap, rhs: PixelBitmap) -> Bool {
    lhs === rhs
      || lhs.width == rhs.width && lhs.height == rhs.height && lhs.layout == rhs.layout && lhs.bytes == rhs.bytes
  }
}
